import type { AnyRouter } from '@tanstack/react-router'

/**
 * Has the page's scripts fetched after its first paint. Named in the head they are fetched at once, and share a phone's
 * line with the styles and the face the first screen waits for; nothing a visitor sees needs them.
 */
export function loadScriptsLate(html: string, router: AnyRouter): string {
  const [whole, src] = entryTag.exec(html) ?? []
  if (whole === undefined) return html
  const preloads: string[] = []
  const bare = html.replace(preloadTag, (_, href: string) => {
    preloads.push(href)
    return ''
  })
  const nonce = router.options.ssr?.nonce
  const mark = nonce === undefined ? '' : ` nonce="${nonce}"`
  return bare.replace(whole, () => `<script${mark}>${loader(preloads, src ?? '')}</script>`)
}

const entryTag = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/
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
