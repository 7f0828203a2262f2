import type { ReactNode } from 'react'
import { type ProductKey, productNames } from '#api/contract/products.ts'
import { Link } from '#src/site/link.tsx'
import './buying.css'

type Row = { key: string; cells: readonly ReactNode[] }

/** Rows of a few cells; on phones each is a block whose cells carry the name of their column. */
export function Table({ columns, rows }: { columns: readonly string[]; rows: readonly Row[] }) {
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

export function ProductLink({ product, hash }: { product: ProductKey; hash: 'licence' | 'specs' }) {
  return (
    <Link to={`/$lang/product/${product}`} hash={hash}>
      {productNames[product]}
    </Link>
  )
}
