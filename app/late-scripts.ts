import type { AnyRouter } from '@tanstack/react-router'

/**
 * Has the page's scripts fetched after its first paint. Named in the head they are fetched at once, and share a phone's
 * line with the styles and the face the first screen waits for; nothing a visitor sees needs them.
 */
export function loadScriptsLate(html: string, router: AnyRouter): string {
  // a page is long: each is looked for where it stands
  const headEnd = html.indexOf('</head>')
  const at = html.lastIndexOf('<script type="module"')
  if (headEnd < 0 || at < headEnd) return html
  entryTag.lastIndex = at
  const [whole, src = ''] = entryTag.exec(html) ?? []
  if (whole === undefined) return html
  const preloads: string[] = []
  const head = html.slice(0, headEnd).replace(preloadTag, (_, href: string) => {
    preloads.push(href)
    return ''
  })
  const nonce = router.options.ssr?.nonce
  const mark = nonce === undefined ? '' : ` nonce="${nonce}"`
  const script = `<script${mark}>${loader(preloads, src)}</script>`
  return head + html.slice(headEnd, at) + script + html.slice(at + whole.length)
}

const entryTag = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/y
const preloadTag = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g

/**
 * The tags as the framework writes them, so that it finds its own. A page in a window nobody looks at is never painted.
 */
function loader(preloads: readonly string[], src: string): string {
  const load =
    'for(const href of p)document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href,fetchPriority:"low"}));' +
    'document.body.append(Object.assign(document.createElement("script"),{type:"module",async:!0,src:s}))'
  return `((p,s)=>{const go=()=>{${load}};document.hidden?go():requestAnimationFrame(()=>setTimeout(go))})(${JSON.stringify(preloads)},${JSON.stringify(src)})`
}
