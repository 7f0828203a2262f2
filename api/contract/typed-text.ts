/**
 * Normalises typed text. Default-ignorable characters (zero-width spaces, word joiners, fillers, direction marks) come
 * along when text is copied; nobody sees them. A bidi override (U+202D, U+202E) at an edge goes with them; inside it
 * changes how the text reads, so it stays and the rules of names, numbers and addresses refuse it.
 */

/** What makes letters and emoji: joiners, variation selectors, tags. Kept inside human text. */
const SHAPING = '\\u200C\\u200D\\u180B-\\u180F\\uFE00-\\uFE0F\\u{E0020}-\\u{E007F}\\u{E0100}-\\u{E01EF}'
const UNSEEN = '[\\p{DI}\\p{Cs}\\uFFF9-\\uFFFB\\u2800]'
const UNSEEN_IN_TEXT = new RegExp(`(?![\\u202D\\u202E${SHAPING}])${UNSEEN}`, 'gu')
const UNSEEN_IN_CODE = new RegExp(`(?![\\u202D\\u202E])${UNSEEN}`, 'gu')
const SPACES = /[\s\p{Cc}\p{Z}]+/gu
const EDGES = /^(?:[\s\u200C\u202D\u202E]|\u200D)+|(?:[\s\u200C\u202D\u202E]|\u200D)+$/gu
const OVERRIDES = /[\u202D\u202E]/g

/** A name or another text of people as one line (NFC); empty where nothing of it can be seen. */
export function oneLine(text: string): string {
  const line = text.replace(UNSEEN_IN_TEXT, '').normalize('NFC').replace(SPACES, ' ').replace(EDGES, '')
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(line) ? line : ''
}

/** One line of free text, in which an override is of no use. */
export function freeLine(text: string): string {
  return oneLine(text.replace(OVERRIDES, ''))
}

/** The name of a file, without what would make one ending look like another: direction marks, and letters of no width. */
export function fileNameOf(text: string): string {
  return freeLine(text.replace(/\p{DI}/gu, ''))
}

/** What was typed into a search box, cut to a length; undefined where nothing of it can be seen. */
export function searchText(value: unknown, maxUnits: number): string | undefined {
  if (typeof value !== 'string') return undefined
  return freeLine(cut(freeLine(value.slice(0, 10 * maxUnits)), maxUnits)) || undefined
}

/** A number, code or address in ordinary width (NFKC). */
export function ordinaryWidth(text: string): string {
  return text.replace(UNSEEN_IN_CODE, '').normalize('NFKC').replace(SPACES, ' ').replace(EDGES, '')
}

/**
 * Text as it is compared in a search: in ordinary width, and capitals small. Stored so, because `lower()` differs between
 * SQLite, PostgreSQL and its locales.
 */
export function foldForSearch(text: string): string {
  return ordinaryWidth(text).toLowerCase()
}

/** The one run of six digits in what was typed or pasted (`验证码：123 456。`), else all of it without spaces. */
export function codeIn(typed: string): string {
  const text = ordinaryWidth(typed.slice(0, 200))
  const closed = text.replace(/[\s\p{Pd}]/gu, '').replace(EDGES, '')
  for (const candidate of [text, closed]) {
    const [run, ...others] = (candidate.match(/\d+/g) ?? []).filter(({ length }) => length === 6)
    if (run && others.length === 0) return run
  }
  return closed
}

/** Text of several lines, cut to a length in UTF-16 units. */
export function severalLines(text: string, maxUnits: number): string {
  const lines = text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(OVERRIDES, '')
    .replace(UNSEEN_IN_TEXT, '')
    .replace(/(?![\n\t])\p{Cc}/gu, ' ')
  return cut(lines, maxUnits).trim()
}

/** The beginning of a text: at most so many UTF-16 units, and no half of an emoji or rare character at its end. */
export function cut(text: string, maxUnits: number): string {
  return text.slice(0, maxUnits).replace(/[\uD800-\uDBFF]$/, '')
}

/** Whether an override is left inside a text. */
export function isOverridden(text: string): boolean {
  return text.search(OVERRIDES) >= 0
}

/**
 * A path of the site that a visitor may be sent back to. Only a path below a language is accepted: nothing that a
 * browser could read as another host, and no way to a non-page.
 */
export function returnPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 500) return undefined
  // what a browser strips or turns into a slash, plain or percent-encoded
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\u0000-\u0020\u007f-\u00a0\\]|%(?:[01][\da-f]|2f|5c|7f)/i.test(value)) return undefined
  if (!/^\/(?:cn|en)(?:[/?#]|$)/.test(value) || value.includes('//')) return undefined
  const { origin, pathname, search } = new URL(value, 'http://site.invalid')
  const isOnSite = origin === 'http://site.invalid' && /^\/(?:cn|en)(?:\/|$)/.test(pathname)
  return isOnSite ? pathname + search : undefined
}

/** `URL.parse`, which Chrome has since 126 and Safari since 18. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}

/** Whether text has at most so many characters as a person counts them: an emoji or a letter with its accents is one. */
export function fits(text: string, maxCharacters: number): boolean {
  // no more units, no more characters: what tells them apart brings large tables with it
  if (text.length <= maxCharacters) return true
  if (text.length > maxCharacters * MAX_UNITS_PER_CHARACTER) return false
  // Firefox has it since 125: before, the server says it
  if (!('Segmenter' in Intl)) return true
  graphemes ??= new Intl.Segmenter('und', { granularity: 'grapheme' })
  return [...graphemes.segment(text)].length <= maxCharacters
}

/** An emoji of a family has 19 units at most; without a limit one letter with its marks could be a megabyte. */
const MAX_UNITS_PER_CHARACTER = 20
let graphemes: Intl.Segmenter | undefined
