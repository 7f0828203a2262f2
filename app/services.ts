import { join } from 'node:path'
import { Registry } from 'prom-client'
import { nextEnd, renewAnnouncements } from '#src/announcements/announcements.server.ts'
import { sitemapAddresses } from '#src/discovery/sitemap.server.ts'
import { createLinkPusher, type LinkPusher, linkTargets } from '#src/links/push-links.server.ts'
import { flushViews } from '#src/news/view-counts.server.ts'
import { renewSearch } from '#src/search/live-index.server.ts'
import { siteEnv } from '#src/site/env.ts'
import { reportFailure } from '#src/site/report.ts'
import { closeInbox, measureInbox } from '#src/trial/inbox.server.ts'
import { deliverDue, startRelay } from '#src/trial/relay.server.ts'
import { reportPush } from '#src/upstream/deliveries.server.ts'
import { flushFigures } from '#src/upstream/figures.server.ts'
import { startRevocations } from '#src/upstream/session/session.server.ts'
import { upstreamMetrics } from '#src/upstream/upstream-metrics.server.ts'
import { watchContent } from '#src/upstream/watch-content.server.ts'
import { layPublished } from '#src/words/published-words.server.ts'

/** Ms after the start; an earlier search waits for the index. */
const firstIndex = 5_000

/**
 * Composition root of the background work: inbox delivery, content refresh of caches and search index, IndexNow.
 * @returns `metrics` as Prometheus text, and `stop`, to call after the last response
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
  let ending: ReturnType<typeof setTimeout> | undefined
  // of announcements, also while the upstream is away
  const endInTime = () => {
    clearTimeout(ending)
    const end = nextEnd()
    if (stopped || end === undefined) return
    const purge = () => {
      purgePages()
      endInTime()
    }
    // in days: longer ones overflow
    ending = setTimeout(purge, Math.min(end - Date.now(), 20 * 24 * 3_600_000)).unref()
  }
  const renew = async () => {
    const renewed = await Promise.all([layPublished(), renewAnnouncements()])
    if (renewed.some(Boolean)) purgePages()
    endInTime()
    if (!stopped) await renewSearch()
  }
  const renewContent = () =>
    void renew().catch((error) => {
      // during shutdown, modules and files may be closed already
      if (!stopped) reportFailure(error, 'search index')
    })
  const firstRound = setTimeout(renewContent, firstIndex).unref()
  const stopWatching = watchContent(() => {
    purgePages()
    void links.push()
    renewContent()
  })
  return {
    metrics: () => registry.metrics(),
    stop: async () => {
      stopped = true
      clearTimeout(firstRound)
      clearTimeout(ending)
      stopWatching()
      links.stop()
      await Promise.all([flushViews(), flushFigures()])
      await deliverDue().catch((error) => reportFailure(error, 'trial relay'))
      closeInbox()
    },
  }
}

/** Submits new URLs to the configured search engines; none where the site must not be indexed. */
function createSiteLinks(): LinkPusher {
  const env = siteEnv()
  return createLinkPusher({
    targets: env.indexing ? linkTargets(env) : [],
    list: sitemapAddresses,
    file: join(env.dataDir, 'pushed-links.json'),
    onResult: reportPush,
  })
}
