import { Compat } from './compat.tsx'

export const examples = {
  groups: <Compat groups={[{ group: 'Devices', items: ['Windows', 'macOS', 'Linux'] }]} />,
}
