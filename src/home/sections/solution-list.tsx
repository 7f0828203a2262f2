import { productNames, solutionKeys } from '#api/contract/products.ts'
import { useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { Clauses } from '#src/ui/clauses.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { ProductMark } from '#src/ui/product-mark.tsx'
import { Rows } from '#src/ui/rows.tsx'
import { HomeSection } from '../home-section.tsx'
import './solution-list.css'

/** The six solutions: the task, the product for it and where it is used. */
export function SolutionList() {
  const { heading, items } = useWords('home').solutionList
  const lang = useLocale()
  return (
    <HomeSection id="solutions" title={heading}>
      <Rows>
        {solutionKeys.map((key) => (
          <li key={key}>
            <Link className="row sol" to={`/$lang/solution/${key}`} params={{ lang }}>
              <ProductMark product={key} />
              <div className="sol__b">
                <h3>
                  <Clauses of={items[key].title} /> <small>{productNames[key]}</small>
                </h3>
                <ul className="slash">
                  {items[key].tags.map((place) => (
                    <li key={place}>{place}</li>
                  ))}
                </ul>
              </div>
              <Icon name="arrow" />
            </Link>
          </li>
        ))}
      </Rows>
    </HomeSection>
  )
}
