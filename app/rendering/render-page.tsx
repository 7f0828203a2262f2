import { type AnyRouteMatch, type AnyRouter, isNotFound } from '@tanstack/react-router'
import {
  defineHandlerCallback,
  getSsrStatus,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server'
import { StartServer } from '@tanstack/react-start/server'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import { renderFramed } from '#i18n/framed-page.ts'
import { developerMessage } from '#src/site/developer-message.ts'
import { toFailure } from '#src/site/failure.ts'
import { reportFailure } from '#src/site/report.ts'
import { developerNotes } from '../errors/developer-notes.ts'
import { htmlResponse, staticStatusPage } from '../errors/static-status-page.ts'
import { withMachineHead } from './machine-head.ts'

/** Buffers the whole page, so that a component that throws still yields the status page. */
export const renderPage = defineHandlerCallback(async ({ router, responseHeaders, request }) => {
  let html: string
  try {
    html = renderFramed(request, () => renderToString(<StartServer router={router} />))
  } catch (error) {
    return renderFailure(router, responseHeaders, error)
  }
  if (html.includes(abandoned)) return renderFailure(router, responseHeaders, await errorOf(router, request))
  try {
    const page = loadScriptsLate(await withMachineHead(html, router), router)
    // adds the doctype and the dehydrated data
    const whole = await transformHtmlStringWithRouter(router, page)
    return new Response(whole, { status: statusOf(router), headers: responseHeaders })
  } finally {
    router.serverSsr?.cleanup()
  }
})

function statusOf(router: AnyRouter): number {
  const failed = router.state.matches.find(({ status }) => status === 'error')
  return failed ? toFailure(failed.error).status : getSsrStatus(router)
}

// React's marker of a failed Suspense boundary; unchecked, the answer would be a 200 with a gap
const abandoned = '<!--$!-->'

/** The status page in place of the content, without scripts: hydration would throw again. */
function renderFailure(router: AnyRouter, headers: Headers, error: unknown): Response {
  const { status } = toFailure(error)
  // `notFound()` from a component is an answer, not a failure
  const requestId = isNotFound(error) ? undefined : reportFailure(error, router.state.location.pathname)
  headers.set('cache-control', 'no-store')
  try {
    const message = developerMessage(error)
    const renderFailure = { status, requestId, message }
    router.update({ context: { ...router.options.context, renderFailure } })
    const html = renderToString(<StartServer router={router} />)
    if (!html.includes(abandoned)) return new Response(`<!DOCTYPE html>${html}`, { status, headers })
  } catch (second) {
    reportFailure(second, 'status page')
  } finally {
    router.serverSsr?.cleanup()
  }
  return htmlResponse(staticStatusPage(status) + developerNotes(error), status)
}

/** React reports what was thrown only to a stream's `onError`, so a failed page is rendered once more to get the error. */
async function errorOf(router: AnyRouter, request: Request): Promise<unknown> {
  let thrown: unknown = 'a component could not be rendered'
  const stream = await renderToReadableStream(<StartServer router={router} />, {
    signal: request.signal,
    onError: (error) => {
      thrown = error
    },
  })
  await stream.allReady
  await stream.cancel()
  return thrown
}

/**
 * Loads module scripts after first paint: from the head they compete with the first screen (LCP on a phone 2.07 s
 * instead of 1.06 s). Without a paint entry they load after 500 ms.
 */
function loadScriptsLate(html: string, router: AnyRouter): string {
  const entry = entryScript.exec(html)
  const [tag, src] = entry ?? []
  if (!entry || tag === undefined) return html
  const nonce = router.options.ssr?.nonce
  const preloads = preloadsOf(router).filter((href) => href !== src)
  const script = `<script${nonce === undefined ? '' : ` nonce="${nonce}"`}>${loader(src, preloads)}</script>`
  return html.slice(0, entry.index) + script + html.slice(entry.index + tag.length)
}

const entryScript = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/

function preloadsOf(router: AnyRouter): string[] {
  const matches: AnyRouteMatch[] = router.state.matches
  // skips the chunk of the page that was not found
  const shown = matches.filter(({ status }) => status !== 'notFound')
  const links = shown.flatMap(({ routeId }) => router.ssr?.manifest?.routes[routeId]?.preloads ?? [])
  return links.map((link) => (typeof link === 'string' ? link : link.href))
}

/** Keeps the framework's attributes, which hydration looks up. Without `CSSContainerRule` only the menu script loads. */
function loader(src: string | undefined, preloads: readonly string[]): string {
  return `{let load=()=>{load=()=>{};if(!self.CSSContainerRule)return import("${import.meta.env.PLAIN_SCRIPT}");for(let href of ${JSON.stringify(preloads)})\
document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));\
document.body.append(Object.assign(document.createElement("script"),{type:"module",src:${JSON.stringify(src)}}))};\
new PerformanceObserver(()=>load()).observe({type:"paint",buffered:true});setTimeout(()=>load(),500);\
document.currentScript.remove()}`
}
