type Place = { pathname: string; hash: string }

/** The section of a path: its first segment after the language; home (`/`, `/cn`, `/en/numbers`) is ''. */
export function sectionOf(pathname: string): string {
  const [, , section = '', ...deeper] = pathname.split('/')
  return deeper.length === 0 && !sectionNames.has(section) ? '' : section
}

/**
 * SPEC section 2, scroll behaviour: a hash scrolls to its anchor, staying within the section keeps the vertical
 * position, anything else starts at the top. Back and forward are the router's: they return where the visitor was.
 */
export function keepsPosition(from: Place | undefined, to: Place): boolean {
  return from !== undefined && to.hash === '' && sectionOf(from.pathname) === sectionOf(to.pathname)
}

// a single segment after the language is either a section's own page or the id of a home section
const sectionNames = new Set(['service', 'search'])
