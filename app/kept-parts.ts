import { hash, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { ownBytes, ownText } from '#src/site/own-memory.ts'
import type { KeptParts } from '#src/ui/kept-part.tsx'
import { type Names, namesIn, withoutPopovers } from './styles/names-in.ts'

/** A part out of the store, ready to be sent. */
export type StoredPart = {
  /** the hash of its content */
  id: string
  bytes: Uint8Array
  /** what style rules can ask for, without what only a visitor opens */
  names(): Names
}

/** A page from its beginning to its end: what was rendered for it, and parts that were there. */
export type PagePieces = readonly (string | StoredPart)[]

/** The parts of one page that is being rendered. */
export type PageParts = KeptParts & {
  /** The rendered page without the marks around its parts; where a part out of the store belongs, it has a hole. */
  finish(html: string): string
  /** A hole for a text that is long and there already: what is done to the page afterwards does not copy it. */
  holeFor(text: string): string
  /** Fills the holes in what `finish` made, or in a piece of it. */
  fill(html: string): PagePieces
}

/** Whether a page's parts are kept, or put into it, or neither: an error's address is anybody's to choose. */
export type PartUse = 'keep' | 'put' | 'neither'

/** Parts that are older are rendered again, ms: the footer says the year. */
const longest = 3_600_000

/** Of all kept parts together, and of the names of the places they stand at. */
const mostBytes = 4_000_000
const mostPlaceBytes = 1_000_000

/**
 * Makes the store of rendered parts. They are taken only from pages that are made for everybody, out of requests that
 * carry nothing of anybody, and put only into pages made for one visitor: what is one visitor's cannot get to another,
 * and a page that is kept as a whole is always rendered as a whole.
 */
export function createPartStore(): { open(use: PartUse, path: string): PageParts } {
  // many places show the same: the home page has nine addresses, most pages one footer
  const contents = new LRUCache<string, StoredPart>({
    maxSize: mostBytes,
    sizeCalculation: ({ bytes }) => bytes.byteLength + 1,
  })
  // how long each holds is looked at here: the cache's own way sets a timer for it
  const places = new LRUCache<string, { id: string; since: number }>({
    maxSize: mostPlaceBytes,
    sizeCalculation: (_, place) => 2 * place.length + 100,
  })
  const keep = (place: string, html: string) => {
    const id = hash('sha256', html)
    if (!contents.has(id)) contents.set(id, createPart(id, html))
    places.set(place, { id, since: performance.now() })
  }
  const find = (place: string, now: number) => {
    const found = places.get(place)
    return found && now - found.since < longest ? contents.get(found.id) : undefined
  }
  return {
    open: (use, path) => {
      const now = performance.now()
      const keys: string[] = []
      // of the parts, and after them of what else is put in
      const contents: (string | StoredPart | undefined)[] = []
      return {
        enter: (name, of = '') => {
          const key = `${name} ${path} ${of}`
          const stored = use === 'put' ? find(key, now) : undefined
          keys.push(key)
          return { mark: markOf(contents.push(stored) - 1), isKept: stored !== undefined }
        },
        finish: (html) => {
          const pieces: string[] = []
          let rest = 0
          for (const [number, key] of keys.entries()) {
            const hole = holeOf(number)
            const start = html.indexOf(hole, rest)
            const inside = start + hole.length
            const end = html.indexOf(endMark, inside)
            if (start < 0 || end < 0)
              throw new Error(`the part "${key}" of a page is not where it was rendered`)
            const own = contents[number] ? hole : html.slice(inside, end)
            if (use === 'keep' && !withPolicy.test(own)) keep(key, own)
            pieces.push(html.slice(rest, start), own)
            rest = end + endMark.length
          }
          return rest === 0 ? html : pieces.join('') + html.slice(rest)
        },
        holeFor: (text) => holeOf(contents.push(text) - 1),
        fill: (html) => {
          const pieces: (string | StoredPart)[] = []
          let rest = 0
          for (let at = html.indexOf(holeStart); at >= 0; at = html.indexOf(holeStart, rest)) {
            const end = html.indexOf(holeEnd, at)
            const number = Number(html.slice(at + holeStart.length, end))
            pieces.push(html.slice(rest, at), contents[number] ?? '')
            rest = end + holeEnd.length
          }
          pieces.push(html.slice(rest))
          return pieces
        },
      }
    },
  }
}

function createPart(id: string, html: string): StoredPart {
  const bytes = ownBytes(Buffer.from(html))
  let names: Names | undefined
  return {
    id,
    bytes,
    names: () => {
      names ??= ownNames(namesIn(withoutPopovers(bytes.toString())))
      return names
    },
  }
}

/** The names without the text they were found in. */
function ownNames({ classes, ids, tags }: Names): Names {
  const own = (names: ReadonlySet<string>) => new Set([...names].map(ownText))
  return { classes: own(classes), ids: own(ids), tags: own(tags) }
}

// nobody else knows it, so no text in a page can look like a part's place
const secret = randomBytes(6).toString('hex')

function markOf(number: number): string {
  return secret + number
}

function holeOf(number: number): string {
  return holeStart + number + holeEnd
}

const holeStart = `<i data-part="${secret}`
const holeEnd = '"></i>'

const endMark = '<i data-part=""></i>'

// what a page's policy has to name by its hash is looked for in what was rendered for the page
const withPolicy = /<(script|style)\b/i
