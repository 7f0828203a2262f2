import { StackedTable } from './stacked-table.tsx'

export const examples = {
  releases: (
    <StackedTable
      columns={['Product', 'Version', 'Released']}
      rows={[{ key: 'mvda', cells: ['MVDA', '8.6', '2026-10-21'] }]}
    />
  ),
}
