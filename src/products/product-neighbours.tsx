import type { ReactNode } from 'react'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { isProductKey, type ProductKey, productNames } from '#src/site/products.ts'
import { Band } from '#src/ui/band.tsx'
import { Columns } from '#src/ui/columns.tsx'
import { Heading } from '#src/ui/heading.tsx'
import { Onward, OnwardList, onwardClass } from '#src/ui/onward.tsx'

type ProductNeighboursProps = {
  /** below the lists */
  children: ReactNode
  product: ProductKey
  neighbours: readonly { product: string; text: string }[]
}

/** The products this one works with, and where to read on about it. */
export function ProductNeighbours({ product, neighbours, children }: ProductNeighboursProps) {
  const { headings } = useWords('products')
  const lang = useLocale()
  return (
    <Band id="neighbours" tone="zone">
      <Columns>
        <div>
          <Heading title={headings.neighbours} />
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
        <div>
          <Heading title={headings.related} />
          <NextSteps product={product} />
        </div>
      </Columns>
      {children}
    </Band>
  )
}

function NextSteps({ product }: { product: ProductKey }) {
  const lang = useLocale()
  const { related } = useWords('products')
  const messages = useLL().products.related
  const name = productNames[product]
  return (
    <OnwardList>
      <li>
        <Link className={onwardClass} to={`/$lang/solution/${product}`} params={{ lang }}>
          <Onward name={messages.solution({ name })} text={related.solutionText} />
        </Link>
      </li>
      <li>
        <Link className={onwardClass} to="/$lang/download/search" params={{ lang }} search={{ product }}>
          <Onward name={messages.downloads({ name })} text={related.downloadsText} />
        </Link>
      </li>
      <li>
        <Link
          className={onwardClass}
          to="/$lang/product/compare"
          params={{ lang }}
          search={{ products: product }}
        >
          <Onward name={related.compare} text={related.compareText} />
        </Link>
      </li>
    </OnwardList>
  )
}
