import type { JSX } from 'react'
import type { ProductKey } from '#contract/products.ts'
import type { NamespaceWords } from '#i18n/i18n-namespaces.ts'
import { wordsOf } from '#i18n/words.tsx'
import type { Locale } from '#src/site/locale.ts'
import art from '#src/ui/art.css?inline'
import drawing from '#src/ui/drawing.css?inline'
import { A2mPoster } from './a2m-poster.tsx'
import { AvPoster } from './av-poster.tsx'
import { CenterviewPoster } from './centerview-poster.tsx'
import { DscPoster } from './dsc-poster.tsx'
import { MdwPoster } from './mdw-poster.tsx'
import { MvdaPoster } from './mvda-poster.tsx'

/** Needs the messages of `trial`. */
export function Poster({ product, lang }: { product: ProductKey; lang: Locale }) {
  return posters[product](wordsOf(lang, 'trial').posters)
}

type PosterBoxProps = {
  product: ProductKey
  lang: Locale
  x: number
  y: number
  width: number
  height: number
}

/** The poster within a box of another drawing. Without a `viewBox` resvg and browsers draw it at its own size, whatever the box's. */
export function PosterBox({ product, lang, ...box }: PosterBoxProps) {
  return (
    <svg {...box} viewBox="0 0 548 400" overflow="visible" aria-hidden="true">
      <Poster product={product} lang={lang} />
    </svg>
  )
}

/** Styles inside the SVG, without @layer: browsers before Chrome 99 drop it, and the build does not see these. */
export const posterRules = [drawing, art]
  .map((css) => css.replace(/^\s*@layer components\s*\{(.*)\}\s*$/s, '$1'))
  .join('')

type Words = NamespaceWords['trial']['posters']

const posters: Record<ProductKey, (words: Words) => JSX.Element> = {
  mvda: ({ mvda }) => <MvdaPoster labels={mvda} />,
  dsc: ({ dsc }) => <DscPoster labels={dsc} />,
  av: ({ av }) => <AvPoster labels={av} />,
  a2m: ({ a2m }) => <A2mPoster labels={a2m} />,
  centerview: ({ centerview }) => <CenterviewPoster labels={centerview} />,
  mdw: ({ mdw }) => <MdwPoster labels={mdw} />,
}
