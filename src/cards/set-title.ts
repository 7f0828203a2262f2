import { type Locale, languageTag } from '#src/site/locale.ts'

/** Width in pixels, the sizes to try, largest first, and the most lines there is room for in each. */
export type Room = { width: number; sizes: readonly number[]; most: readonly number[] }

/**
 * Sets a title in the largest size there is room for, in lines of about the same length. One that is too long in the
 * smallest size ends in an ellipsis.
 */
export function setTitle(title: string, lang: Locale, { width, sizes, most: mostLines }: Room) {
  const text = drawable(lang === 'en' ? narrowQuotes(title) : title)
  let last: { lines: string[]; size: number } = { lines: [], size: 0 }
  for (const [at, size] of sizes.entries()) {
    const most = mostLines[at] ?? 1
    const pieces = piecesOf(text, lang).flatMap((piece) =>
      splitToFit(piece, (part) => widthOf(part) * size <= width),
    )
    const linesWithin = (share: number) =>
      breakLines(pieces, (piece) => widthOf(piece) * size <= width * share)
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

/** Emoji are left out; a character the font does not have is drawn as its box. */
function drawable(title: string): string {
  const text = title
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{M}\p{C}]/gu, '')
  return [...text.trim()].slice(0, mostCharacters).join('')
}

/** Width of a text in ems; beyond ASCII no character is wider than one. */
export function widthOf(text: string): number {
  return (
    [...text].reduce((sum, character) => sum + (advances[character.charCodeAt(0) - 32] ?? 1000), 0) / 1000
  )
}

/** The font's advance widths of the characters from space to tilde, in thousandths of an em: its table `hmtx`. */
const advances = [
  ...[227, 370, 574, 590, 590, 963, 740, 325, 378, 378, 507, 590, 325, 370, 325, 387],
  ...[590, 590, 590, 590, 590, 590, 590, 590, 590, 590, 325, 325, 590, 590, 590, 514],
  ...[1007, 641, 681, 656, 714, 615, 585, 717, 757, 330, 568, 686, 578, 853, 749, 770],
  ...[667, 770, 682, 624, 625, 748, 619, 915, 627, 580, 613, 378, 387, 378, 590, 567],
  ...[626, 591, 644, 527, 644, 581, 372, 597, 640, 304, 306, 604, 315, 964, 641, 626],
  ...[644, 644, 436, 495, 421, 637, 576, 863, 562, 574, 511, 378, 296, 378, 590],
]

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
