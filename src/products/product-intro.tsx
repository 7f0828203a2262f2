import type { ComponentType } from 'react'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { type ProductKey, trialIds } from '#src/site/products.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { ProductHead } from '#src/ui/product-head.tsx'
import { TrailBreadcrumb } from '#src/ui/trail-breadcrumb.tsx'
import { productTrail } from './product-trail.ts'

export type ArtLabels = Readonly<Record<string, string>>

export type ProductIntroProps<Labels extends ArtLabels> = {
  product: ProductKey
  /** its hero drawing */
  art: ComponentType<{ labels: Labels; label?: string }>
  labels: Labels
}

/** What the product is for, in one sentence and one drawing, and the two ways on. */
export function ProductIntro<Labels extends ArtLabels>({
  product,
  art: Art,
  labels,
}: ProductIntroProps<Labels>) {
  const lang = useLocale()
  const { actions } = useWords('products')
  const { name, category, taglineClauses, intro } = useWords(`product-${product}`)
  const label = useLL().products.heroAlt({ name, labels: Object.values(labels).join(', ') })
  return (
    <ProductHead
      breadcrumb={<ProductBreadcrumb name={name} />}
      mark={product}
      name={name}
      category={category}
      title={taglineClauses}
      lead={intro}
      art={<Art labels={labels} label={label} />}
      actions={
        <>
          <Link
            className={buttonClass()}
            to="/$lang/trial/trial"
            params={{ lang }}
            search={{ product: trialIds[product] }}
          >
            {actions.freeTrial}
          </Link>
          <Link className={buttonClass({ ghost: true })} to={`/$lang/solution/${product}`} params={{ lang }}>
            {actions.solution}
          </Link>
        </>
      }
    />
  )
}

function ProductBreadcrumb({ name }: { name: string }) {
  const words = useWords('products')
  return <TrailBreadcrumb label={words.crumb.label} trail={productTrail(words)} current={name} />
}
