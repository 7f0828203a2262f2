import { DrawnPoints } from './drawn-points.tsx'
import type { Examples } from './examples.ts'

const points = ['Ferrying', 'Approval', 'Scanning', 'Recall', 'Ledger'].map((title) => ({
  title,
  text: 'Between security zones, with a record of every step.',
}))
const drawings = ['transfer', 'approval', 'inspection', 'rewind', 'ledger'] as const

export const examples: Examples = {
  climbing: <DrawnPoints look="climb" points={points} drawings={drawings} />,
  cards: <DrawnPoints look="cards" points={points.slice(0, 4)} drawings={drawings} />,
}
