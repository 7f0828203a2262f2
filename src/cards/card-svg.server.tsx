import { renderToStaticMarkup } from 'react-dom/server'
import type { ProductKey } from '#contract/products.ts'
import type { Cover } from '#src/site/articles/cover.ts'
import type { Locale } from '#src/site/locale.ts'
import { type ShareImageShape, shareImageSizes } from '#src/site/share-image.ts'
import { type IllustrationName, IllustrationShapes } from '#src/ui/art/illustration.tsx'
import { LogoSign } from '#src/ui/logo.tsx'
import wordmarkCn from '#src/ui/wordmark-cn.svg?raw'
import wordmarkEn from '#src/ui/wordmark-en.svg?raw'
import { type Ground, groundColours, inkColour } from './colours.ts'
import { isWholeCover, MotifSign, Signs } from './cover-drawing.tsx'
import { PosterBox, posterRules } from './posters/poster.tsx'
import { type Room, setTitle } from './set-title.ts'

export type Card = {
  lang: Locale
  title: string
  /** undefined: the vendor's own sign */
  art: { product: ProductKey } | { cover: Cover } | { illustration: IllustrationName } | undefined
  ground: Ground
}

/** Deterministic: the same card gives the same SVG. */
export function cardSvg(card: Card, shape: ShareImageShape, host: string): string {
  return renderToStaticMarkup(<Sheet card={card} shape={shape} host={host} />)
}

type Box = { x: number; y: number; width: number; height: number }

type Layout = {
  /** of the title */
  room: Room
  art: Box
  /** of the drawing of a cover that shows a part of it */
  part: Box
  /** of the sign of an article's kind */
  motif: string
  /** left edge of texts; baselines of the title's last line and the host */
  left: number
  bottom: number
  hostBottom: number
  logo: string
  /** path of the footer band */
  band: string
}

const layouts: Record<ShareImageShape, Layout> = {
  wide: {
    room: { width: 640, sizes: [80, 72, 64, 57, 50], most: [2, 3, 4, 4, 5] },
    art: { x: 690, y: 56, width: 470, height: 380 },
    part: { x: 690, y: -40, width: 740, height: 560 },
    motif: 'translate(1010 378) scale(2.3)',
    left: 72,
    bottom: 478,
    hostBottom: 606,
    logo: 'translate(72 60) scale(1.9)',
    band: 'M0 558H700l36-18H1200V630H0Z',
  },
  square: {
    room: { width: 520, sizes: [64, 57, 51, 46, 42], most: [3, 3, 4, 4, 4] },
    art: { x: 230, y: 30, width: 340, height: 240 },
    part: { x: 220, y: -40, width: 500, height: 340 },
    motif: 'translate(440 178) scale(1.7)',
    left: 40,
    bottom: 490,
    hostBottom: 582,
    logo: 'translate(40 36) scale(1.5)',
    band: 'M0 544H330l24-12H600V600H0Z',
  },
}

function Sheet({ card, shape, host }: { card: Card; shape: ShareImageShape; host: string }) {
  const { room, left, bottom, hostBottom, logo, band } = layouts[shape]
  const [width, height] = shareImageSizes[shape]
  const { lines, size } = setTitle(card.title, card.lang, room)
  const lineHeight = size * (card.lang === 'cn' ? 1.32 : 1.16)
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      aria-hidden="true"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      <style>{styleOf(card.ground)}</style>
      <rect className="bg" width={width} height={height} />
      <path className="axis" d={`M${width - 900} ${height}l1200-600M${width - 560} ${height}l1200-600`} />
      <CardArt card={card} layout={layouts[shape]} />
      <path className="band" d={band} />
      <g transform={logo}>
        <LogoSign />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of our own */}
        <g dangerouslySetInnerHTML={{ __html: card.lang === 'cn' ? wordmarkCn : wordmarkEn }} />
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

function CardArt({ card: { art, lang }, layout }: { card: Card; layout: Layout }) {
  if (art && 'illustration' in art)
    return (
      <svg className="art figure" {...layout.art} viewBox="0 0 144 84" overflow="visible" aria-hidden="true">
        <IllustrationShapes of={art.illustration} />
      </svg>
    )
  const cover = art && 'cover' in art ? art.cover : undefined
  const product = art && 'product' in art ? art.product : cover?.product
  const whole = !cover || isWholeCover(cover)
  return (
    <>
      {product ? (
        <PosterBox {...(whole ? layout.art : layout.part)} product={product} lang={lang} />
      ) : (
        <svg
          {...layout.art}
          viewBox="190 40 1030 640"
          overflow="visible"
          className="cover"
          aria-hidden="true"
        >
          <Signs whole />
        </svg>
      )}
      {cover && (
        <g transform={layout.motif} className="cover">
          <MotifSign of={cover.motif} />
        </g>
      )}
    </>
  )
}

function styleOf(ground: Ground): string {
  const colours = groundColours(ground)
  const of = (name: string) => colours[name] ?? ''
  return [
    `svg{color:${of('text')}}text{font-family:'DeskCloud Sans','Noto Sans CJK SC';font-weight:700}`,
    `.bg{fill:${of(ground === 'zone' ? 'zone' : 'bg')}}.band{fill:${inkColour}}.axis{fill:none;stroke:${of('line')};stroke-width:2;stroke-dasharray:6 8}`,
    flatRules.replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => of(name)),
    `.art text{display:none}.figure path{stroke-width:.7}.figure :is(.k,.sl){stroke-width:1}`,
    `.cover .m{stroke-width:2.25;stroke-linecap:round;stroke-linejoin:round}.sheet{fill:${of('bg')}}`,
    `.title{fill:${of('text')}}.host{fill:${groundColours('ink')['text-2']}}`,
  ].join('')
}

/** Poster rules without @media, which resvg does not support. */
const flatRules = posterRules.replaceAll(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
