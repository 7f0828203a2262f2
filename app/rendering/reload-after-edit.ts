// for `npm run dev`: an update does not reach a page whose modules could not be loaded
import.meta.hot?.on('site:edited', () => location.reload())
