import { createStartHandler } from '@tanstack/react-start/server'
import { createServerEntry } from '@tanstack/react-start/server-entry'
import { toFailure } from '#src/site/failure.ts'
import { reportFailure } from '#src/site/report.ts'
import { renderPage } from './render-page.tsx'
import { htmlResponse, staticStatusPage } from './shell/static-status-page.ts'

const handle = createStartHandler(renderPage)

/** Whatever escapes the framework is still a page in both languages, never its JSON. */
export default createServerEntry({
  fetch: async (request, options) => {
    if (!isDecodable(new URL(request.url).pathname)) return htmlResponse(staticStatusPage(400), 400)
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

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}
