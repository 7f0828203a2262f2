import { LRUCache } from 'lru-cache'
import type { KeptParts } from '#src/ui/kept-part.tsx'

/** The parts of one page that is being rendered. */
export type PageParts = KeptParts & {
  /** The rendered page with every part in its place and without the marks around them. */
  finish(html: string): string
}

/** Whether a page's parts are kept, or put into it, or neither: an error's address is anybody's to choose. */
export type PartUse = 'keep' | 'put' | 'neither'

/** Parts that are older are rendered again, ms: the footer says the year. */
const longest = 3_600_000

/** Characters of all kept parts together, at two bytes each at most. */
const mostCharacters = 4_000_000

/**
 * Makes the store of rendered parts. They are taken only from pages that are made for everybody, out of requests that
 * carry nothing of anybody, and put only into pages made for one visitor: what is one visitor's cannot get to another,
 * and a page that is kept as a whole is always rendered as a whole.
 */
export function createPartStore(): { open(use: PartUse, path: string): PageParts } {
  const kept = new LRUCache<string, string>({
    maxSize: mostCharacters,
    sizeCalculation: (html) => html.length + 1,
    ttl: longest,
  })
  return {
    open: (use, path) => {
      const parts: { key: string; html: string | undefined }[] = []
      return {
        enter: (name) => {
          const key = `${name} ${path}`
          const html = use === 'put' ? kept.get(key) : undefined
          return { number: parts.push({ key, html }) - 1, isKept: html !== undefined }
        },
        finish: (html) => {
          const pieces: string[] = []
          let rest = 0
          for (const [number, part] of parts.entries()) {
            const start = html.indexOf(`<i data-part="${number}"></i>`, rest)
            const inside = start + `<i data-part="${number}"></i>`.length
            const end = html.indexOf(endMark, inside)
            if (start < 0 || end < 0)
              throw new Error(`the part "${part.key}" of a page is not where it was rendered`)
            const own = part.html ?? html.slice(inside, end)
            // a copy: a slice would keep the whole page
            if (use === 'keep') kept.set(part.key, Buffer.from(own).toString())
            pieces.push(html.slice(rest, start), own)
            rest = end + endMark.length
          }
          return rest === 0 ? html : pieces.join('') + html.slice(rest)
        },
      }
    },
  }
}

const endMark = '<i data-part=""></i>'
