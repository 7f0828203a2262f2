/**
 * Normalises typed text. Default-ignorable characters (zero-width spaces, word joiners, fillers, direction marks) come
 * along when text is copied; nobody sees them. A bidi override (U+202D, U+202E) at an edge goes with them; inside it
 * changes how the text reads, so it stays and the rules of names, numbers and addresses refuse it. The upstream has the
 * same rules (api/typed-text.ts).
 */

/** What makes letters and emoji: joiners, variation selectors, tags. Kept inside human text. */
const shaping = '\\u200C\\u200D\\u180B-\\u180F\\uFE00-\\uFE0F\\u{E0020}-\\u{E007F}\\u{E0100}-\\u{E01EF}'
const unseen = '[\\p{DI}\\p{Cs}\\uFFF9-\\uFFFB\\u2800]'
const unseenInText = new RegExp(`(?![\\u202D\\u202E${shaping}])${unseen}`, 'gu')
const unseenInCode = new RegExp(`(?![\\u202D\\u202E])${unseen}`, 'gu')
const spaces = /[\s\p{Cc}\p{Z}]+/gu
const edges = /^(?:[\s\u200C\u202D\u202E]|\u200D)+|(?:[\s\u200C\u202D\u202E]|\u200D)+$/gu
const overrides = /[\u202D\u202E]/g

/** A name or another text of people as one line (NFC); empty where nothing of it can be seen. */
export function oneLine(text: string): string {
  const line = text.replace(unseenInText, '').normalize('NFC').replace(spaces, ' ').replace(edges, '')
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(line) ? line : ''
}

/** One line of free text, in which an override is of no use. */
export function freeLine(text: string): string {
  return oneLine(text.replace(overrides, ''))
}

/** What was typed into a search box, cut to a length; undefined where nothing of it can be seen. */
export function searchText(value: unknown, most: number): string | undefined {
  if (typeof value !== 'string') return undefined
  // again, as the cut may go through a character
  return freeLine(freeLine(value.slice(0, 10 * most)).slice(0, most)) || undefined
}

/** A number, code or address in ordinary width (NFKC). */
export function ordinaryWidth(text: string): string {
  return text.replace(unseenInCode, '').normalize('NFKC').replace(spaces, ' ').replace(edges, '')
}

/** The one run of six digits in what was typed or pasted (`验证码：123 456。`), else all of it without spaces. */
export function codeIn(typed: string): string {
  const text = ordinaryWidth(typed.slice(0, 200))
  const closed = text.replace(/[\s\p{Pd}]/gu, '').replace(edges, '')
  for (const candidate of [text, closed]) {
    const runs = candidate.match(/(?<!\d)\d{6}(?!\d)/g)
    if (runs?.[0] && runs.length === 1) return runs[0]
  }
  return closed
}

/** Whether an override is left inside a text. */
export function isOverridden(text: string): boolean {
  return text.search(overrides) >= 0
}

/** Whether text has at most so many characters as a person counts them: an emoji or a letter with its accents is one. */
export function fits(text: string, max: number): boolean {
  // no more units, no more characters: what tells them apart brings large tables with it
  if (text.length <= max) return true
  graphemes ??= new Intl.Segmenter('zh', { granularity: 'grapheme' })
  return text.length <= max * maxUnits && [...graphemes.segment(text)].length <= max
}

/** An emoji of a family has 19 units at most; without a limit one letter with its marks could be a megabyte. */
const maxUnits = 20

let graphemes: Intl.Segmenter | undefined

/** An e-mail address in ordinary width, its domain as mail servers know it: lower case, other scripts in punycode. */
export function emailOf(typed: string): string {
  const text = ordinaryWidth(typed)
  const at = text.lastIndexOf('@')
  return at < 1 ? text : `${text.slice(0, at)}@${domainOf(text.slice(at + 1))}`
}

function domainOf(domain: string): string {
  if (/^\p{ASCII}*$/u.test(domain)) return domain.toLowerCase()
  if (/[^\p{L}\p{M}\p{N}.。-]/u.test(domain)) return domain
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return domain
  }
}
