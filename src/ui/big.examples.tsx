import { Big } from './big.tsx'

export const examples = {
  points: <Big points={[{ title: 'Ferrying', text: 'Between security zones.' }]} />,
}
