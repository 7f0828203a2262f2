// dev only: HMR does not reach a page whose modules failed to load
import.meta.hot?.on('site:edited', () => location.reload())
