import type { AnyRouteMatch, AnyRouter } from '@tanstack/react-router'
import { wordsFile, wordsFolder, wordsVersion } from '#i18n/word-files.ts'
import { openAtSection, opensAtSection } from './open-at-section.ts'
import type { PageText } from './page-text.ts'
import { wordsOfMatches } from './words-of-matches.ts'

/**
 * Has the page's scripts fetched after its first paint, and makes one of the inline scripts at its end. Named in the
 * head they are fetched at once, and share a phone's line with the styles and the face the first screen waits for;
 * nothing a visitor sees needs them. Each inline script costs the page's policy a hash, which nothing compresses.
 */
export function loadScriptsLate(page: PageText, router: AnyRouter): PageText {
  const at = page.end.lastIndexOf('<script type="module"')
  if (at < 0) return page
  const end = page.end.indexOf(close, at) + close.length
  const [, src] = / src="([^"]+)"/.exec(page.end.slice(at, end)) ?? []
  if (src === undefined) return page
  const nonce = router.options.ssr?.nonce
  const routes = () => [{ preloads: preloadsOf(router), scripts: [{ attrs: { type: 'module', src } }] }]
  const others = page.end.slice(0, at) + page.end.slice(end)
  return { ...page, end: withOneScript(others, nonce, routes, router.stores.matches.get()) }
}

const close = '</script>'

function preloadsOf(router: AnyRouter): string[] {
  const matches: AnyRouteMatch[] = router.stores.matches.get()
  return matches.flatMap(({ routeId }) =>
    (router.ssr?.manifest?.routes[routeId]?.preloads ?? []).map((link) =>
      typeof link === 'string' ? link : link.href,
    ),
  )
}

/**
 * The files of words the page is hydrated with; while developing they are modules. Without their folder: who looks in a
 * page for what ends in `.js` there would ask for the beginning of `.json`.
 */
function wordsOf(matches: readonly AnyRouteMatch[]): string[] {
  const { locales, namespaces } = wordsOfMatches(matches)
  const names = wordsVersion ? (['root', ...namespaces] as const) : []
  return locales.flatMap((locale) => names.map((name) => wordsFile(locale, name)))
}

/**
 * Fetches what the routes of the page name, by the tags as the framework writes them, so that it finds its own, each in a
 * task of its own: a tag takes a phone some milliseconds. A page in a window nobody looks at is never painted, and its tasks
 * would come once a second: there all come in one. A browser may keep it to itself when it paints. The words come beside
 * the scripts and not after them: when what every page has is being fetched.
 * @param routes an expression, the first of them what every page has
 */
function loader(routes: string, words: readonly string[]): string {
  return `{let d=document,t=(n,a)=>Object.assign(d.createElement(n),a),\
q=${routes}.flatMap(({preloads:p,scripts:s},i)=>[\
...(p||[]).map(href=>t("link",{rel:"modulepreload",href,fetchPriority:"low"})),\
...(s||[]).map(({attrs})=>t("script",attrs)),\
...i?[]:${JSON.stringify(words)}.map(f=>t("link",{rel:"preload",as:"fetch",crossOrigin:"",href:"${wordsFolder}"+f}))]),\
n=()=>{let e=q.shift();e&&((e.rel?d.head:d.body).append(e),d.hidden?n():setTimeout(n))};\
new PerformanceObserver(n).observe({type:"paint",buffered:!0});setTimeout(n,500)}`
}

/**
 * The inline scripts that stand last in the body as one, which removes itself as each of them did, with what fetches the
 * others. The framework's data name those already, except where it keeps its data for them: with a failure among these.
 */
function withOneScript(
  html: string,
  nonce: string | undefined,
  routes: () => readonly object[],
  matches: readonly AnyRouteMatch[],
): string {
  const bodyEnd = html.lastIndexOf('</body>')
  let start = bodyEnd
  const texts: string[] = []
  while (html.endsWith(close, start)) {
    const at = html.lastIndexOf('<script', start - close.length)
    const textAt = html.indexOf('>', at) + 1
    if (!isOurs(html.slice(at, textAt), nonce)) break
    const text = html.slice(textAt, start - close.length)
    if (!text.includes(streamMark)) texts.unshift(text.replace(removal, 'document.currentScript.remove()'))
    start = at
  }
  const named = texts.some((text) => text.includes(dataAtOnce))
  const fetching = loader(
    named ? 'Object.values($_TSR.router.manifest.routes)' : JSON.stringify(routes()),
    wordsOf(matches),
  )
  const open = nonce === undefined ? '<script>' : `<script nonce="${nonce}">`
  const opening = opensAtSection(matches) ? [openAtSection] : []
  const all = [...texts, ...opening, fetching].join(';')
  return html.slice(0, start) + open + all + close + html.slice(bodyEnd)
}

const dataAtOnce = ';$_TSR.router='

/** The framework removes what it sent in parts before the last of them: they are one here. */
const removal =
  "{let s=document.currentScript,p;while((p=s.previousElementSibling)&&p.hasAttribute('data-tsr-stream-part'))p.remove();s.remove()}"

/** In a script that does nothing else: what follows it may come later where a page is sent bit by bit. Ours comes at once. */
const streamMark = '/*$tsr-stream-boundary*/'

/** Whether it is an inline script, by its tag, that the page may run. */
function isOurs(tag: string, nonce: string | undefined): boolean {
  if (/\s(?:src|type)=/.test(tag)) return false
  return nonce === undefined || tag.includes(` nonce="${nonce}"`)
}
