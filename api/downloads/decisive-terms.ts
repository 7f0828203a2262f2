import { type Bits, countBits, intersection } from './term-bits.ts'

/** Of any text these say enough; the rest is looked up in the packages themselves. */
const MOST_TERMS = 6

/**
 * The terms that tell most about where all of them are, by what some blocks have: first the rarest, then always the one
 * that leaves the fewest, until no more makes a difference.
 * @param needed how many terms, from the first on, are taken in any case
 */
export function decisiveTerms(
  terms: readonly string[],
  needed: number,
  blocks: readonly ReadonlyMap<string, Bits>[],
): string[] {
  const left = new Map(terms.map((term) => [term, together(term, blocks)]))
  const chosen: string[] = []
  let common: Bits | undefined
  let isAbsent = false
  while (left.size > 0 && chosen.length < MOST_TERMS) {
    const [term, bits] = fewest(left, isAbsent ? undefined : common)
    // what none of these packages has tells nothing about the others: then the next rarest come along
    isAbsent ||= !common && countBits(bits) === 0
    const also = common ? intersection([common, bits]) : bits
    if (common && countBits(also) === countBits(common) && !isAbsent) break
    chosen.push(term)
    left.delete(term)
    common = also
  }
  return [...chosen, ...terms.slice(0, needed).filter((term) => !chosen.includes(term))]
}

/** The bits of a term in all blocks, one block after the other. */
function together(term: string, blocks: readonly ReadonlyMap<string, Bits>[]): Bits {
  const length = blocks.flatMap((bits) => [...bits.values()])[0]?.length ?? 0
  const all = new Uint32Array(length * blocks.length)
  for (const [index, bits] of blocks.entries()) all.set(bits.get(term) ?? [], index * length)
  return all
}

function fewest(terms: ReadonlyMap<string, Bits>, common: Bits | undefined): [string, Bits] {
  const counted = [...terms].map(([term, bits]) => ({
    term,
    bits,
    count: countBits(common ? intersection([common, bits]) : bits),
  }))
  const { term, bits } = counted.reduce((best, one) => (one.count < best.count ? one : best))
  return [term, bits]
}
