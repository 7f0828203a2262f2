import type { ReactNode } from 'react'
import { isProductKey, type ProductKey, productKeys, productNames, trialIds } from '#api/contract/products.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { company } from '#src/site/facts/company.ts'
import { sizingInWords } from '#src/site/facts/facts-in-words.ts'
import { productFacts } from '#src/site/facts/product-facts.ts'
import { keepReport } from '#src/site/kept-reports.ts'
import { Link } from '#src/site/link.tsx'
import { Band } from '#src/ui/band.tsx'
import { Button, Buttons, buttonClass, MoreLabel, moreClass } from '#src/ui/button.tsx'
import { Chip } from '#src/ui/chip.tsx'
import { SelectField, TextField } from '#src/ui/form.tsx'
import { Note } from '#src/ui/note.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { Pairs } from '#src/ui/pairs.tsx'
import { Steps } from '#src/ui/steps.tsx'
import './buying.css'

/** What the estimate was asked for, as the address has it: `q` is the quantity. */
export type BuyingSearch = { product?: unknown; q?: unknown }

/** What a buyer asks before a tender: licences, support, compliance and size, from the facts of the product pages. */
export function BuyingPage({ search }: { search: BuyingSearch }) {
  const { title, lead, licences, support, compliance, estimate } = useWords('buying')
  return (
    <>
      <PageHead title={title}>{lead}</PageHead>
      <Band near id="licences" title={licences.heading}>
        <Licences />
      </Band>
      <Band id="estimate" tone="zone" title={estimate.heading} lead={estimate.lead}>
        <Estimate {...search} />
      </Band>
      <Band id="support" title={support.heading} lead={support.lead}>
        <Support />
      </Band>
      <Band id="compliance" tone="zone" title={compliance.heading} lead={compliance.lead}>
        <Compliance />
      </Band>
    </>
  )
}

type Row = { key: string; cells: readonly ReactNode[] }

/** Rows of a few cells; on phones each is a block whose cells carry the name of their column. */
function Table({ columns, rows }: { columns: readonly string[]; rows: readonly Row[] }) {
  return (
    <table className="buying__table">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [first, ...rest] }) => (
          <tr key={key}>
            <th scope="row">{first}</th>
            {rest.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column's
              <td key={at} data-column={columns[at + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Licences() {
  const { licences: words, sample } = useWords('buying')
  const { counts } = useWords('products').facts
  const { heading, text, columns, rows, note } = words.example
  return (
    <div className="two">
      <div>
        <Table
          columns={[words.product, words.unit]}
          rows={productKeys.map((key) => ({
            key,
            cells: [<ProductLink key={key} product={key} hash="licence" />, counts[key]],
          }))}
        />
        <Pairs className="buying__rules" of={words.rules.map(({ term, text }) => [term, text])} />
      </div>
      <section className="buying__example">
        <h3>
          {heading} <Chip>{sample}</Chip>
        </h3>
        <p>{text}</p>
        <Table
          columns={Object.values(columns)}
          rows={rows.map(({ unit, count, why }) => ({
            key: unit,
            cells: [unit, <b key={unit}>{count}</b>, why],
          }))}
        />
        <Note>{note}</Note>
      </section>
    </div>
  )
}

function ProductLink({ product, hash }: { product: ProductKey; hash: 'licence' | 'specs' }) {
  return (
    <Link to={`/$lang/product/${product}`} hash={hash}>
      {productNames[product]}
    </Link>
  )
}

/** A form that asks this page, which answers without scripts. The result goes along into the trial form. */
function Estimate(search: BuyingSearch) {
  const product = isProductKey(search.product) ? search.product : 'mvda'
  const quantity = quantityOf(search)
  const { estimate: words, sample } = useWords('buying')
  const messages = useLL().buying.estimate
  const { unit, sizing } = sizingInWords(useLocale(), product)
  const at = productFacts[product].sizing.findIndex(({ upTo }) => quantity !== undefined && quantity <= upTo)
  const fit = sizing[at]
  const asked = { product: productNames[product], quantity: quantity ?? 0, unit }
  const told = fit ? messages.result({ ...asked, ...fit }) : messages.above(asked)
  return (
    <>
      <form className="buying__form" aria-label={words.label} action="#estimate">
        <SelectField
          id="product"
          name="product"
          label={words.product}
          chosen={product}
          options={productKeys.map((key) => [key, productNames[key]])}
        />
        <TextField
          id="quantity"
          name="q"
          type="number"
          min="1"
          max="100000"
          required
          label={words.quantity}
          hint={messages.hint(asked)}
          defaultValue={quantity ?? ''}
        />
        <Button type="submit">{words.submit}</Button>
      </form>
      {quantity !== undefined && (
        <div className="buying__result" role="status">
          <p>
            <b>{told}</b> <Chip>{sample}</Chip>
          </p>
          <Buttons>
            <Link
              className={buttonClass()}
              to="/$lang/trial/trial"
              search={{ product: trialIds[product] }}
              onClick={() => keepReport('estimate', told)}
            >
              {words.carry}
            </Link>
            <Link className={moreClass} to={`/$lang/product/${product}`} hash="sizing">
              <MoreLabel>{messages.details(asked)}</MoreLabel>
            </Link>
          </Buttons>
        </div>
      )}
    </>
  )
}

/** From 1 to 100,000; undefined where it is none. */
function quantityOf({ q }: BuyingSearch): number | undefined {
  return /^[1-9]\d{0,4}$|^100000$/.test(String(q)) ? Number(q) : undefined
}

function Support() {
  const { support: words, sample } = useWords('buying')
  const { security } = useLL().buying.support
  const { columns } = words
  const { heading, steps } = words.security
  const email = company.securityEmail
  return (
    <>
      <Table
        columns={[columns.level, columns.hours, columns.outage, columns.limited, columns.question]}
        rows={words.rows.map(({ level, hours, outage, limited, question }) => ({
          key: level,
          cells: [
            <span key={level}>
              {level} <Chip>{sample}</Chip>
            </span>,
            hours,
            outage,
            limited,
            question,
          ],
        }))}
      />
      <p className="buying__more">
        <Link className={moreClass} to="/$lang/service">
          <MoreLabel>{words.services}</MoreLabel>
        </Link>
      </p>
      <h3 id="security">
        {heading} <Chip>{sample}</Chip>
      </h3>
      <Steps
        steps={steps.map(({ title, text }, at) => ({
          title,
          text: at === 0 ? security.steps[0].text({ email }) : text,
        }))}
      />
      <p className="buying__more">
        <Link className={moreClass} to="/$lang/about/news" search={{ category: 'advisory' }}>
          <MoreLabel>{words.advisories}</MoreLabel>
        </Link>
      </p>
    </>
  )
}

function Compliance() {
  const { compliance: words, sample } = useWords('buying')
  return (
    <>
      <Table
        columns={Object.values(words.columns)}
        rows={(Object.keys(words.rows) as (keyof typeof words.rows)[]).map((product) => {
          const { level, crypto } = words.rows[product]
          return {
            key: product,
            cells: [
              <ProductLink key={product} product={product} hash="specs" />,
              level,
              <span key={product}>
                {crypto} {crypto.includes('SM') && <Chip>{sample}</Chip>}
              </span>,
            ],
          }
        })}
      />
      <Note>{words.note}</Note>
      <Link className={moreClass} to="/$lang/about/contact">
        <MoreLabel>{words.contact}</MoreLabel>
      </Link>
    </>
  )
}
