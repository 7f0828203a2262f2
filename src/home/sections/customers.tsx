import type { ProductKey } from '#api/contract/products.ts'
import { useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { MoreLabel, moreClass } from '#src/ui/button.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { ProductMark } from '#src/ui/product-mark.tsx'
import './customers.css'
import { HomeSection } from '../home-section.tsx'

type UseProps = { product: string; who: string; what: string }

/** What customers do with the products: the one case with a source, then typical uses by industry. */
export function Customers() {
  const words = useWords('home').customers
  return (
    <HomeSection id="customers" title={words.heading} lead={words.text}>
      <div className="uses">
        <section className="uses__case">
          <h3>{words.sourced}</h3>
          <Use {...words.first} />
          <Link
            className={moreClass}
            to="/$lang/solution/centerview"
            params={{ lang: useLocale() }}
            hash="case"
          >
            <MoreLabel>{words.story}</MoreLabel>
          </Link>
        </section>
        {words.industries.map(({ name, uses }) => (
          <Fold wide title={name} chip={words.illustrative} key={name}>
            {uses.map((use) => (
              <Use {...use} key={use.who} />
            ))}
          </Fold>
        ))}
      </div>
    </HomeSection>
  )
}

function Use({ product, who, what }: UseProps) {
  return (
    <p className="use">
      <ProductMark product={product as ProductKey} />
      <b>{what}</b>
      {who}
    </p>
  )
}
