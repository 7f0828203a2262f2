import type { ProductKey } from '#api/contract/products.ts'
import { useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { MoreLabel, moreClass } from '#src/ui/button.tsx'
import { Clauses } from '#src/ui/clauses.tsx'
import { ProductMark } from '#src/ui/product-mark.tsx'
import './function-cards.css'
import { HomeSection } from '../home-section.tsx'

/** One of the three function cards (SPEC section 3), with the products that provide the function. */
type FunctionItem = {
  title: string
  content: string
  buttonText: string
  buttonUrl: `/$lang/solution/${ProductKey}`
  products: readonly ProductKey[]
}

/** What the products do together, in three cards that climb. */
export function FunctionCards() {
  const { heading, text, items } = useWords('home').functions
  return (
    <HomeSection id="functions" title={heading} lead={text}>
      <div className="stair">
        <Card {...items.deliver} buttonUrl="/$lang/solution/mvda" products={['mvda', 'a2m', 'mdw']} />
        <Card {...items.guard} buttonUrl="/$lang/solution/dsc" products={['dsc', 'av']} />
        <Card {...items.operate} buttonUrl="/$lang/solution/centerview" products={['centerview']} />
      </div>
    </HomeSection>
  )
}

function Card({ title, content, buttonText, buttonUrl, products }: FunctionItem) {
  return (
    <article className="stair__i">
      <p className="stair__m">
        {products.map((product) => (
          <ProductMark key={product} product={product} />
        ))}
      </p>
      <h3>
        <Clauses of={title} />
      </h3>
      <p>{content}</p>
      <Link className={moreClass} to={buttonUrl} params={{ lang: useLocale() }}>
        <MoreLabel>{buttonText}</MoreLabel>
      </Link>
    </article>
  )
}
