import { type ProductKey, productNames } from '#api/contract/products.ts'
import { useLocale, useWords } from '#i18n/words.tsx'
import { factsInWords } from '#src/site/facts/facts-in-words.ts'
import { Band } from '#src/ui/band.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { Note } from '#src/ui/note.tsx'
import './product-page.css'
import { company } from '#src/site/facts/company.ts'
import { Chip } from '#src/ui/chip.tsx'
import { Logo } from '#src/ui/logo.tsx'
import './datasheet.css'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'

type ProductSheetProps = {
  product: ProductKey
  compatibility: { note: string; groups: readonly { group: string; items: readonly string[] }[] }
  specs: readonly { label: string; value: string }[]
}

/** Everything a buyer compares: an accordion on phones, a sheet of six parts from tablets up. */
export function ProductSheet({ product, compatibility, specs }: ProductSheetProps) {
  const { headings } = useWords('products')
  const { words, short, ...facts } = factsInWords(useLocale(), product)
  return (
    <Band id="sheet" title={words.sheet}>
      <div className="sheet">
        <Fold wide id="licence" title={words.titles.licence}>
          <p>
            <b>{short.licence}</b>
          </p>
          <p>{words.licenceText}</p>
        </Fold>
        <Fold wide id="sizing" title={words.titles.sizing} chip={words.sample}>
          <table className="sheet__table">
            <thead>
              <tr>
                <th scope="col">{facts.unit}</th>
                <th scope="col">{words.columns.servers}</th>
                <th scope="col">{words.columns.disk}</th>
              </tr>
            </thead>
            <tbody>
              {facts.sizing.map(({ upTo, servers, disk }) => (
                <tr key={upTo}>
                  <th scope="row">{upTo}</th>
                  <td>{servers}</td>
                  <td>{disk}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Fold>
        <Fold wide id="ports" title={words.titles.ports} chip={words.sample}>
          <Ports ports={facts.ports} words={words.columns} />
        </Fold>
        <Fold wide id="compatibility" title={headings.compatibility}>
          <Pairs pairs={compatibility.groups.map(({ group, items }) => [group, items.join(' / ')])} />
          <Note>{compatibility.note}</Note>
        </Fold>
        <Fold wide id="versions" title={words.titles.versions} chip={words.sample}>
          <Pairs
            pairs={[
              ...facts.parts.map(
                ({ name, processors, previous }) =>
                  [name, [...processors, previous].filter(Boolean).join(words.between.groups)] as const,
              ),
              [words.names.support, facts.support],
            ]}
          />
        </Fold>
        <Fold wide id="specs" title={headings.specs}>
          <Pairs pairs={specs.map(({ label, value }) => [label, value])} />
        </Fold>
      </div>
      <Note>{words.note}</Note>
    </Band>
  )
}

function Pairs({ pairs }: { pairs: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="sheet__pairs">
      {pairs.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type PortsProps = {
  ports: readonly { links: readonly number[]; port: string }[]
  words: { number: string; port: string }
}

/** Ports by the numbers that the connections have in the deployment diagram. */
function Ports({ ports, words }: PortsProps) {
  return (
    <table className="sheet__table">
      <thead>
        <tr>
          <th scope="col">{words.number}</th>
          <th scope="col">{words.port}</th>
        </tr>
      </thead>
      <tbody>
        {ports.map(({ links, port }) => (
          <tr key={port}>
            <th scope="row">
              {links.map((number) => (
                <span className="sheet__number" key={number}>
                  {number}
                </span>
              ))}
            </th>
            <td>{port}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

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
