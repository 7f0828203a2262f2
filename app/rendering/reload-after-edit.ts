// dev only: HMR does not reach a page whose modules failed to load
import.meta.hot?.on('site:edited', () => location.reload())

// an edit that came before this page listened has healed it already
const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
if (page && page.responseStatus >= 500)
  // biome-ignore lint/style/noRestrictedGlobals: this page, in the browser
  void fetch(location.href).then(({ ok }) => ok && location.reload())
