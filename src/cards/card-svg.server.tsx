import { renderToStaticMarkup } from 'react-dom/server'
import type { ProductKey } from '#api/contract/products.ts'
import { type Locale, languageTag } from '#src/site/locale.ts'
import { type ShareImageShape, shareImageSizes } from '#src/site/share-image.ts'
import { LogoSign } from '#src/ui/logo.tsx'
import tokens from '#src/ui/tokens.css?raw'
import wordmarkCn from '#src/ui/wordmark-cn.svg?raw'
import wordmarkEn from '#src/ui/wordmark-en.svg?raw'
import { Poster, posterRules } from './posters/poster.tsx'

export type Card = {
  lang: Locale
  title: string
  /** shows this product's poster; otherwise the logo */
  product: ProductKey | undefined
  /** light on dark, as on solution pages */
  dark: boolean
}

/** Deterministic: the same card gives the same SVG. */
export function cardSvg(card: Card, shape: ShareImageShape, host: string): string {
  return renderToStaticMarkup(<Sheet card={card} shape={shape} host={host} />)
}

type Layout = {
  room: Room
  /** of a title beside a poster */
  narrow: Room
  /** poster's box */
  poster: { x: number; y: number; width: number; height: number }
  /** left edge of texts; baselines of the title's last line and the host */
  left: number
  bottom: number
  hostBottom: number
  logo: string
  mark: string
  /** path of the footer band */
  band: string
}

const layouts: Record<ShareImageShape, Layout> = {
  wide: {
    room: { width: 720, sizes: [84, 72, 62, 52], most: [2, 3, 3, 4] },
    narrow: { width: 520, sizes: [72, 62, 52], most: [3, 4, 4] },
    poster: { x: 630, y: 70, width: 510, height: 420 },
    left: 72,
    bottom: 478,
    hostBottom: 606,
    logo: 'translate(72 60) scale(1.9)',
    mark: 'translate(816 108) scale(6.6)',
    band: 'M0 558H700l36-18H1200V630H0Z',
  },
  square: {
    room: { width: 520, sizes: [60, 52, 44], most: [3, 3, 4] },
    narrow: { width: 520, sizes: [52, 44], most: [3, 4] },
    poster: { x: 210, y: 34, width: 350, height: 250 },
    left: 40,
    bottom: 490,
    hostBottom: 582,
    logo: 'translate(40 36) scale(1.5)',
    mark: 'translate(330 36) scale(4.8)',
    band: 'M0 544H330l24-12H600V600H0Z',
  },
}

function Sheet({ card, shape, host }: { card: Card; shape: ShareImageShape; host: string }) {
  const { room, narrow, poster, left, bottom, hostBottom, logo, mark, band } = layouts[shape]
  const [width, height] = shareImageSizes[shape]
  const { lines, size } = setTitle(card.title, card.lang, card.product ? narrow : room)
  const lineHeight = size * (card.lang === 'cn' ? 1.32 : 1.18)
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      aria-hidden="true"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      <style>{styleOf(card.dark ? 'dark' : 'light')}</style>
      <rect className="bg" width={width} height={height} />
      <path className="axis" d={`M${width - 900} ${height}l1200-600M${width - 560} ${height}l1200-600`} />
      <path className="band" d={band} />
      <g transform={logo}>
        <LogoSign />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of our own */}
        <g dangerouslySetInnerHTML={{ __html: card.lang === 'cn' ? wordmarkCn : wordmarkEn }} />
      </g>
      {card.product ? (
        <svg {...poster} overflow="visible" aria-hidden="true">
          <Poster product={card.product} lang={card.lang} />
        </svg>
      ) : (
        <g transform={mark}>
          <Sign />
        </g>
      )}
      {lines.map((line, at) => (
        <text
          key={line}
          className="title"
          x={left}
          y={Math.round(bottom - (lines.length - 1 - at) * lineHeight)}
          fontSize={size}
        >
          {line}
        </text>
      ))}
      <text className="host" x={left} y={hostBottom} fontSize="24">
        {host}
      </text>
    </svg>
  )
}

function Sign() {
  return (
    <g transform="scale(1.5)" className="sign">
      <path className="m" d="M21 18.5V22a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3h4M7.5 29.5h9" />
      <rect className="p" x="13" y="4" width="16" height="11.5" rx="2.25" />
    </g>
  )
}

/** A design token's colour, as the image has no style sheet. @throws when tokens.css lacks it */
export function colour(name: string, scheme: 'light' | 'dark'): string {
  const [, light, dark] = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens) ?? []
  const found = scheme === 'light' ? light : dark
  if (!found) throw new Error(`tokens.css has no colour ${name}`)
  return found
}

function styleOf(scheme: 'light' | 'dark'): string {
  const of = (name: string) => colour(name, scheme)
  return [
    `svg{color:${of('text')}}text{font-family:'Noto Sans CJK SC';font-weight:700}`,
    `.bg{fill:${of('bg')}}.band{fill:${of('ink')}}.axis{fill:none;stroke:${of('line')};stroke-width:2;stroke-dasharray:6 8}`,
    flatRules.replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => of(name)),
    `.art text{display:none}.sign .m{stroke-width:2.25;stroke-linecap:round;stroke-linejoin:round}.title{fill:${of('text')}}.host{fill:${colour('text-2', 'dark')}}`,
  ].join('')
}

/** Poster rules without @media, which resvg does not support. */
const flatRules = posterRules.replaceAll(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')

/** Width in px, font sizes in descending order, and the maximum of lines at each. */
type Room = { width: number; sizes: readonly number[]; most: readonly number[] }

/** Sets a title at the largest size that fits, in balanced lines; truncates with an ellipsis at the smallest. */
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

/** Balances the same number of lines. */
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

/** In ems; no character beyond ASCII is wider than one. */
export function widthOf(text: string): number {
  return (
    [...text].reduce((sum, character) => sum + (advances[character.charCodeAt(0) - 32] ?? 1000), 0) / 1000
  )
}

/** Advance widths from space to tilde in thousandths of an em, from the font's `hmtx` table. */
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

const closing = /^[\p{Pe}\p{Pf}\p{Po}\p{Pd}\s%\u2026]/u
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
