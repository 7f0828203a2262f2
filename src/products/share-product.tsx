import { use } from 'react'
import type { ProductKey } from '#contract/products.ts'
import { useLocale, useWords } from '#i18n/words.tsx'
import { Share } from '#src/ui/share.tsx'
import { ProductKind } from './product-kind.ts'
import { pathOf } from './trial-call.tsx'

export function ShareProduct({ product }: { product: ProductKey }) {
  const kind = use(ProductKind)
  const lang = useLocale()
  const path = pathOf(product, kind)
  return <Share path={`/${lang}${path}`} code={`/${lang}/qr?path=${path}`} words={useWords(kind).share} />
}
