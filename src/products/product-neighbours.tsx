import type { ReactNode } from 'react'
import { isProductKey, type ProductKey, productNames } from '#api/contract/products.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { Band } from '#src/ui/band.tsx'
import { Onward, OnwardList, onwardClass } from '#src/ui/onward.tsx'
import './product-neighbours.css'

type ProductNeighboursProps = {
  product: ProductKey
  neighbours: readonly { product: string; text: string }[]
  /** last in the row of links */
  children: ReactNode
}

/** The products this one works with, and where to read on about it. */
export function ProductNeighbours({ product, neighbours, children }: ProductNeighboursProps) {
  const { headings, related } = useWords('products')
  const messages = useLL().products.related
  const lang = useLocale()
  const name = productNames[product]
  return (
    <Band id="neighbours" tone="zone" title={headings.neighbours}>
      <div className="near">
        <OnwardList>
          {neighbours.map(({ product: key, text }) =>
            isProductKey(key) ? (
              <li key={key}>
                <Link className={onwardClass} to={`/$lang/product/${key}`} params={{ lang }}>
                  <Onward mark={key} name={productNames[key]} text={text} />
                </Link>
              </li>
            ) : null,
          )}
        </OnwardList>
      </div>
      <div className="nexts">
        <Link to={`/$lang/solution/${product}`} params={{ lang }}>
          {messages.solution({ name })}
        </Link>
        <Link to="/$lang/download/search" params={{ lang }} search={{ product }}>
          {messages.downloads({ name })}
        </Link>
        <Link to="/$lang/product/compare" params={{ lang }} search={{ products: product }}>
          {related.compare}
        </Link>
        {children}
      </div>
    </Band>
  )
}
