import { useWords } from '#i18n/words.tsx'
import type { ProductKey } from '#src/site/products.ts'
import { Note } from '#src/ui/note.tsx'
import { ProductMark } from '#src/ui/product-mark.tsx'
import './customers.css'
import { HomeSection } from '../home-section.tsx'

/** Customers by industry, each with its product; the note says which of them are illustrative. */
export function Customers() {
  const words = useWords('home').customers
  return (
    <HomeSection id="customers" title={words.heading} lead={words.text}>
      <ul className="wall">
        {words.items.map(({ product, who, what }) => (
          <li key={who}>
            <b>{who}</b>
            <ProductMark product={product as ProductKey} />
            <p>{what}</p>
          </li>
        ))}
      </ul>
      <Note>{words.note}</Note>
    </HomeSection>
  )
}
