import { isProductKey, productNames } from '#api/contract/products.ts'
import { useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { Band } from '#src/ui/band.tsx'
import { MoreLabel, moreClass } from '#src/ui/button.tsx'
import { ProductMark } from '#src/ui/product-mark.tsx'
import { Rows } from '#src/ui/rows.tsx'
import './four-jobs.css'

/** What the six products are for: four jobs, each with the products that do it. */
export function FourJobs() {
  const words = useWords('about').making
  return (
    <Band title={words.heading} lead={words.text}>
      <Rows>
        {words.items.map(({ title, text, products }) => (
          <li className="row work" key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            <ProductLinks products={products} />
          </li>
        ))}
      </Rows>
      <Link className={moreClass} to="/$lang/product/compare" params={{ lang: useLocale() }}>
        <MoreLabel>{words.compareText}</MoreLabel>
      </Link>
    </Band>
  )
}

function ProductLinks({ products }: { products: readonly string[] }) {
  const lang = useLocale()
  return (
    <ul className="work__products">
      {products.filter(isProductKey).map((product) => (
        <li key={product}>
          <Link to={`/$lang/product/${product}`} params={{ lang }}>
            <ProductMark product={product} />
            {productNames[product]}
          </Link>
        </li>
      ))}
    </ul>
  )
}
