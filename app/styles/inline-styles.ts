import type { PageParts, PagePieces } from '../kept-parts.ts'
import { type Names, namesIn, withoutPopovers } from './names-in.ts'
import type { Rule } from './parse-sheet.ts'
import { pickRules } from './pick-rules.ts'
import { sheet } from './site-sheet.ts'

/**
 * Puts the rules that the page needs down to its fold into its head, and a link to the whole style sheet at the fold
 * (`src/ui/fold.tsx`). A browser paints what is above at once and waits with the rest until the sheet is there, so
 * nothing is ever seen without its styles, with or without JavaScript.
 * @param scriptMark of the scripts the page may run; without one it may run none
 * @param parts those of the page that still have to be put into it
 */
export function inlineStyles(html: string, scriptMark?: string, parts?: PageParts): string {
  if (!sheet) return html
  const fold = html.indexOf(foldStart)
  const headEnd = html.indexOf('</head>')
  const link = `<link rel="stylesheet" href="${sheet.href}"/>`
  // a page without a fold is as good as one that begins with it
  if (fold < 0 || headEnd < 0) return html.replace('</head>', () => `${link}</head>`)
  const style = firstScreen(sheet.rules, html.slice(headEnd, fold), parts)
  const inFold = html.indexOf('>', fold) + 1
  const atFold =
    scriptMark === undefined ? link : `${link}<script nonce="${scriptMark}">${standsBelow}</script>`
  return withStyle(html.slice(0, headEnd), style) + html.slice(headEnd, inFold) + atFold + html.slice(inFold)
}

/** Into the style that puts the layers in order, where the page has it: each style costs its policy a hash. */
function withStyle(head: string, style: string): string {
  const layers = head.indexOf(layersStyle)
  if (layers < 0) return `${head}<style>${style}</style>`
  const at = head.indexOf('</style>', layers)
  return head.slice(0, at) + style + head.slice(at)
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

/** Pages of a route differ in their words, rarely in their classes: what was picked for the same names is kept. */
function firstScreen(rules: Rule[], html: string, parts: PageParts | undefined): string {
  const shown = withoutPopovers(html)
  const names = namesOf(parts?.fill(shown) ?? [shown])
  const key = keyOf(names)
  let css = picked.get(key)
  if (css === undefined) {
    css = pickRules(rules, names)
    if (picked.size >= 200) picked.clear()
    picked.set(key, css)
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
