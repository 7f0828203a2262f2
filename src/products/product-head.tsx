import type { ReactNode } from 'react'
import { useWords } from '#i18n/words.tsx'
import { type ProductKey, productNames } from '#src/site/products.ts'
import '#src/ui/band.css'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { Buttons } from '#src/ui/button.tsx'
import { Clauses } from '#src/ui/clauses.tsx'
import { ProductMark } from '#src/ui/product-mark.tsx'
import './product-head.css'
import { productTrail } from './product-trail.ts'

type ProductHeadProps = {
  product: ProductKey
  /** solutions are on dark ground */
  kind: 'products' | 'solutions'
  name: string
  category: string
  title: readonly string[]
  lead: string
  /** links with `buttonClass` */
  actions: ReactNode
  /** the product's drawing */
  art: ReactNode
}

/** The head of a product or solution page: its one h1, the lead and the drawing. */
export function ProductHead(head: ProductHeadProps) {
  const words = useWords(head.kind)
  const current = productNames[head.product]
  return (
    <section className={head.kind === 'solutions' ? 'phead ink' : 'phead'}>
      <div className="wrap phead__in">
        <div>
          <Breadcrumb label={words.crumb.label} trail={productTrail(words)} current={current} />
          <p className="phead__n">
            <ProductMark product={head.product} />
            <span>
              <b>{head.name}</b>
              <span>{head.category}</span>
            </span>
          </p>
          <h1>
            <Clauses of={head.title} />
          </h1>
          <p className="lead">{head.lead}</p>
          <Buttons>{head.actions}</Buttons>
        </div>
        {head.art}
      </div>
    </section>
  )
}
