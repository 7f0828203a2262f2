import { Chip } from './chip.tsx'
import type { Examples } from './examples.ts'

export const examples: Examples = {
  word: <Chip>Illustrative</Chip>,
}
