import { freeLine } from '#api/contract/typed-text.ts'

/** The most characters of a name that are shown. */
const longest = 32

/**
 * A name as it may be shown: no control characters, no marks that turn the direction of the text around it, at most 32
 * characters. It is text from outside, whoever set it; React escapes the rest.
 */
export function displayName(name: string): string {
  const plain = freeLine(name)
  const letters = [...plain]
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : plain
}
