import { productKeys } from '#contract/products.ts'
import { useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { Band } from '#src/ui/band.tsx'
import { MoreLabel, moreClass } from '#src/ui/button.tsx'
import { Chip } from '#src/ui/chip.tsx'
import { Note } from '#src/ui/note.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { Pairs } from '#src/ui/pairs.tsx'
import { StackedTable } from '#src/ui/stacked-table.tsx'
import { ProductLink } from './product-link.tsx'
import './buying.css'

/** What a buyer asks before a tender: licences, support, compliance and size, from the facts of the product pages. */
export function BuyingPage() {
  const { title, lead, licences, support, prices, compliance, estimate } = useWords('buying')
  return (
    <>
      <PageHead title={title}>{lead}</PageHead>
      <Band near id="licences" title={licences.heading}>
        <Licences />
      </Band>
      <Band id="estimate" tone="zone" title={estimate.heading} lead={estimate.lead}>
        <Link className={moreClass} to="/$lang/product/estimate">
          <MoreLabel>{estimate.link}</MoreLabel>
        </Link>
      </Band>
      <Band id="support" title={support.heading} lead={support.lead}>
        <Support />
      </Band>
      <Band id="prices" flush title={prices.heading}>
        <Pairs
          className="buying__rules buying__prices"
          of={prices.items.map(({ term, text }) => [term, text])}
        />
        <p className="buying__more">
          <Link className={moreClass} to="/$lang/about/contact">
            <MoreLabel>{prices.contact}</MoreLabel>
          </Link>
        </p>
      </Band>
      <Band id="compliance" tone="zone" title={compliance.heading} lead={compliance.lead}>
        <Link className={moreClass} to="/$lang/product/security">
          <MoreLabel>{compliance.link}</MoreLabel>
        </Link>
      </Band>
    </>
  )
}

function Licences() {
  const { licences: words, sample } = useWords('buying')
  const { counts } = useWords('products').facts
  const { heading, text, columns, rows, note } = words.example
  return (
    <div className="two">
      <div>
        <StackedTable
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
        <StackedTable
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

function Support() {
  const { support: words, sample } = useWords('buying')
  const { columns } = words
  return (
    <>
      <StackedTable
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
    </>
  )
}
