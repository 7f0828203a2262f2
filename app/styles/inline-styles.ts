import { ownText } from '#src/site/own-memory.ts'
import type { PageParts } from '../kept-parts.ts'
import type { PageText } from '../page-text.ts'
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
export function inlineStyles(page: PageText, scriptMark?: string, parts?: PageParts): StyledPage {
  const { head, body } = page
  if (!sheet || !body) return { page }
  const fold = body.indexOf(foldStart)
  const link = `<link rel="stylesheet" href="${sheet.href}"/>`
  const { start, end } = layersIn(head)
  // a page without a fold is as good as one that begins with it
  const shown = fold < 0 ? '' : body.slice(0, fold)
  const style = firstScreen(sheet.rules, shown, parts, head.slice(start, end))
  const text = parts?.holeFor(style) ?? style
  const styledHead =
    start < 0 ? `${head}<style>${text}</style>` : head.slice(0, start) + text + head.slice(end)
  if (fold < 0) return { page: { ...page, head: styledHead + link }, style }
  const inFold = body.indexOf('>', fold) + 1
  const whereSheet =
    scriptMark === undefined ? link : `${link}<script nonce="${scriptMark}">${standsBelow}</script>`
  const foldedBody = body.slice(0, inFold) + foldMark + whereSheet + body.slice(inFold)
  return { page: { ...page, head: styledHead + waitForFold, body: foldedBody }, style }
}

/** A page, and the text of its only style, where it has one. */
export type StyledPage = { page: PageText; style?: string }

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
  const pieces = parts?.fill(shown) ?? [shown]
  // the names of a kept part are as many as those of the rest, and its own for as long as it is kept
  const asked = pieces.map((piece) => (typeof piece === 'string' ? namesIn(piece) : piece))
  const key = `${layers}|${asked.map((piece) => ('id' in piece ? piece.id : keyOf(piece))).join('|')}`
  let css = picked.get(key)
  if (css === undefined) {
    css = ownText(
      layers + pickRules(rules, together(asked.map((piece) => ('id' in piece ? piece.names() : piece)))),
    )
    if (picked.size >= 200) picked.clear()
    picked.set(ownText(key), css)
  }
  return css
}

function together(all: readonly Names[]): Names {
  const both = (kind: keyof Names) => new Set(all.flatMap((names) => [...names[kind]]))
  return { classes: both('classes'), ids: both('ids'), tags: both('tags') }
}

const picked = new Map<string, string>()

// as they come: pages of a route have them in the same order, and to sort them takes longer than all else here
function keyOf({ classes, ids, tags }: Names): string {
  return [classes, ids, tags].map((names) => [...names].join(' ')).join(';')
}
