import type { ProductKey } from '#api/contract/products.ts'
import { useLocale, useWords } from '#i18n/words.tsx'
import { factsInWords } from '#src/site/facts/facts-in-words.ts'
import { Band } from '#src/ui/band.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { Note } from '#src/ui/note.tsx'
import './product-page.css'

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
