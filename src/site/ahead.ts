import type { AnyRouteMatch } from '@tanstack/react-router'

/** Pages that are made before somebody asks for them (`app/ahead`). */
type PagesAhead = {
  /** Makes the page at an address out of what was fetched for it. */
  make?: (href: string, matches: readonly AnyRouteMatch[], when: Urgency) => void
  /** What was fetched for an address a moment ago. */
  fetched?: (href: string) => readonly AnyRouteMatch[] | undefined
  /** Makes no page any more, and leaves none that was made. */
  drop?: () => void
  /**
   * Shows the page where it has been made or soon will be, and goes there when it has been painted.
   * @returns false where nothing is shown and nobody has gone anywhere
   */
  show?: (href: string, go: () => Promise<void>) => boolean
  /** a page is in view that the router is still on the way to */
  isShown: boolean
}

/** When a page is made: as soon as the browser has nothing else to do, or now, since the click is about to come. */
export type Urgency = 'idle' | 'now'

/** Empty until the page in view is hydrated, and on the server. */
export const ahead: PagesAhead = { isShown: false }
