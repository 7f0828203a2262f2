import { createStartHandler } from '@tanstack/react-start/server'
import { createServerEntry } from '@tanstack/react-start/server-entry'
import { layOver } from '#i18n/edits.ts'
import { renderFramesBy } from '#i18n/framed-page.ts'
import { overlayWords } from '#i18n/load-words.ts'
import { renewAnnouncements } from '#src/announcements/announcements.server.ts'
import { indexNowKeyFile } from '#src/links/push-links.server.ts'
import { answerMissing } from '#src/redirects/answer-missing.server.ts'
import { siteEnv } from '#src/site/env.ts'
import { toFailure } from '#src/site/failure.ts'
import { reportFailure } from '#src/site/report.ts'
import type { RequestContext } from '#src/site/request-context.ts'
import { isSearchName } from '#src/site/routing/search-names.ts'
import { forbidVisitorHeaders, readsVisitor } from '#src/site/visitor/reads-visitor.ts'
import { answerWords } from '#src/words/answer-words.server.ts'
import { layKnown, layPublished } from '#src/words/published-words.server.ts'
import { developerNotes } from './errors/developer-notes.ts'
import { htmlResponse, staticStatusPage } from './errors/static-status-page.ts'
import { renderPage } from './rendering/render-page.tsx'
import { startServices } from './services.ts'

overlayWords(layOver)

const handle = createStartHandler(renderPage)
let services: ReturnType<typeof startServices> | undefined

const entry = createServerEntry({
  fetch: async (request, options) => {
    try {
      return await handle(request, options)
    } catch (error) {
      // `server/` answers an aborted request; Vite's middleware would print it
      if (request.signal.aborted && import.meta.env.DEV) return new Response(null, { status: 499 })
      if (request.signal.aborted) throw error
      const { status } = toFailure(error)
      reportFailure(error, 'request')
      return htmlResponse(staticStatusPage(status) + developerNotes(error), status)
    }
  },
})

renderFramesBy((request) => entry.fetch(request, {}))

type Options = { context?: RequestContext }

declare module '@tanstack/react-router' {
  interface Register {
    server: { requestContext: RequestContext | undefined }
  }
}

// `server/` starts the services in production; Vite re-evaluates this module after an edit
if (import.meta.hot) {
  void layPublished()
  services = startServices(() => {})
  const stop = () => void services?.stop()
  import.meta.hot.on('vite:beforeFullReload', stop)
  import.meta.hot.on('site:closing', stop)
}

/** Entry for `server/`, see `server/site.ts`. Errors that escape the framework get a status page in both languages. */
export default {
  fetch(request: Request, options?: Options) {
    const { pathname } = new URL(request.url)
    if (import.meta.env.DEV && request.method === 'GET' && !readsVisitor(pathname))
      forbidVisitorHeaders(request)
    // Start answers an undecodable path with an empty 400
    if (!isDecodable(pathname)) return htmlResponse(staticStatusPage(400), 400)
    // `notFound()` in the route would still preload its chunk
    if (/^\/admin(\/|$)/.test(pathname) && !siteEnv().admin) return htmlResponse(staticStatusPage(404), 404)
    // Start throws on an empty function id
    if (/^\/_serverFn\/(\/|$)/.test(pathname)) return htmlResponse(staticStatusPage(404), 404)
    const file = indexNowKeyFile(pathname, siteEnv().indexNowKey) ?? answerWords(pathname)
    return file ?? answer(request, options)
  },
  statusPage: staticStatusPage,
  prepare: async () => {
    await layKnown()
    await Promise.all([layPublished(), renewAnnouncements()])
  },
  start: ({ purgePages }: { purgePages(): void }) => {
    services = startServices(purgePages)
  },
  metrics: () => services?.metrics() ?? '',
  close: async () => services?.stop(),
}

/** Editors' redirects apply only where there is no page; those of a shared render get what it was not given. */
async function answer(request: Request, options?: Options): Promise<Response> {
  const response = await entry.fetch(request, options ?? {})
  if (request.method !== 'GET') return response
  const { pathname, search } = new URL(request.url)
  const { query, method, isVisit } = options?.context?.line ?? { query: search, method: request.method }
  const location = response.headers.get('location')
  if (query !== search && location?.startsWith('/'))
    response.headers.set('location', withUndeclared(location, query))
  if (response.status !== 404) return response
  const redirect = await answerMissing(pathname, query, method === 'GET' && isVisit === true)
  if (redirect) await response.body?.cancel()
  return redirect ?? response
}

/** A redirect's target with the parameters that a shared render is not given (`cacheKey`), as of campaigns. */
function withUndeclared(location: string, query: string): string {
  const target = new URL(location, siteEnv().publicOrigin)
  const undeclared = [...new URLSearchParams(query)].filter(
    ([name]) => !isSearchName(name) && !target.searchParams.has(name),
  )
  if (undeclared.length === 0) return location
  for (const [name, value] of undeclared) target.searchParams.append(name, value)
  return target.pathname + target.search + target.hash
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}
