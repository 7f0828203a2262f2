import { renderToStaticMarkup } from 'react-dom/server'
import type { ProductKey } from '#api/contract/products.ts'
import type { Locale } from '#src/site/locale.ts'
import { type ShareImageShape, shareImageSizes } from '#src/site/share-image.ts'
import { Logo } from '#src/ui/logo.tsx'
import { MarkSprite } from '#src/ui/product-mark.tsx'
import { type Room, setTitle } from './set-title.ts'

/** What a share image shows. */
export type Card = {
  lang: Locale
  title: string
  /** the product the page is about, whose mark it shows; otherwise the vendor's */
  product: ProductKey | undefined
  /** light on dark, as the heads of solution pages are */
  dark: boolean
}

/** A share image as a drawing: the same drawing for the same card. */
export function cardSvg(card: Card, shape: ShareImageShape, host: string): string {
  return renderToStaticMarkup(<Sheet card={card} shape={shape} host={host} />)
}

type Layout = {
  room: Room
  /** left edge of all texts, and where the last line of the title and the host stand */
  left: number
  bottom: number
  hostBottom: number
  logo: string
  mark: string
  /** the band at the foot, whose edge steps up along the axis */
  band: string
}

const layouts: Record<ShareImageShape, Layout> = {
  wide: {
    room: { width: 720, sizes: [84, 72, 62, 52], most: [2, 3, 3, 4] },
    ...{ left: 72, bottom: 478, hostBottom: 606 },
    logo: 'translate(72 60) scale(1.9)',
    mark: 'translate(816 108) scale(6.6)',
    band: 'M0 558H700l36-18H1200V630H0Z',
  },
  square: {
    room: { width: 520, sizes: [60, 52, 44], most: [3, 3, 4] },
    ...{ left: 40, bottom: 490, hostBottom: 582 },
    logo: 'translate(40 36) scale(1.5)',
    mark: 'translate(330 36) scale(4.8)',
    band: 'M0 544H330l24-12H600V600H0Z',
  },
}

function Sheet({ card, shape, host }: { card: Card; shape: ShareImageShape; host: string }) {
  const { room, left, bottom, hostBottom, logo, mark, band } = layouts[shape]
  const [width, height] = shareImageSizes[shape]
  const { lines, size } = setTitle(card.title, card.lang, room)
  const lineHeight = size * (card.lang === 'cn' ? 1.32 : 1.18)
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      aria-hidden="true"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      <style>{styleOf(card.dark ? dark : light)}</style>
      <rect className="bg" width={width} height={height} />
      <path className="axis" d={`M${width - 900} ${height}l1200-600M${width - 560} ${height}l1200-600`} />
      <path className="band" d={band} />
      <g transform={logo}>
        <Logo name={card.lang} label="" />
      </g>
      <MarkSprite />
      <g transform={mark}>
        {card.product ? <use href={`#m-${card.product}`} width="48" height="48" /> : <Sign />}
      </g>
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

/** The vendor's sign: the pane lifted out of the machine. */
function Sign() {
  return (
    <g transform="scale(1.5)" className="sign">
      <path className="m" d="M21 18.5V22a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3h4M7.5 29.5h9" />
      <rect className="p" x="13" y="4" width="16" height="11.5" rx="2.25" />
    </g>
  )
}

// the design's colours: a picture has no scheme to follow
const light = {
  bg: '#f7f9fb',
  text: '#0c1a2b',
  pane: '#1446d8',
  onPane: '#fff',
  signal: '#bf3b0b',
  line: '#d5dde6',
}
const dark = {
  bg: '#0b1420',
  text: '#eaf0f7',
  pane: '#7ea4ff',
  onPane: '#071127',
  signal: '#ff9466',
  line: '#24364a',
}

function styleOf({ bg, text, pane, onPane, signal, line }: typeof light): string {
  return [
    `svg{color:${text}}text{font-family:'Noto Sans CJK SC';font-weight:700}`,
    `.bg{fill:${bg}}.band{fill:${bg === dark.bg ? '#050b13' : '#0b1420'}}.axis{fill:none;stroke:${line};stroke-width:2;stroke-dasharray:6 8}`,
    `.p{fill:${pane}}.s{fill:${signal}}.m,.o{fill:none;stroke:${text};stroke-width:2.5;stroke-linecap:round;stroke-linejoin:round}`,
    `.o{stroke:${onPane};stroke-width:2}.sign .m{stroke-width:2.25}.title{fill:${text}}.host{fill:#b9c6d5}`,
  ].join('')
}
