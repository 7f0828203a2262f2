import { createHash } from 'node:crypto'

/** Crockford's base 32, without I, L, O and U: survives dictation. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** T-4G7K-0M2X: 40 bits of a hash of the idempotency key, so that the site can compute it during an outage. */
export function referenceOf(key: string): string {
  const digest = createHash('sha256').update(`trial-reference:${key}`).digest()
  const bits = digest.readUIntBE(0, 5)
  const characters = Array.from({ length: 8 }, (_, index) => {
    return ALPHABET[Math.floor(bits / 32 ** (7 - index)) % 32]
  }).join('')
  return `T-${characters.slice(0, 4)}-${characters.slice(4)}`
}

/** Normalises a typed reference: case and dashes. */
export function spellReference(text: string): string {
  const characters = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/^T/, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
  return `T-${characters.slice(0, 4)}-${characters.slice(4)}`
}
