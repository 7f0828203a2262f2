import { type Locale, languageTag } from '#src/site/locale.ts'
import type { FontMetrics } from './font-metrics.ts'

/** A text in lines, and the size it is set in. */
export type SetText = { lines: string[]; size: number }

/** Width in pixels, and the sizes to try, largest first, each with the lines there are room for. */
export type Room = { width: number; sizes: readonly (readonly [size: number, lines: number])[] }

/**
 * Sets a title in the largest size there is room for, in lines of about the same length. One that is too long in the
 * smallest size ends in an ellipsis.
 */
export function setTitle(title: string, lang: Locale, font: FontMetrics, { width, sizes }: Room): SetText {
  const text = drawable(lang === 'en' ? narrowQuotes(title) : title, font)
  let last: SetText = { lines: [], size: 0 }
  for (const [size, most] of sizes) {
    const pieces = piecesOf(text, lang).flatMap((piece) =>
      splitToFit(piece, (part) => font.widthOf(part) * size <= width),
    )
    const linesWithin = (share: number) =>
      breakLines(pieces, (piece) => font.widthOf(piece) * size <= width * share)
    const lines = linesWithin(1)
    if (lines.length <= most) return { lines: balanced(lines, linesWithin), size }
    last = { lines: shortened(lines, most, lang), size }
  }
  return last
}

/** As many lines, but none of them a leftover. */
function balanced(lines: string[], linesWithin: (share: number) => string[]): string[] {
  for (let share = 0.5; share < 1; share += 0.05) {
    const narrower = linesWithin(share)
    if (narrower.length <= lines.length) return narrower
  }
  return lines
}

function shortened(lines: readonly string[], most: number, lang: Locale): string[] {
  const end = (lines[most - 1] ?? '').replace(lang === 'en' ? /[\s\p{P}]*\S*$/u : /.[\s\p{P}]*$/u, '')
  return [...lines.slice(0, most - 1), end + (lang === 'en' ? '...' : '…')]
}

/** The font's curly quotes are as wide as a Chinese character. */
function narrowQuotes(title: string): string {
  return title.replaceAll(/[\u201c\u201d]/g, '"').replaceAll(/[\u2018\u2019]/g, "'")
}

/** More than this no image has room for. */
const mostCharacters = 200

/** Emoji are left out; a character the font does not have is a box. */
function drawable(title: string, font: FontMetrics): string {
  const text = title
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{M}\p{C}]/gu, '')
  return [...text.trim()]
    .slice(0, mostCharacters)
    .map((character) => (font.has(character) ? character : '□'))
    .join('')
}

function breakLines(pieces: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = ['']
  for (const piece of pieces) {
    const line = (lines.at(-1) ?? '') + piece
    if (line === piece || fits(line.trimEnd())) lines[lines.length - 1] = line
    else lines.push(piece.trimStart())
  }
  return lines.map((line) => line.trimEnd())
}

/** Words, each with the marks that may not stand apart from it: none that closes begins a line, none that opens ends one. */
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

const closing = /^[\p{Pe}\p{Pf}\p{Po}\p{Pd}\s%\u2026]/u
const opens = /[\p{Ps}\p{Pi}@#&/-]$/u

/** A word that no line can hold is cut. */
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
