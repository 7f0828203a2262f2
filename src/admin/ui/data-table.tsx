// biome-ignore-all lint/a11y/noRedundantRoles: where a phone makes grids of rows, a browser no longer takes them for a table
import { type ColumnDef, tableFeatures, useTable } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { useWords } from '#i18n/words.tsx'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { Failed } from './state.tsx'

const features = tableFeatures({})

export type Column<Row> = {
  id: string
  heading: ReactNode
  cell: (row: Row) => ReactNode
  className?: string
  /** stands before the cell where a phone has no headings */
  label?: string
  sort?: 'ascending' | 'none'
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
  const table = useTable({
    features,
    data: rows,
    getRowId: ({ id }) => id,
    columns: columns.map(
      ({ id, cell }): ColumnDef<typeof features, Row> => ({ id, cell: ({ row }) => cell(row.original) }),
    ),
  })
  return (
    <table className={classes('a-t', className)} role="table">
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
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id} role="row" aria-selected={current === undefined ? undefined : row.id === current}>
            {row.getAllCells().map((cell, at) =>
              cell.column.id === named ? (
                <th key={cell.id} role="rowheader" scope="row">
                  <table.FlexRender cell={cell} />
                </th>
              ) : (
                <td key={cell.id} role="cell" className={columns[at]?.className} data-l={columns[at]?.label}>
                  <table.FlexRender cell={cell} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type ListStateProps = {
  query: {
    data: unknown
    isPending: boolean
    isError: boolean
    refetch: () => unknown
    hasNextPage?: boolean
    isFetchingNextPage?: boolean
    fetchNextPage?: () => unknown
  }
  /** what is shown once there is an answer */
  children: ReactNode
  /** below it */
  foot?: ReactNode
  more?: string
}

/** A list that is on its way, could not be loaded, or is there with what comes after it. */
export function ListState({ query, children, foot, more }: ListStateProps) {
  const { states } = useWords('admin')
  return (
    <>
      {query.isError && <Failed onRetry={() => void query.refetch()} />}
      {query.isPending && <div className="a-skel" />}
      {query.data !== undefined && children}
      {(query.isPending || query.hasNextPage || foot) && (
        <p className="a-foot" role="status">
          {query.isPending && states.loading}
          {foot}
          {query.hasNextPage && (
            <Button ghost disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage?.()}>
              {more ?? states.more}
            </Button>
          )}
        </p>
      )}
    </>
  )
}
