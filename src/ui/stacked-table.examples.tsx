import { StackedTable } from './stacked-table.tsx'

export const examples = {
  releases: (
    <StackedTable
      columns={['Product', 'Version', 'Released']}
      rows={[{ key: 'mvda', cells: ['MVDA', '8.6', '2026-10-21'] }]}
    />
  ),
  groups: (
    <StackedTable
      columns={['System', 'Version', '']}
      groups={[
        { key: 'mvda', head: 'MVDA', rows: [{ key: 'windows', cells: ['Windows', '8.6.2', 'Download'] }] },
        { key: 'a2m', head: 'A2M', rows: [{ key: 'android', cells: ['Android', '2.1', 'Download'] }] },
      ]}
    />
  ),
}
