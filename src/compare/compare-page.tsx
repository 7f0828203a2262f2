import { type ProductKey, productNames, trialIds } from '#contract/products.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { Band } from '#src/ui/band.tsx'
import { Note } from '#src/ui/note.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { PrintNote } from '#src/ui/print-note.tsx'
import { CompareChooser } from './compare-chooser.tsx'
import type { CompareSearch } from './compare-search.ts'
import { type Comparison, comparisonOf, levels, type Need, needsOf, searchOf } from './comparison.ts'
import './compare.css'
import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { copyText } from '#src/site/copy-text.ts'
import { Link } from '#src/site/link.tsx'
import { Button, buttonClass } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'

/** The six products, or two or three of them, held against what a visitor may need. */
export function ComparePage({ search }: { search: CompareSearch }) {
  const words = useWords('compare')
  const comparison = comparisonOf(search)
  const needs = needsOf(comparison)
  return (
    <>
      <PageHead title={words.titleClauses}>{words.lead}</PageHead>
      <Band near>
        <CompareChooser comparison={comparison} />
        {needs.length > 0 ? (
          <CompareTable products={comparison.shown} needs={needs} />
        ) : (
          <p className="cmp__same">{words.messages.same}</p>
        )}
        <Note>{words.table.note}</Note>
        <CompareShare />
        <Sheet comparison={comparison} />
      </Band>
    </>
  )
}

/** What a printed comparison says about itself. */
function Sheet({ comparison: { chosen, onlyDifferences, shown } }: { comparison: Comparison }) {
  const lang = useLocale()
  const { title } = useWords('compare')
  const messages = useLL().compare.share
  const search = String(new URLSearchParams(searchOf(chosen, onlyDifferences) as Record<string, string>))
  return (
    <PrintNote
      title={`${title} · ${shown.map((key) => productNames[key]).join(' / ')}`}
      path={`/${lang}/product/compare${search && `?${search}`}`}
      lang={lang}
      address={(url) => messages.address({ url })}
      printedOn={(date) => messages.printedOn({ date })}
    />
  )
}

type CompareTableProps = { products: readonly ProductKey[]; needs: readonly Need[] }

/** Needs by products. Where there is no room for columns each need becomes a list. */
function CompareTable({ products, needs }: CompareTableProps) {
  const { table, productRoles } = useWords('compare')
  const caption = useLL().compare.table.caption({
    names: products.map((key) => productNames[key]).join(' / '),
  })
  return (
    <div className={products.length > 3 ? 'cmp cmp--all' : 'cmp'}>
      <table className="cmp__t">
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{table.need}</th>
            {products.map((key) => (
              <th scope="col" key={key}>
                <Link to="/$lang/product/$key" params={{ key }}>
                  {productNames[key]}
                </Link>
                <small>{productRoles[key]}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {needs.map((need) => (
            <NeedCells key={need} need={need} products={products} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            {products.map((key) => (
              <td key={key}>
                <b className="cmp__p">{productNames[key]}</b>
                <Link
                  className={buttonClass({ small: true, ghost: true })}
                  to="/$lang/trial/trial"
                  search={{ product: trialIds[key] }}
                >
                  {table.trial}
                  <span className="vh">: {productNames[key]}</span>
                </Link>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

function NeedCells({ need, products }: { need: Need; products: readonly ProductKey[] }) {
  const words = useWords('compare')
  const { label, help } = words.rows[need]
  const notes: Partial<Record<ProductKey, string>> = words.rows[need].notes
  return (
    <tr>
      <th scope="row">
        {label}
        <small>{help}</small>
      </th>
      {products.map((key) => {
        const level = levels[need][key]
        const note = notes[key]
        return (
          <td key={key} className={level === 'no' && !note ? 'cmp__no' : undefined}>
            <b className="cmp__p">{productNames[key]}</b>
            <span>
              <span className={`lv lv--${level}`}>{words.levels[level]}</span>
              {note && <span className="vh">{words.levels.separator}</span>}
              {note && <small>{note}</small>}
            </span>
          </td>
        )
      })}
    </tr>
  )
}

/** Takes the comparison along. Both ways need scripts; without them the address bar and the browser's menu do it. */
function CompareShare() {
  const words = useWords('compare').share
  const [told, setTold] = useState<string>()
  if (!useHydrated()) return null
  const copy = async () => setTold((await copyText(location.href)) ? words.copied : words.failed)
  return (
    <section className="cmp__share" aria-label={words.label}>
      <div className="btns">
        <Button ghost small onClick={copy}>
          <Icon name="copy" small />
          {words.copy}
        </Button>
        <Button ghost small onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
      <p role="status">{told}</p>
    </section>
  )
}
