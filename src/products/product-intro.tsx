import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useLocale, useWords } from '#i18n/words.tsx'
import { type ProductKey, trialIds } from '#src/site/products.ts'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { ProductHead } from '#src/ui/product-head.tsx'

/** What the product is for, in one sentence and one drawing, and the two ways on. */
export function ProductIntro({ product, art }: { product: ProductKey; art: ReactNode }) {
  const lang = useLocale()
  const { actions } = useWords('products')
  const { name, category, taglineClauses, intro } = useWords(`product-${product}`)
  return (
    <ProductHead
      breadcrumb={<ProductBreadcrumb name={name} />}
      mark={product}
      name={name}
      category={category}
      title={taglineClauses}
      lead={intro}
      art={art}
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
  const { crumb } = useWords('products')
  const lang = useLocale()
  const home = (
    <Link to="/$lang" params={{ lang }}>
      {crumb.home}
    </Link>
  )
  const trail = [
    { key: 'home', content: home },
    { key: 'products', content: crumb.products },
  ]
  return <Breadcrumb label={crumb.label} trail={trail} current={name} />
}
