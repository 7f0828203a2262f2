import { type Locale, languageTag } from '#src/site/locale.ts'

/** Width in px, font sizes in descending order, and the maximum of lines at each. */
export type Room = { width: number; sizes: readonly number[]; most: readonly number[] }

type Setting = { lines: string[]; cost: number }

/**
 * Sets a title: of the sizes at which it fits, and of its breaks, those that cost least (`costOfBreak`, and lines that are
 * not full). Truncates with an ellipsis at the smallest.
 */
export function setTitle(title: string, lang: Locale, { width, sizes, most }: Room) {
  const text = drawable(lang === 'en' ? narrowQuotes(title) : title)
  const settings = sizes.flatMap((size, at) => {
    const set = bestLines(piecesToFit(text, lang, width / size), most[at] ?? 1, width / size)
    return set ? [{ size, lines: set.lines, cost: set.cost + at * COST_OF_SIZE }] : []
  })
  const [best] = settings.sort((a, b) => a.cost - b.cost)
  if (best) return { lines: best.lines, size: best.size }
  const size = sizes.at(-1) ?? 0
  const lines = fillLines(piecesToFit(text, lang, width / size), width / size)
  return { lines: shortened(lines, most.at(-1) ?? 1, lang), size }
}

const COST_OF_SIZE = 0.8

/** @param limit ems. @returns undefined where it takes more than `most` lines */
function bestLines(pieces: readonly string[], most: number, limit: number): Setting | undefined {
  const known = new Map<string, Setting | undefined>()
  const from = (start: number, left: number): Setting | undefined => {
    if (start === pieces.length) return { lines: [], cost: 0 }
    if (left === 0) return undefined
    const key = `${start} ${left}`
    if (!known.has(key)) known.set(key, search(start, left))
    return known.get(key)
  }
  const search = (start: number, left: number): Setting | undefined => {
    let best: Setting | undefined
    for (let end = start + 1; end <= pieces.length; end++) {
      const line = pieces.slice(start, end).join('').trim()
      const room = limit - widthOf(line)
      if (room < 0) break
      const rest = from(end, left - 1)
      if (!rest) continue
      const broken = end < pieces.length ? costOfBreak(pieces[end - 1] ?? '', pieces[end] ?? '') : 0
      const cost = rest.cost + broken + 2 * (room / limit) ** 2
      if (!best || cost < best.cost) best = { lines: [line, ...rest.lines], cost }
    }
    return best
  }
  return from(0, most)
}

/** Nothing where one pauses, most behind a word of one character, which belongs to what follows. */
function costOfBreak(before: string, after: string): number {
  if (/[\p{Po}\p{Pd}\p{Pe}\p{Pf}]\s*$/u.test(before)) return 0
  const isHan = (text: string) => /\p{Script=Han}/u.test(text)
  if (isHan(before) !== isHan(after)) return 0.8
  if (isHan(before)) return before.length > 1 ? 1 : 3
  return before.trim().length > 3 ? 0.5 : 1
}

function fillLines(pieces: readonly string[], limit: number): string[] {
  const lines: string[] = ['']
  for (const piece of pieces) {
    const line = (lines.at(-1) ?? '') + piece
    if (line === piece || widthOf(line.trimEnd()) <= limit) lines[lines.length - 1] = line
    else lines.push(piece.trimStart())
  }
  return lines.map((line) => line.trimEnd())
}

function shortened(lines: readonly string[], most: number, lang: Locale): string[] {
  if (lines.length <= most) return [...lines]
  const end = (lines[most - 1] ?? '').replace(lang === 'en' ? /[\s\p{P}]*\S*$/u : /.[\s\p{P}]*$/u, '')
  return [...lines.slice(0, most - 1), end + (lang === 'en' ? '...' : '…')]
}

/** The font's curly quotes are full-width. */
function narrowQuotes(title: string): string {
  return title.replaceAll(/[\u201c\u201d]/g, '"').replaceAll(/[\u2018\u2019]/g, "'")
}

/** No image fits more. */
const mostCharacters = 200

/** Removes emoji; missing glyphs are drawn as boxes. */
function drawable(title: string): string {
  const text = title
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{M}\p{C}]/gu, '')
  return [...text.trim()].slice(0, mostCharacters).join('')
}

/** In ems; few characters beyond ASCII are wider than one. */
export function widthOf(text: string): number {
  return (
    [...text].reduce((sum, character) => sum + (advances[character.charCodeAt(0) - 32] ?? 1000), 0) / 1000
  )
}

/** Advance widths from space to tilde in thousandths of an em; tools/font/slim-font.py prints them. */
const advances = [
  ...[214, 267, 432, 684, 674, 878, 774, 208, 367, 367, 309, 619, 225, 415, 217, 454],
  ...[643, 419, 584, 605, 657, 617, 642, 589, 620, 642, 217, 225, 619, 619, 619, 562],
  ...[909, 758, 713, 779, 761, 646, 630, 823, 802, 292, 427, 738, 577, 928, 795, 812],
  ...[680, 850, 735, 675, 642, 744, 769, 1035, 775, 735, 644, 378, 431, 378, 619, 473],
  ...[288, 647, 647, 590, 647, 589, 371, 627, 640, 272, 272, 624, 272, 989, 640, 615],
  ...[647, 647, 407, 544, 408, 640, 588, 817, 626, 581, 538, 419, 293, 419, 619],
]

function piecesToFit(text: string, lang: Locale, limit: number): string[] {
  return piecesOf(text, lang).flatMap((piece) => splitToFit(piece, (part) => widthOf(part) <= limit))
}

/** Words with adjacent punctuation: no closing mark starts a line, no opening one ends it (kinsoku). */
function piecesOf(text: string, lang: Locale): string[] {
  const pieces: string[] = []
  const segmenter = new Intl.Segmenter(languageTag(lang), { granularity: 'word' })
  for (const { segment } of segmenter.segment(text)) {
    const before = pieces.at(-1)
    if (before !== undefined && (closing.test(segment) || opens.test(before)))
      pieces[pieces.length - 1] = before + segment
    else pieces.push(segment)
  }
  return pieces
}

/** Closing marks, and characters that belong to the word before: particles, suffixes, and what says where and when. */
const closing =
  /^(?:[\p{Pe}\p{Pf}\p{Po}\p{Pd}\s%\u2026]|[\u7684\u4e86\u7740\u8fc7\u5730\u5f97\u4e0a\u4e0b\u4e2d\u91cc\u5185\u5916\u524d\u540e\u65f6\u5316]$)/u
const opens = /[\p{Ps}\p{Pi}@#&/-]$/u

/** Breaks a word longer than a line. */
function splitToFit(piece: string, fits: (piece: string) => boolean): string[] {
  if (fits(piece.trim())) return [piece]
  const parts = ['']
  for (const character of piece) {
    const part = parts.at(-1) + character
    if (fits(part)) parts[parts.length - 1] = part
    else parts.push(character)
  }
  return parts
}
