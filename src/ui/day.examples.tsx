import { Day } from './day.tsx'
import type { Examples } from './examples.ts'

export const examples: Examples = {
  'by itself': <Day of="2026-09-30" />,
}
