import { SpecTable } from './spec-table.tsx'

export const examples = {
  appliance: <SpecTable specs={[{ name: 'Capacity', value: '4 TB, 8 TB' }]} />,
}
