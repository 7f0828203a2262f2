import { isHomeSection } from './home-sections.ts'

export type Place = {
  pathname: string
  hash: string
  /** which item of a list is shown there */
  item?: string | undefined
}

/** The section of a path: its first segment after the language; home (`/`, `/cn`, `/en/numbers`) is ''. */
export function sectionOf(pathname: string): string {
  const [, , section = '', ...deeper] = pathname.split('/')
  return deeper.length === 0 && isHomeSection(section) ? '' : section
}

/**
 * SPEC section 2, scroll behaviour: a hash scrolls to its anchor, staying within the section keeps the vertical
 * position, anything else starts at the top, an item opened out of a list too. Back and forward are the router's: they
 * return where the visitor was.
 */
export function keepsPosition(from: Place | undefined, to: Place): boolean {
  if (from === undefined || to.hash !== '' || opensItem(from, to)) return false
  return sectionOf(from.pathname) === sectionOf(to.pathname)
}

/** Whether another item is shown, or the first page of those that share a path with it. */
export function opensItem(from: Place, to: Place): boolean {
  return from.item !== to.item && (to.item !== undefined || from.pathname === to.pathname)
}
