import { productNames } from '#api/contract/products.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { languageTag } from '#src/site/locale.ts'
import { Band } from '#src/ui/band.tsx'
import { Note } from '#src/ui/note.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { PrintNote } from '#src/ui/print-note.tsx'
import { CompareChooser } from './compare-chooser.tsx'
import { CompareShare } from './compare-share.tsx'
import { CompareTable } from './compare-table.tsx'
import { type CompareSearch, type Comparison, comparisonOf, differingRows, searchOf } from './comparison.ts'
import './compare.css'

/** The six products, or two or three of them, held against what a visitor may need. */
export function ComparePage({ search }: { search: CompareSearch }) {
  const words = useWords('compare')
  const comparison = comparisonOf(search)
  const { shown, onlyDifferences } = comparison
  const rows = onlyDifferences ? differingRows(words.rows, shown) : words.rows
  return (
    <>
      <PageHead title={words.titleClauses}>{words.lead}</PageHead>
      <Band near>
        <CompareChooser comparison={comparison} />
        {rows.length > 0 ? (
          <CompareTable products={shown} rows={rows} />
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
  const search = new URLSearchParams(searchOf(chosen, onlyDifferences) as Record<string, string>)
  return (
    <PrintNote
      title={`${title} · ${shown.map((key) => productNames[key]).join(' / ')}`}
      path={`/${lang}/product/compare${search.size > 0 ? `?${search}` : ''}`}
      language={languageTag(lang)}
      address={(url) => messages.address({ url })}
      printedOn={(date) => messages.printedOn({ date })}
    />
  )
}
