import { ownText } from '#src/site/own-memory.ts'
import type { PageParts, PagePieces } from '../kept-parts.ts'
import { type Names, namesIn, withoutPopovers } from './names-in.ts'
import type { Rule } from './parse-sheet.ts'
import { pickRules } from './pick-rules.ts'
import { sheet } from './site-sheet.ts'

/**
 * Puts the rules that the page needs down to its fold into its head, with the faces, which the style sheet does not have,
 * and a link to the whole style sheet at the fold (`src/ui/fold.tsx`). A browser paints what is above at once and waits with the rest until the sheet is there, so
 * nothing is ever seen without its styles, with or without JavaScript.
 * @param scriptMark of the scripts the page may run; without one it may run none
 * @param parts those of the page that still have to be put into it; the styles are one of them then
 */
export function inlineStyles(html: string, scriptMark?: string, parts?: PageParts): StyledPage {
  if (!sheet) return { html }
  const fold = html.indexOf(foldStart)
  const headEnd = html.indexOf('</head>')
  const link = `<link rel="stylesheet" href="${sheet.href}"/>`
  if (headEnd < 0) return { html }
  const head = html.slice(0, headEnd)
  const { start, end } = layersIn(head)
  // a page without a fold is as good as one that begins with it
  const shown = fold < 0 ? '' : html.slice(headEnd, fold)
  const style = firstScreen(sheet.rules, shown, parts, head.slice(start, end))
  const text = parts?.holeFor(style) ?? style
  const styledHead =
    start < 0 ? `${head}<style>${text}</style>` : head.slice(0, start) + text + head.slice(end)
  if (fold < 0) return { html: styledHead + link + html.slice(headEnd), style }
  const inFold = html.indexOf('>', fold) + 1
  const whereSheet =
    scriptMark === undefined ? link : `${link}<script nonce="${scriptMark}">${standsBelow}</script>`
  const top = styledHead + waitForFold + html.slice(headEnd, inFold)
  return { html: top + foldMark + whereSheet + html.slice(inFold), style }
}

/** A page, and the text of its only style, where it has one. */
export type StyledPage = { html: string; style?: string }

/** Where the style stands that puts the layers in order. The others go into it: each costs the page's policy a hash. */
function layersIn(head: string): { start: number; end: number } {
  const at = head.indexOf(layersStyle)
  if (at < 0) return { start: -1, end: -1 }
  return { start: head.indexOf('>', at) + 1, end: head.indexOf('</style>', at) }
}

// as React writes it, and finds it again (app/shell/document.tsx)
const layersStyle = '<style data-precedence="layers" '

/**
 * A document that is come back to, reloaded, or opened at one of its parts puts its window further down: what is below
 * the fold is laid out as a whole then (`src/ui/fold.css`).
 */
const standsBelow =
  // React is not to find it
  'if(location.hash||performance.getEntriesByType("navigation")[0]?.type!="navigate")document.documentElement.dataset.whole="";document.currentScript.remove()'

const foldStart = '<div class="fold"'

/**
 * The first screen is painted when it is whole. A processor that has much else to do paints while it still reads, and what
 * is there so far moves as the rest comes. Not the fold itself: that is whole when the sheet has come.
 */
const waitForFold = '<link rel="expect" href="#fold" blocking="render"/>'
const foldMark = '<i id="fold"></i>'

/**
 * Pages of a route differ in their words, rarely in their classes: what was picked for the same names is kept.
 * @param layers what it begins with
 */
function firstScreen(rules: Rule[], html: string, parts: PageParts | undefined, layers: string): string {
  const shown = withoutPopovers(html)
  const names = namesOf(parts?.fill(shown) ?? [shown])
  const key = `${layers}|${keyOf(names)}`
  let css = picked.get(key)
  if (css === undefined) {
    css = ownText(layers + pickRules(rules, names))
    if (picked.size >= 200) picked.clear()
    picked.set(ownText(key), css)
  }
  return css
}

function namesOf(pieces: PagePieces): Names {
  const all = pieces.map((piece) => (typeof piece === 'string' ? namesIn(piece) : piece.names()))
  const together = (kind: keyof Names) => new Set(all.flatMap((names) => [...names[kind]]))
  return { classes: together('classes'), ids: together('ids'), tags: together('tags') }
}

const picked = new Map<string, string>()

// as they come: pages of a route have them in the same order, and to sort them takes longer than all else here
function keyOf({ classes, ids, tags }: Names): string {
  return [classes, ids, tags].map((names) => [...names].join(' ')).join('|')
}
