/**
 * A copy of a text with memory of its own. What is cut out of a longer text, by a slice or a pattern, is a view of it:
 * kept, it keeps the whole.
 */
export function ownText(text: string): string {
  return Buffer.from(text).toString()
}

/** The same for bytes: small ones, and what encoders return, are cut out of pieces of 64 kB. */
export function ownBytes(bytes: Uint8Array): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.byteLength)
  own.set(bytes)
  return own
}
