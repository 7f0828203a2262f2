import { type ProductKey, productNames } from '#api/contract/products.ts'
import { useLocale, useWords } from '#i18n/words.tsx'
import { company } from '#src/site/facts/company.ts'
import { factsInWords } from '#src/site/facts/facts-in-words.ts'
import { Button } from '#src/ui/button.tsx'
import { Chip } from '#src/ui/chip.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Logo } from '#src/ui/logo.tsx'
import './datasheet.css'
import './product-page.css'

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

/** The head of the printed sheet: whose it is, of what, in which versions. On paper only. */
export function DatasheetHead({ product }: { product: ProductKey }) {
  const lang = useLocale()
  const { print } = useWords('products')
  const { short } = factsInWords(lang, product)
  return (
    <div className="sheet-head" aria-hidden="true">
      <p>
        <Logo name={lang} label={company.name[lang]} />
        {company.phone} · {company.email} · {company.address[lang]}
      </p>
      <p>
        <b>
          {productNames[product]} · {print.document}
        </b>
        {short.versions}
      </p>
    </div>
  )
}

/** Prints the page, which is a sheet of two pages on paper and as a PDF. Without a script the browser's menu does. */
export function DatasheetLink() {
  const { actions } = useWords('products')
  return (
    <Button ghost onClick={() => window.print()}>
      <Icon name="download" small />
      {actions.datasheet}
    </Button>
  )
}
