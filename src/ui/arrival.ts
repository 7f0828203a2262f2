import { createContext } from 'react'

/**
 * How the page in view has been come to: as a document, from another page at its `top`, or at a `place` further down
 * (back, a hash, a section that keeps its position). The router says it before it shows a page.
 */
export type Arrival = 'document' | 'top' | 'place'

let current: Arrival = 'document'

/** How a page that is made before anybody comes to it is going to be come to. */
export const ArrivalAhead = /* @__PURE__ */ createContext<Arrival | undefined>(undefined)

export function arrival(): Arrival {
  return current
}

export function arriveAt(next: 'top' | 'place'): void {
  current = next
}
