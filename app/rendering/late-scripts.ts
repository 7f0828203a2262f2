import type { AnyRouteMatch, AnyRouter } from '@tanstack/react-router'

/**
 * Loads the page's modules after its first paint: fetched from the head they compete with what the first screen waits
 * for, and LCP of a phone was 2.07 s instead of 1.06. A browser that never reports a paint gets them after 500 ms.
 */
export function loadScriptsLate(html: string, router: AnyRouter): string {
  const entry = entryScript.exec(html)
  const [tag, src] = entry ?? []
  if (!entry || tag === undefined) return html
  const nonce = router.options.ssr?.nonce
  const script = `<script${nonce === undefined ? '' : ` nonce="${nonce}"`}>${loader(src, preloadsOf(router))}</script>`
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

/** The entry's tag has the attributes the framework gives it: hydration finds it where it expects it. */
function loader(src: string | undefined, preloads: readonly string[]): string {
  return `{let add=(parent,name,attributes)=>parent.append(Object.assign(document.createElement(name),attributes)),\
load=()=>{load=()=>{};for(let href of ${JSON.stringify(preloads)})add(document.head,"link",{rel:"modulepreload",href});\
add(document.body,"script",{type:"module",src:${JSON.stringify(src)}})};\
new PerformanceObserver(()=>load()).observe({type:"paint",buffered:true});setTimeout(()=>load(),500);\
document.currentScript.remove()}`
}
