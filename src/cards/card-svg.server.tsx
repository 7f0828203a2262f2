import { renderToStaticMarkup } from 'react-dom/server'
import type { ProductKey } from '#contract/products.ts'
import type { Cover } from '#src/site/articles/cover.ts'
import type { Locale } from '#src/site/locale.ts'
import { type ShareImageShape, shareImageSizes } from '#src/site/share-image.ts'
import { type IllustrationName, IllustrationShapes } from '#src/ui/art/illustration.tsx'
import { LogoSign } from '#src/ui/logo.tsx'
import wordmarkCn from '#src/ui/wordmark-cn.svg?raw'
import wordmarkEn from '#src/ui/wordmark-en.svg?raw'
import { type Ground, groundColours } from './colours.ts'
import { isWholeCover, MotifSign, Signs } from './cover-drawing.tsx'
import { PosterBox, posterRules } from './posters/poster.tsx'
import nameOutlines from './product-names.json'

export type Card = {
  lang: Locale
  /** undefined: the vendor's own sign */
  art: { product: ProductKey } | { cover: Cover } | { illustration: IllustrationName } | undefined
  ground: Ground
}

/** Deterministic: the same card gives the same SVG. Its title is printed by whoever shows the link. */
export function cardSvg(card: Card, shape: ShareImageShape): string {
  return renderToStaticMarkup(<Sheet card={card} shape={shape} />)
}

type Box = { x: number; y: number; width: number; height: number }

type Layout = {
  art: Box
  /** of the drawing of a cover that shows a part of it */
  part: Box
  /** of the sign of an article's kind */
  motif: string
  logo: string
  /** of the product's name */
  name: string
}

const layouts: Record<ShareImageShape, Layout> = {
  wide: {
    art: { x: 460, y: 84, width: 680, height: 462 },
    part: { x: 460, y: -30, width: 980, height: 720 },
    motif: 'translate(946 437) scale(2.6)',
    logo: 'translate(72 60) scale(1.9)',
    name: 'translate(72 562) scale(.8)',
  },
  square: {
    art: { x: 60, y: 110, width: 480, height: 370 },
    part: { x: 110, y: 24, width: 640, height: 470 },
    motif: 'translate(427 465) scale(1.9)',
    logo: 'translate(40 36) scale(1.5)',
    name: 'translate(40 556) scale(.62)',
  },
}

function Sheet({ card, shape }: { card: Card; shape: ShareImageShape }) {
  const { logo, name } = layouts[shape]
  const [width, height] = shareImageSizes[shape]
  const product = productOf(card)
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
      <g transform={logo}>
        <LogoSign />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of our own */}
        <g dangerouslySetInnerHTML={{ __html: card.lang === 'cn' ? wordmarkCn : wordmarkEn }} />
      </g>
      {product && <path className="name" transform={name} d={nameOutlines[product]} />}
    </svg>
  )
}

function productOf({ art }: Card): ProductKey | undefined {
  if (art && 'product' in art) return art.product
  return art && 'cover' in art ? art.cover.product : undefined
}

function CardArt({ card, layout }: { card: Card; layout: Layout }) {
  const { art, lang } = card
  if (art && 'illustration' in art)
    return (
      <svg className="art figure" {...layout.art} viewBox="0 0 144 84" overflow="visible" aria-hidden="true">
        <IllustrationShapes of={art.illustration} />
      </svg>
    )
  const cover = art && 'cover' in art ? art.cover : undefined
  const product = productOf(card)
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
    `svg{color:${of('text')}}.name{fill:${of('text')}}`,
    `.bg{fill:${of(ground === 'zone' ? 'zone' : 'bg')}}.axis{fill:none;stroke:${of('line')};stroke-width:2;stroke-dasharray:6 8}`,
    flatRules.replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => of(name)),
    `.art text{display:none}.figure path{stroke-width:.7}.figure :is(.k,.sl){stroke-width:1}`,
    `.cover .m{stroke-width:2.25;stroke-linecap:round;stroke-linejoin:round}.sheet{fill:${of('bg')}}`,
  ].join('')
}

/** Poster rules without @media, which resvg does not support. */
const flatRules = posterRules.replaceAll(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
