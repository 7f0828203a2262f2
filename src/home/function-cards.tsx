import { useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { MoreLabel, moreClass } from '#src/ui/button.tsx'
import { Clauses } from '#src/ui/clauses.tsx'
import { Heading } from '#src/ui/heading.tsx'
import { ProductMark } from '#src/ui/product-mark.tsx'
import './function-cards.css'
import { HomeSection } from './home-section.tsx'

/** What the products do together, in three cards that climb (SPEC section 3: FunctionItem). */
export function FunctionCards() {
  const { heading, text, items } = useWords('home').functions
  const lang = useLocale()
  return (
    <HomeSection id="functions">
      <Heading title={heading}>{text}</Heading>
      <div className="stair">
        {functions.map(({ id, buttonUrl, products }) => (
          <article className="stair__i" key={id}>
            <p className="stair__m">
              {products.map((product) => (
                <ProductMark key={product} product={product} />
              ))}
            </p>
            <h3>
              <Clauses of={items[id].title} />
            </h3>
            <p>{items[id].content}</p>
            <Link className={moreClass} to={buttonUrl} params={{ lang }}>
              <MoreLabel>{items[id].buttonText}</MoreLabel>
            </Link>
          </article>
        ))}
      </div>
    </HomeSection>
  )
}

const functions = [
  { id: 'deliver', buttonUrl: '/$lang/solution/mvda', products: ['mvda', 'a2m', 'mdw'] },
  { id: 'guard', buttonUrl: '/$lang/solution/dsc', products: ['dsc', 'av'] },
  { id: 'operate', buttonUrl: '/$lang/solution/centerview', products: ['centerview'] },
] as const
