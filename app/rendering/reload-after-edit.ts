// for `npm run dev`: a failure page has no modules of its own that an update could replace
import.meta.hot?.on('vite:afterUpdate', () => location.reload())
