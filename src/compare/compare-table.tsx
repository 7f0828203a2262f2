import { type ProductKey, productNames, trialIds } from '#api/contract/products.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import type { NeedRow } from './comparison.ts'

type CompareTableProps = { products: readonly ProductKey[]; rows: readonly NeedRow[] }

/** Needs by products. Where there is no room for columns each need becomes a card. */
export function CompareTable({ products, rows }: CompareTableProps) {
  const lang = useLocale()
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
                <Link to={`/$lang/product/${key}`} params={{ lang }}>
                  {productNames[key]}
                </Link>
                <small>{productRoles[key]}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <NeedCells key={row.key} row={row} products={products} />
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
                  params={{ lang }}
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

function NeedCells({ row, products }: { row: NeedRow; products: readonly ProductKey[] }) {
  const { levels } = useWords('compare')
  return (
    <tr>
      <th scope="row">
        {row.label}
        <small>{row.help}</small>
      </th>
      {products.map((key) => {
        const { level, note } = row.values[key]
        return (
          <td key={key}>
            <b className="cmp__p">{productNames[key]}</b>
            <span className={`lv lv--${level}`}>{levels[level as keyof typeof levels]}</span>
            {note && <small>{note}</small>}
          </td>
        )
      })}
    </tr>
  )
}
