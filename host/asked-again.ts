import { LRUCache } from 'lru-cache'

/** Whether something was asked for before, not long ago; remembers that it was asked for now. */
export type AskedAgain = (what: object) => boolean

/**
 * Tells what is worth keeping ready. With more things asked for in turn than are kept, each would be made ready, and
 * pushed out by the next ones before it is asked for again: work and garbage for nothing.
 * @param most how many are remembered, as many as are kept
 */
export function createAskedAgain(most: number): AskedAgain {
  const asked = new LRUCache<object, true>({ max: most })
  return (what) => {
    const isKnown = asked.get(what) === true
    if (!isKnown) asked.set(what, true)
    return isKnown
  }
}
