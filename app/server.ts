import { createStartHandler } from '@tanstack/react-start/server'
import { createServerEntry } from '@tanstack/react-start/server-entry'
import { flushViews } from '#src/news/view-counts.server.ts'
import { toFailure } from '#src/site/failure.ts'
import { reportFailure } from '#src/site/report.ts'
import { closeInbox } from '#src/trial/inbox.server.ts'
import { startRelay } from '#src/trial/relay.server.ts'
import { recordDocument } from './record-document.ts'
import { renderPage } from './render-page.tsx'
import { htmlResponse, staticStatusPage } from './shell/static-status-page.ts'

/** What the host tells the site besides requests. */
type AppLife = { start: () => void; sent: (pathname: string) => void; close: () => Promise<void> }

const handle = createStartHandler(renderPage)

const entry = createServerEntry({
  fetch: async (request, options) => {
    try {
      return await handle(request, options)
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
    // Start answers a path that cannot be decoded with an empty 400
    if (!isDecodable(new URL(request.url).pathname)) return htmlResponse(staticStatusPage(400), 400)
    return entry.fetch(request, options)
  },
  /** The host tells every page it has sent with a 200, from its cache or not. */
  sent: recordDocument,
  /** Called once when the process starts: what waits in the inbox since the last one is delivered. */
  start: startRelay,
  /** Called once before the process ends. */
  close: async () => {
    await flushViews()
    closeInbox()
  },
} satisfies typeof entry & AppLife

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}
