import { isHomeSection } from './home-sections.ts'

export type Place = {
  pathname: string
  hash: string
  /** list item shown at the path */
  item?: string | undefined
}

/** First path segment after the language; '' for home (`/`, `/cn`, `/en/numbers`). */
export function sectionOf(pathname: string): string {
  const [, , section = '', ...deeper] = pathname.split('/')
  return deeper.length === 0 && isHomeSection(section) ? '' : section
}

/**
 * SPEC section 2: a hash scrolls to its anchor, the same section keeps its position, others and list items start on
 * top. So does every page of the staff side; what opens beside its list says so itself (`resetScroll`).
 */
export function keepsPosition(from: Place | undefined, to: Place): boolean {
  if (from === undefined || to.hash !== '' || opensItem(from, to)) return false
  if (to.pathname.startsWith('/admin')) return from.pathname === to.pathname
  return sectionOf(from.pathname) === sectionOf(to.pathname)
}

/** Whether another list item, or the list's first page, is shown. */
export function opensItem(from: Place, to: Place): boolean {
  return from.item !== to.item && (to.item !== undefined || from.pathname === to.pathname)
}
