import { type ProductKey, productNames } from '#api/contract/products.ts'
import { useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { MoreLabel, moreClass } from '#src/ui/button.tsx'
import { ProductMark } from '#src/ui/product-mark.tsx'
import { HomeSection } from '../home-section.tsx'
import './product-relation.css'

// the trunk first, the timeline over everything last
const products = ['mvda', 'a2m', 'mdw', 'av', 'dsc', 'centerview'] as const satisfies readonly ProductKey[]

/** How the six fit together: which zones of a session's path each of them covers; each leads to its product. */
export function ProductRelation() {
  const words = useWords('home').relation
  const lang = useLocale()
  return (
    <HomeSection id="relation" tone="zone" title={words.heading} lead={words.text} split>
      <div className="zones">
        <p className="zones__names" aria-hidden="true">
          {words.zones.map((zone) => (
            <span key={zone}>{zone}</span>
          ))}
        </p>
        <ul>
          {products.map((product) => (
            <li key={product} className={`zones__p--${product}`}>
              <Link className="zones__bar" to={`/$lang/product/${product}`} params={{ lang }}>
                <i />
                <ProductMark product={product} />
                <b>{productNames[product]}</b>
                <span>
                  {words.products[product].role}
                  <span className="vh"> ({words.products[product].covers})</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <Link className={moreClass} to="/$lang/product/compare" params={{ lang }}>
        <MoreLabel>{words.compareText}</MoreLabel>
      </Link>
    </HomeSection>
  )
}
