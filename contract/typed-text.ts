/**
 * Normalises typed text. Copied text contains invisible default-ignorable characters (zero-width spaces, word joiners,
 * fillers, direction marks). Bidi overrides (U+202D, U+202E) are stripped at the edges; inside they change the
 * reading, so they stay and validation rejects them.
 */

/** Part of letters and emoji: joiners, variation selectors, tags. Kept inside human text. */
const SHAPING = '\\u200C\\u200D\\u180B-\\u180F\\uFE00-\\uFE0F\\u{E0020}-\\u{E007F}\\u{E0100}-\\u{E01EF}'
const UNSEEN = '[\\p{DI}\\p{Cs}\\uFFF9-\\uFFFB\\u2800]'
const UNSEEN_IN_TEXT = new RegExp(`(?![\\u202D\\u202E${SHAPING}])${UNSEEN}`, 'gu')
const UNSEEN_IN_CODE = new RegExp(`(?![\\u202D\\u202E])${UNSEEN}`, 'gu')
const SPACES = /[\s\p{Cc}\p{Z}]+/gu
const EDGES = /^(?:[\s\u200C\u202D\u202E]|\u200D)+|(?:[\s\u200C\u202D\u202E]|\u200D)+$/gu
/** Lone surrogates, byte order marks, bidi embeddings, overrides and isolates, annotations. */
const TURNING = /[\p{Cs}\uFEFF\u202A-\u202E\u2066-\u2069\uFFF9-\uFFFB]/gu
const OVERRIDES = /[\u202D\u202E]/g

/** Human text as one line (NFC); empty if invisible. */
export function oneLine(text: string): string {
  const line = text.replace(UNSEEN_IN_TEXT, '').normalize('NFC').replace(SPACES, ' ').replace(EDGES, '')
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(line) ? line : ''
}

/** One line, without bidi overrides. */
export function freeLine(text: string): string {
  return oneLine(text.replace(OVERRIDES, ''))
}

/** A message, whose spaces and joiners mean something: without controls, line breaks, and what turns the direction of what follows. */
export function withoutControls(text: string): string {
  return text.replace(TURNING, '').replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
}

/** The same for text of several lines, such as an article. */
export function linesWithoutControls(text: string): string {
  return text
    .replace(TURNING, '')
    .replace(/[\u2028\u2029]/g, '\n')
    .replace(/(?![\t\n\r])\p{Cc}/gu, ' ')
}

/** File name without characters that disguise the extension: direction marks, zero-width letters. */
export function fileNameOf(text: string): string {
  return freeLine(text.replace(/\p{DI}/gu, ''))
}

/** A search query, truncated; undefined if invisible. */
export function searchText(value: unknown, maxUnits: number): string | undefined {
  if (typeof value !== 'string') return undefined
  return freeLine(cut(freeLine(value.slice(0, 10 * maxUnits)), maxUnits)) || undefined
}

/** NFKC: a number, code or address in half-width. */
export function ordinaryWidth(text: string): string {
  return text.replace(UNSEEN_IN_CODE, '').normalize('NFKC').replace(SPACES, ' ').replace(EDGES, '')
}

/** Search key: NFKC, lower case. Stored, because `lower()` differs between SQLite, PostgreSQL and its locales. */
export function foldForSearch(text: string): string {
  return ordinaryWidth(text).toLowerCase()
}

/** The only run of six digits in pasted text (`验证码：123 456。`), else the text without spaces. */
export function codeIn(typed: string): string {
  const text = ordinaryWidth(typed.slice(0, 200))
  // combining marks that met change their order
  const closed = text
    .replace(/[\s\p{Pd}]/gu, '')
    .normalize('NFC')
    .replace(EDGES, '')
  for (const candidate of [text, closed]) {
    const [run, ...others] = (candidate.match(/\d+/g) ?? []).filter(({ length }) => length === 6)
    if (run && others.length === 0) return run
  }
  return closed
}

/** Multi-line text, truncated in UTF-16 units. */
export function severalLines(text: string, maxUnits: number): string {
  const lines = text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(OVERRIDES, '')
    .replace(UNSEEN_IN_TEXT, '')
    .replace(/(?![\n\t])\p{Cc}/gu, ' ')
  return cut(lines, maxUnits).trim()
}

/** Truncates in UTF-16 units without splitting a surrogate pair. */
export function cut(text: string, maxUnits: number): string {
  return text.slice(0, maxUnits).replace(/[\uD800-\uDBFF]$/, '')
}

export function isOverridden(text: string): boolean {
  return text.search(OVERRIDES) >= 0
}

/** Open redirect check: only localised paths, nothing browsers could read as another host. */
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

/** `URL.parse` needs Chrome 126 or Safari 18. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}

/** Length in graphemes: an emoji or an accented letter is one. */
export function fits(text: string, maxCharacters: number): boolean {
  // shortcut: Intl.Segmenter loads large tables
  if (text.length <= maxCharacters) return true
  if (text.length > maxCharacters * MAX_UNITS_PER_CHARACTER) return false
  // Firefox before 125: validated on the server
  if (!('Segmenter' in Intl)) return true
  graphemes ??= new Intl.Segmenter('und', { granularity: 'grapheme' })
  return [...graphemes.segment(text)].length <= maxCharacters
}

/** A family emoji has 19 units; without a limit one letter with combining marks could be a megabyte. */
const MAX_UNITS_PER_CHARACTER = 20
let graphemes: Intl.Segmenter | undefined
