/** Which packages of a block have a term: one bit for each slot, 32 slots in a number, the first in the lowest bit. */
export type Bits = Uint32Array<ArrayBuffer>

const SPARSE = 's'
const DENSE = 'd'

/**
 * The slots as text to store: one bit each, or where that is shorter their numbers, two bytes each.
 * @param slots ascending, below 65,536
 */
export function encodeSlots(slots: readonly number[]): string {
  const dense = ((slots.at(-1) ?? 0) >> 3) + 1
  return slots.length * 2 < dense ? SPARSE + base64(Uint16Array.from(slots)) : DENSE + base64(bitsOf(slots))
}

/** @param size slots in a block */
export function decodeBits(text: string, size: number): Bits {
  const stored = text.slice(1)
  if (text.startsWith(SPARSE))
    return bitsOf(new Uint16Array(new Uint8Array(Buffer.from(stored, 'base64')).buffer), size)
  const bits = new Uint32Array(Math.ceil(size / 32))
  Buffer.from(bits.buffer).write(stored, 'base64')
  return bits
}

/** What all have. @param all at least one */
export function intersection([first, ...others]: readonly Bits[]): Bits {
  const common = Uint32Array.from(first ?? [])
  for (const bits of others)
    for (let index = 0; index < common.length; index++) common[index] = at(common, index) & at(bits, index)
  return common
}

/** The slots whose bits are set, highest first. */
export function* slotsOf(bits: Bits): Generator<number> {
  for (let index = bits.length - 1; index >= 0; index--)
    for (let rest = at(bits, index); rest !== 0; ) {
      const bit = 31 - Math.clz32(rest)
      yield index * 32 + bit
      rest = (rest & ~(1 << bit)) >>> 0
    }
}

/** How many bits are set, by adding neighbours: pairs, then fours, then bytes (Hacker's Delight, 5-1). */
export function countBits(bits: Bits): number {
  let count = 0
  for (const number of bits) {
    const pairs = number - ((number >>> 1) & 0x55555555)
    const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
    count += Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return count
}

function bitsOf(slots: ArrayLike<number>, size = (slots[slots.length - 1] ?? 0) + 1): Bits {
  const bits = new Uint32Array(Math.ceil(size / 32))
  for (const slot of Array.from(slots)) bits[slot >> 5] = at(bits, slot >> 5) | (1 << (slot & 31))
  return bits
}

function at(bits: Bits, index: number): number {
  return bits[index] ?? 0
}

function base64({ buffer }: Uint16Array<ArrayBuffer> | Bits): string {
  return Buffer.from(buffer).toString('base64')
}
