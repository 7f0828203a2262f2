/** Control characters, line and paragraph separators, and what turns the direction of writing. */
const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu
/** The same without the line break and the tab. */
const INVISIBLE_IN_LINES = /(?![\n\t])[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu
/** An emoji of a family has 19 units at most; without a limit one letter with its marks could be a megabyte. */
const MAX_UNITS_PER_CHARACTER = 20

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** Text as one clean line: composed, without control characters, white space folded to single spaces. */
export function oneLine(text: string): string {
  return text.toWellFormed().normalize('NFC').replace(INVISIBLE, ' ').replace(/\s+/gu, ' ').trim()
}

/** Text of several lines, cut to a length in UTF-16 units. */
export function severalLines(text: string, maxUnits: number): string {
  const lines = text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(INVISIBLE_IN_LINES, ' ')
  return lines.slice(0, maxUnits).toWellFormed().trim()
}

/** Whether text has at most so many characters as a person counts them. */
export function fits(text: string, maxCharacters: number): boolean {
  if (text.length > maxCharacters * MAX_UNITS_PER_CHARACTER) return false
  return [...graphemes.segment(text)].length <= maxCharacters
}
