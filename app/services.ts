import { join } from 'node:path'
import { Registry } from 'prom-client'
import { sitemapAddresses } from '#src/discovery/sitemap.server.ts'
import { createLinkPusher, type LinkPusher, linkTargets } from '#src/links/push-links.server.ts'
import { flushViews } from '#src/news/view-counts.server.ts'
import { renewSearch } from '#src/search/live-index.server.ts'
import { siteEnv } from '#src/site/env.ts'
import { reportFailure } from '#src/site/report.ts'
import { closeInbox, measureInbox } from '#src/trial/inbox.server.ts'
import { deliverDue, startRelay } from '#src/trial/relay.server.ts'
import { flushFigures } from '#src/upstream/figures.server.ts'
import { startRevocations } from '#src/upstream/session/session.server.ts'
import { upstreamMetrics } from '#src/upstream/upstream-metrics.server.ts'
import { watchContent } from '#src/upstream/watch-content.server.ts'
import { publishedPages } from './addresses/published-pages.ts'

/** Milliseconds after the start; an earlier search waits for the index. */
const firstIndex = 5_000

/**
 * Composition root of what runs beside requests: delivers applications that wait in the inbox, and has pages, search
 * index and search engines follow the content.
 * @param purgePages has the page cache render its pages anew
 * @returns `metrics`, as text for Prometheus, and `stop`, to be called when the last request is answered
 */
export function startServices(purgePages: () => void) {
  const registry = new Registry()
  for (const metric of Object.values(upstreamMetrics)) registry.registerMetric(metric)
  startRelay()
  startRevocations()
  measureInbox(registry)
  const links = createSiteLinks()
  void links.push()
  let stopped = false
  // a round that is under way at the end may find modules and files closed
  const renew = () =>
    void renewSearch().catch((error) => {
      if (!stopped) reportFailure(error, 'search index')
    })
  const firstRound = setTimeout(renew, firstIndex).unref()
  const stopWatching = watchContent(() => {
    purgePages()
    void links.push()
    renew()
  })
  return {
    metrics: () => registry.metrics(),
    stop: async () => {
      stopped = true
      clearTimeout(firstRound)
      stopWatching()
      links.stop()
      await Promise.all([flushViews(), flushFigures()])
      await deliverDue().catch((error) => reportFailure(error, 'trial relay'))
      closeInbox()
    },
  }
}

/** Tells the search engines in the settings of the site's new addresses; a site that must not be found tells nobody. */
function createSiteLinks(): LinkPusher {
  const env = siteEnv()
  return createLinkPusher({
    targets: env.indexing ? linkTargets(env) : [],
    list: () => sitemapAddresses(publishedPages),
    file: join(env.dataDir, 'pushed-links.json'),
  })
}
