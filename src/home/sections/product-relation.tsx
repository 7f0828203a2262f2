import { useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { type ProductKey, productNames } from '#src/site/products.ts'
import { MoreLabel, moreClass } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { ProductMark } from '#src/ui/product-mark.tsx'
import { HomeSection } from '../home-section.tsx'
import './product-relation.css'

/** How the six fit together: which zones of a session's path each of them covers, drawn and in words. */
export function ProductRelation() {
  const words = useWords('home').relation
  return (
    <HomeSection id="relation" tone="zone" title={words.heading} lead={words.text} split>
      <Figure />
      <Roles />
      <Link className={moreClass} to="/$lang/product/compare" params={{ lang: useLocale() }}>
        <MoreLabel>{words.compareText}</MoreLabel>
      </Link>
    </HomeSection>
  )
}

// in the order of the figure: the trunk first, the timeline over everything last
const products = ['mvda', 'a2m', 'mdw', 'av', 'dsc', 'centerview'] as const satisfies readonly ProductKey[]

function Figure() {
  const words = useWords('home').relation
  return (
    <div className="fit" role="img" aria-label={words.figureLabel}>
      <div className="fit__z">
        {words.zones.map((zone) => (
          <span key={zone}>{zone}</span>
        ))}
      </div>
      {products.map((product) => (
        <div className={`fit__b fit__b--${product}`} key={product}>
          <ProductMark product={product} />
          <b>{productNames[product]}</b>
          <span>{words.products[product].role}</span>
        </div>
      ))}
    </div>
  )
}

/** What the figure says, in words; each row leads to its product. */
function Roles() {
  const words = useWords('home').relation
  const lang = useLocale()
  return (
    <ul className="roles">
      {products.map((product) => (
        <li key={product}>
          <Link className="role" to={`/$lang/product/${product}`} params={{ lang }}>
            <ProductMark product={product} />
            <span>
              <b>{productNames[product]}</b>
              {words.products[product].fullName}
              <small>
                {words.products[product].role}
                <span className="vh"> ({words.products[product].covers})</span>
              </small>
            </span>
            <Icon name="right" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
