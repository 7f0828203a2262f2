import type { AnyRouteMatch } from '@tanstack/react-router'

/** Pages that are made before somebody asks for them (`app/ahead`). */
type PagesAhead = {
  /** Makes the page at an address out of what was fetched for it, when the browser has nothing else to do. */
  make?: (href: string, matches: readonly AnyRouteMatch[]) => void
  /**
   * Shows the page where it has been made, and goes there when it has been painted.
   * @returns false where nothing is shown and nobody has gone anywhere
   */
  show?: (href: string, go: () => Promise<void>) => boolean
  /** a page is in view that the router is still on the way to */
  isShown: boolean
}

/** Empty until the page in view is hydrated, and on the server. */
export const ahead: PagesAhead = { isShown: false }
