import type { ProductKey } from '#api/contract/products.ts'
import { useLocale } from '#i18n/words.tsx'
import { factsInWords } from '#src/site/facts/facts-in-words.ts'
import { Chip } from '#src/ui/chip.tsx'
import './buying-facts.css'

/** Where each fact is told at length, and which of them are sample data. */
const rows = [
  { fact: 'licence', at: 'licence', sample: false },
  { fact: 'sizing', at: 'sizing', sample: true },
  { fact: 'ports', at: 'ports', sample: true },
  { fact: 'compatibility', at: 'compatibility', sample: false },
  { fact: 'processors', at: 'versions', sample: false },
  { fact: 'versions', at: 'versions', sample: false },
] as const

/** What a buyer asks first, in short, beside the product's screen. */
export function BuyingFacts({ product }: { product: ProductKey }) {
  const { words, short } = factsInWords(useLocale(), product)
  return (
    <section className="buy" aria-labelledby="buy">
      <h2 id="buy">{words.heading}</h2>
      <dl>
        {rows.map(({ fact, at, sample }) => (
          <div key={fact}>
            <dt>{words.names[fact]}</dt>
            <dd>
              <a href={`#${at}`}>{short[fact]}</a> {sample && <Chip>{words.sample}</Chip>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
