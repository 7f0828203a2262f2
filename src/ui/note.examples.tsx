import type { Examples } from './examples.ts'
import { Note } from './note.tsx'

export const examples: Examples = {
  plain: <Note>Figures from the customer's own records, 2025.</Note>,
  live: <Note live>12 packages</Note>,
}
