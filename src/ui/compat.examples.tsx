import { Compat } from './compat.tsx'

export const examples = {
  groups: <Compat groups={[{ name: 'Devices', items: ['Windows', 'macOS', 'Linux'] }]} />,
}
