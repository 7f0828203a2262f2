import type { ReactNode } from 'react'
import './stacked-table.css'

type Row = { key: string; cells: readonly ReactNode[] }

/** Rows below a head of their own. */
type Group = { key: string; head?: ReactNode; rows: readonly Row[] }

type Props = {
  name?: string
  /** an empty one has no name */
  columns: readonly string[]
  rows?: readonly Row[]
  /** in place of `rows` */
  groups?: readonly Group[]
  /** many columns of a few words */
  dense?: boolean
}

/** Rows of a few cells; on narrow screens each is a block whose cells carry the name of their column. */
export function StackedTable({ name, columns, rows = [], groups = [{ key: '', rows }], dense }: Props) {
  return (
    <table className={dense ? 'stk stk--dense' : 'stk'} aria-label={name}>
      <thead>
        <tr>
          {columns.map((column) =>
            column ? (
              <th key={column} scope="col">
                {column}
              </th>
            ) : (
              <td key={column} />
            ),
          )}
        </tr>
      </thead>
      {groups.map(({ key, head, rows }) => (
        <tbody key={key}>
          {head && (
            <tr>
              <th scope="rowgroup" colSpan={columns.length}>
                {head}
              </th>
            </tr>
          )}
          {rows.map(({ key, cells: [first, ...rest] }) => (
            <tr key={key}>
              <th scope="row">{first}</th>
              {rest.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column's
                <td key={at} data-column={columns[at + 1] || undefined}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
