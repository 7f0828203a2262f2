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
  // one more than there are keys: each list ends where the next one begins
  const starts = new Uint32Array(lists.size + 1)
  for (const [key, list] of lists) {
    const place = places.size
    starts[place + 1] = (starts[place] as number) + list.length
    places.set(key, place)
  }
  const all = new Uint32Array(starts[lists.size] as number)
  for (const [key, list] of lists) all.set(list, starts[places.get(key) as number])
  const rangeOf = (key: string): [from: number, to: number] => {
    const place = places.get(key)
    return place === undefined ? [0, 0] : [starts[place] as number, starts[place + 1] as number]
  }
  return {
    has: (key) => places.has(key),
    count: (key) => {
      const [from, to] = rangeOf(key)
      return to - from
    },
    includes: (key, document) => isBetween(all, ...rangeOf(key), document),
    numbers: (key) => all.subarray(...rangeOf(key)),
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
