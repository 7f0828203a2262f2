import type { ReactNode } from 'react'
import './stacked-table.css'

type Row = { key: string; cells: readonly ReactNode[] }

type Props = {
  name?: string
  columns: readonly string[]
  rows: readonly Row[]
  /** many columns of a few words */
  dense?: boolean
}

/** Rows of a few cells; on narrow screens each is a block whose cells carry the name of their column. */
export function StackedTable({ name, columns, rows, dense }: Props) {
  return (
    <table className={dense ? 'stk stk--dense' : 'stk'} aria-label={name}>
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
