// biome-ignore-all lint/a11y/noRedundantRoles: where a phone makes grids of rows, a browser no longer takes them for a table
import type { ReactNode } from 'react'
import { classes } from '#src/ui/classes.ts'

export type Column<Row> = {
  id: string
  heading: ReactNode
  cell: (row: Row) => ReactNode
  className?: string | undefined
  /** stands before the cell where a phone has no headings */
  label?: string
  sort?: 'ascending' | 'descending' | 'none'
}

/** A column of what its rows have under its name. */
export function plain<Name extends string>(id: Name, heading: ReactNode, className?: string) {
  return { id, heading, className, cell: (row: Partial<Record<Name, ReactNode>>) => row[id] }
}

type DataTableProps<Row> = {
  columns: Column<Row>[]
  /** id of the column that names the row; the first one unless told otherwise */
  named?: string
  /** its headings are only heard */
  headless?: boolean
  rows: readonly Row[]
  className?: string
  /** id of the row that is open */
  current?: string | undefined
}

/** Rows under headings. */
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { columns, rows, className, current, headless, named = columns[0]?.id } = props
  return (
    <table className={classes('a-table', className)} role="table">
      <thead role="rowgroup" className={headless ? 'vh' : undefined}>
        <tr role="row">
          {columns.map(({ id, heading, className, sort }) => (
            <th key={id} role="columnheader" scope="col" className={className} aria-sort={sort}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={row.id} role="row" aria-selected={current === undefined ? undefined : row.id === current}>
            {columns.map(({ id, cell, className, label }) =>
              id === named ? (
                <th key={id} role="rowheader" scope="row">
                  {cell(row)}
                </th>
              ) : (
                <td key={id} role="cell" className={className} data-l={label}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
