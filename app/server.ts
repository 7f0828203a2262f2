import { createStartHandler } from '@tanstack/react-start/server'
import { createServerEntry } from '@tanstack/react-start/server-entry'
import { indexNowKeyFile } from '#src/links/index-now-key.ts'
import { flushViews } from '#src/news/view-counts.server.ts'
import { renewSearch } from '#src/search/live-index.server.ts'
import { siteEnv } from '#src/site/env.ts'
import { toFailure } from '#src/site/failure.ts'
import { reportFailure } from '#src/site/report.ts'
import { closeInbox } from '#src/trial/inbox.server.ts'
import { inboxMetrics } from '#src/trial/inbox-metrics.server.ts'
import { startRelay } from '#src/trial/relay.server.ts'
import { doorMetrics } from '#src/upstream/call.server.ts'
import { watchContent } from '#src/upstream/watch-content.server.ts'
import { isPage } from './is-page.ts'
import { recordDocument } from './record-document.ts'
import { renderPage } from './render-page.tsx'
import { htmlResponse, staticStatusPage } from './shell/static-status-page.ts'
import { createSiteLinks } from './site-links.ts'

/** What the host tells the site besides requests. */
type AppLife = {
  start: (host: { purgePages(): number }) => void
  sent: (pathname: string) => void
  isPage: (pathname: string) => boolean
  metrics: () => string
  close: () => Promise<void>
}

const handle = createStartHandler(renderPage)
let links: ReturnType<typeof createSiteLinks> | undefined
let stopWatching: (() => void) | undefined

const entry = createServerEntry({
  fetch: async (request, options) => {
    try {
      return withRetryAfter(await handle(request, options))
    } catch (error) {
      if (request.signal.aborted) throw error
      const { status } = toFailure(error)
      reportFailure(error, 'request')
      return htmlResponse(staticStatusPage(status), status)
    }
  },
})

/** What the host serves. Whatever escapes the framework is still a page in both languages, never its JSON. */
export default {
  fetch(...[request, options]: Parameters<typeof entry.fetch>) {
    const { pathname } = new URL(request.url)
    // Start answers a path that cannot be decoded with an empty 400
    if (!isDecodable(pathname)) return htmlResponse(staticStatusPage(400), 400)
    // it takes the place of the function that an address leaves empty for an error of its own
    if (/^\/_serverFn\/(\/|$)/.test(pathname)) return htmlResponse(staticStatusPage(404), 404)
    return indexNowKeyFile(pathname, siteEnv().indexNowKey) ?? entry.fetch(request, options)
  },
  /** The host tells every page it has sent with a 200, from its cache or not. */
  sent: recordDocument,
  isPage,
  /**
   * Called once when the process starts: what waits in the inbox since the last one is delivered, and pages are made
   * anew, and search engines told of them, when the content behind them changes.
   */
  start: (host) => {
    startRelay()
    stopWatching = watchContent(() => {
      host.purgePages()
      void links?.push()
      void renewSearch()
    })
    links = createSiteLinks()
    void links.push()
    // after the first visitors: whoever searches before that waits a moment
    setTimeout(renewSearch, 5_000).unref()
  },
  metrics: siteMetrics,
  /** Called once before the process ends. */
  close: async () => {
    stopWatching?.()
    links?.stop()
    await flushViews()
    closeInbox()
  },
} satisfies typeof entry & AppLife

/** A page that cannot be shown now says when to ask again: search engines and monitors come back by it. */
function withRetryAfter(response: Response): Response {
  if (response.status !== 503 || response.headers.has('retry-after')) return response
  const headers = new Headers(response.headers)
  headers.set('retry-after', '30')
  return new Response(response.body, { status: 503, headers })
}

/** What the app counts, for whoever runs it. */
function siteMetrics(): string {
  return doorMetrics() + inboxMetrics()
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}
