/** The most characters of a name that are shown. */
const longest = 32

/**
 * A name as it may be shown: no control characters, no marks that turn the direction of the text around it, at most 32
 * characters. It is text from outside, whoever set it; React escapes the rest.
 */
export function displayName(name: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  const plain = name
    .replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g, '')
    .trim()
  const letters = [...plain]
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : plain
}
