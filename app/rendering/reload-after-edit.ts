// dev only: HMR does not reach a page whose modules failed to load
import.meta.hot?.on('site:edited', () => location.reload())

// an edit that came before this page listened
const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
if (document && document.responseStatus >= 500)
  // biome-ignore lint/style/noRestrictedGlobals: of this page, in the browser
  void fetch(location.href).then(({ ok }) => ok && location.reload())
