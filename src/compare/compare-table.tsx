import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { type ProductKey, productNames, trialIds } from '#src/site/products.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import type { Level, NeedRow } from './comparison.ts'

type CompareTableProps = { products: readonly ProductKey[]; rows: readonly NeedRow[] }

/** Needs by products. Where there is no room for columns each need becomes a card. */
export function CompareTable({ products, rows }: CompareTableProps) {
  const { table, productRoles } = useWords('compare')
  const caption = useLL().compare.table.caption({
    names: products.map((key) => productNames[key]).join(' / '),
  })
  return (
    <div className="cmp">
      <table className={classes('cmp__t', products.length > 3 ? 'cmp__t--all' : 'cmp__t--few')}>
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{table.need}</th>
            {products.map((key) => (
              <th scope="col" key={key}>
                <ProductLink product={key} />
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
                <TrialLink product={key} />
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
        const { note } = row.values[key]
        const level = row.values[key].level as Level
        return (
          <td key={key}>
            <b className="cmp__p">{productNames[key]}</b>
            <span className={`lv lv--${level}`}>{levels[level]}</span>
            {note && <small>{note}</small>}
          </td>
        )
      })}
    </tr>
  )
}

function ProductLink({ product }: { product: ProductKey }) {
  return (
    <Link to={`/$lang/product/${product}`} params={{ lang: useLocale() }}>
      {productNames[product]}
    </Link>
  )
}

function TrialLink({ product }: { product: ProductKey }) {
  const { trial } = useWords('compare').table
  return (
    <Link
      className={buttonClass({ small: true, ghost: true })}
      to="/$lang/trial/trial"
      params={{ lang: useLocale() }}
      search={{ product: trialIds[product] }}
    >
      {trial}
      <span className="vh">: {productNames[product]}</span>
    </Link>
  )
}
