import { useWords } from '#i18n/words.tsx'
import type { ProductKey } from '#src/site/products.ts'
import { Heading } from '#src/ui/heading.tsx'
import { Note } from '#src/ui/note.tsx'
import { Wall } from '#src/ui/wall.tsx'
import { HomeSection } from './home-section.tsx'

/** Customers by industry, each with its product; the note says which of them are illustrative. */
export function Customers() {
  const words = useWords('home').customers
  return (
    <HomeSection id="customers">
      <Heading title={words.heading}>{words.text}</Heading>
      <Wall
        customers={words.items.map(({ product, who, what }) => ({
          name: who,
          mark: product as ProductKey,
          text: what,
        }))}
      />
      <Note>{words.note}</Note>
    </HomeSection>
  )
}
