/** Which documents contain a word, a pair of characters or a single one; by their numbers. */
export type Postings = {
  has(key: string): boolean
  /** how many documents have it */
  count(key: string): number
  includes(key: string, document: number): boolean
  /** ascending */
  numbers(key: string): Uint32Array
}

/**
 * Puts lists of ascending numbers into one: an array for each of some 30,000 keys takes 110 bytes, most of them for lists
 * of one or two.
 */
export function packPostings(lists: ReadonlyMap<string, readonly number[]>): Postings {
  const places = new Map<string, number>()
  const ends = new Uint32Array(lists.size)
  let end = 0
  for (const [key, list] of lists) {
    end += list.length
    ends[places.size] = end
    places.set(key, places.size)
  }
  const all = new Uint32Array(end)
  let at = 0
  for (const list of lists.values()) {
    all.set(list, at)
    at += list.length
  }
  const startOf = (place: number) => (place === 0 ? 0 : (ends[place - 1] as number))
  const endOf = (place: number) => ends[place] as number
  return {
    has: (key) => places.has(key),
    count: (key) => {
      const place = places.get(key)
      return place === undefined ? 0 : endOf(place) - startOf(place)
    },
    includes: (key, document) => {
      const place = places.get(key)
      return place !== undefined && isBetween(all, startOf(place), endOf(place), document)
    },
    numbers: (key) => {
      const place = places.get(key)
      return place === undefined ? all.subarray(0, 0) : all.subarray(startOf(place), endOf(place))
    },
  }
}

/** Whether a number stands between two places of a list, which ascends there. */
function isBetween(list: Uint32Array, from: number, to: number, wanted: number): boolean {
  let low = from
  let high = to
  while (low < high) {
    const middle = (low + high) >> 1
    if ((list[middle] as number) < wanted) low = middle + 1
    else high = middle
  }
  return low < to && list[low] === wanted
}
