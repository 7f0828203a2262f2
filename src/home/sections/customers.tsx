import { useWords } from '#i18n/words.tsx'
import type { ProductKey } from '#src/site/products.ts'
import { Chip } from '#src/ui/chip.tsx'
import { ProductMark } from '#src/ui/product-mark.tsx'
import './customers.css'
import { HomeSection } from '../home-section.tsx'

type Use = { product: string; who: string; what: string }

/** What customers do with the products: the one case with a source, then typical uses by industry. */
export function Customers() {
  const words = useWords('home').customers
  return (
    <HomeSection id="customers" title={words.heading} lead={words.text}>
      <ul className="wall">
        <Industry name={words.sourced} uses={[words.first]} />
        {words.industries.map(({ name, uses }) => (
          <Industry name={name} chip={words.illustrative} uses={uses} key={name} />
        ))}
      </ul>
    </HomeSection>
  )
}

function Industry({ name, chip, uses }: { name: string; chip?: string; uses: readonly Use[] }) {
  return (
    <li>
      <h3>
        {name} {chip && <Chip>{chip}</Chip>}
      </h3>
      {uses.map(({ product, who, what }) => (
        <p key={who}>
          <ProductMark product={product as ProductKey} />
          <b>{what}</b>
          {who}
        </p>
      ))}
    </li>
  )
}
