import { createHash } from 'node:crypto'

/** Crockford's base 32: no letters that are mistaken for digits when read out on the telephone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * The number an applicant is given, made from the idempotency key: the upstream makes the same one, so it can be told
 * before the upstream has been reached.
 */
export function referenceOf(key: string): string {
  const bytes = createHash('sha256').update(`trial-reference:${key}`).digest()
  const bits = bytes.readBigUInt64BE(0)
  const letters = Array.from({ length: 8 }, (_, n) => alphabet[Number((bits >> BigInt(59 - 5 * n)) & 31n)])
  return `T-${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}
