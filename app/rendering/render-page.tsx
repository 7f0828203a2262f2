import { setImmediate } from 'node:timers/promises'
import { type AnyRouteMatch, type AnyRouter, isNotFound } from '@tanstack/react-router'
import {
  defineHandlerCallback,
  getSsrStatus,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server'
import { StartServer } from '@tanstack/react-start/server'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import { developerMessage } from '#src/site/developer-message.ts'
import { toFailure } from '#src/site/failure.ts'
import { reportFailure } from '#src/site/report.ts'
import { developerNotes } from '../errors/developer-notes.ts'
import { htmlResponse, staticStatusPage } from '../errors/static-status-page.ts'
import { withMachineHead } from './machine-head.ts'

/** Renders the loaded page as one buffered string; a component that throws turns it into the status page. */
export const renderPage = defineHandlerCallback(async ({ router, responseHeaders, request }) => {
  // the loaders have brought everything: Query ends its stream, in a later task, before the page is rendered, and needs no
  // script of its own behind it
  router.serverSsr?.setRenderFinished()
  await setImmediate()
  let html: string
  try {
    html = renderToString(<StartServer router={router} />)
  } catch (error) {
    return renderFailure(router, responseHeaders, error)
  }
  if (html.includes(abandoned)) return renderFailure(router, responseHeaders, await errorOf(router, request))
  try {
    const page = loadScriptsLate(withMachineHead(html, router), router)
    // adds the doctype and the data the page is hydrated with
    const whole = await transformHtmlStringWithRouter(router, page)
    return new Response(whole, { status: statusOf(router), headers: responseHeaders })
  } finally {
    router.serverSsr?.cleanup()
  }
})

/** Router's own is 500 for every error. */
function statusOf(router: AnyRouter): number {
  const failed = router.state.matches.find(({ status }) => status === 'error')
  return failed ? toFailure(failed.error).status : getSsrStatus(router)
}

// React's mark for a boundary it gave up on. Without this check the answer would be a 200 with a hole in it.
const abandoned = '<!--$!-->'

/** The page again with the status page in place of its content, and without scripts: hydrating it would throw again. */
function renderFailure(router: AnyRouter, headers: Headers, error: unknown): Response {
  const { status } = toFailure(error)
  // a component may say late that there is nothing here: an answer, not a failure
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

/** React tells what was thrown only to a stream's `onError`, so a broken page is rendered once more to learn it. */
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
 * Loads the page's modules after its first paint: fetched from the head they compete with what the first screen waits
 * for, and LCP of a phone was 2.07 s instead of 1.06. A browser that never reports a paint gets them after 500 ms.
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

/** The chunks of the matched routes, by the framework's manifest. */
function preloadsOf(router: AnyRouter): string[] {
  const matches: AnyRouteMatch[] = router.state.matches
  // where there is no page, the one that is not shown is not fetched
  const shown = matches.filter(({ status }) => status !== 'notFound')
  const links = shown.flatMap(({ routeId }) => router.ssr?.manifest?.routes[routeId]?.preloads ?? [])
  return links.map((link) => (typeof link === 'string' ? link : link.href))
}

/**
 * The entry's tag has the attributes the framework gives it: hydration finds it where it expects it. A browser before the
 * promised ones has no `CSSContainerRule`; its page stays as it came, with the one script that opens menus.
 */
function loader(src: string | undefined, preloads: readonly string[]): string {
  return `{let load=()=>{load=()=>{};if(!self.CSSContainerRule)return import("${import.meta.env.PLAIN_SCRIPT}");for(let href of ${JSON.stringify(preloads)})\
document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));\
document.body.append(Object.assign(document.createElement("script"),{type:"module",src:${JSON.stringify(src)}}))};\
new PerformanceObserver(()=>load()).observe({type:"paint",buffered:true});setTimeout(()=>load(),500);\
document.currentScript.remove()}`
}
