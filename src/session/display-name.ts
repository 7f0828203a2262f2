import { freeLine } from '#contract/typed-text.ts'

const longest = 32

/** Untrusted name: strips control and bidi characters, truncates to 32. React escapes the rest. */
export function displayName(name: string): string {
  const plain = freeLine(name)
  const letters = [...plain]
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : plain
}
