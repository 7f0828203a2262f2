import { whenIdle } from './when-idle.ts'

/**
 * Lays out what follows the fold of a page (fold.css), a piece whenever the browser is idle, so that heights are right
 * soon and no visitor waits for it.
 */
export function layOutRest(fold: HTMLElement): void {
  const sections = following(fold)
  let pieces: HTMLElement[] = []
  const next = () => {
    const piece = pieces.shift()
    if (piece) letGo(piece)
    else pieces = begin(sections.shift())
    if (isWhole(fold)) {
      for (const left of pieces) letGo(left)
      pieces = []
      sections.length = 0
    }
    if (pieces.length + sections.length > 0) whenIdle(next)
    else fold.dataset.whole = ''
  }
  whenIdle(next)
}

/** Lays out a section, and where it is a large one only what holds its pieces, which it returns. */
function begin(section: HTMLElement | undefined): HTMLElement[] {
  // one that stands above where the page was opened is laid out
  if (!section || section.style.contentVisibility === 'visible') return []
  // one that is in view is laid out already, and held back in pieces it would count as having moved
  const { bottom, top } = section.getBoundingClientRect()
  const isInView = top < window.innerHeight && bottom > 0
  const pieces = isInView ? [] : piecesOf(section).filter((it) => it !== section)
  for (const { style } of pieces) {
    style.contentVisibility = 'auto'
    // its height alone: a place as wide as that makes the page wider than a small phone
    style.containIntrinsicBlockSize = 'auto 20rem'
  }
  section.style.contentVisibility = 'visible'
  return pieces
}

/** So many elements take a phone some 15 ms to lay out. */
const most = 60

/** Fewer are not worth a turn of their own. */
const fewest = 8

function piecesOf(element: HTMLElement): HTMLElement[] {
  const inside = element.getElementsByTagName('*').length
  const children = [...element.children].filter((it) => it instanceof HTMLElement)
  if (inside > most && children.length > 0) return children.flatMap(piecesOf)
  return inside < fewest ? [] : [element]
}

function letGo({ style }: HTMLElement): void {
  style.contentVisibility = ''
  style.containIntrinsicBlockSize = ''
}

function following(fold: HTMLElement): HTMLElement[] {
  return [...(fold.parentElement?.children ?? [])].filter(
    (it): it is HTMLElement => it instanceof HTMLElement && it.matches('.fold ~ :is(.band, .site-foot)'),
  )
}

function isWhole(fold: HTMLElement): boolean {
  return [document.documentElement, fold].some(({ dataset }) => dataset.whole !== undefined)
}
