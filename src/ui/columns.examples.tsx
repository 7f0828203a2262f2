import { Columns } from './columns.tsx'
import type { Examples } from './examples.ts'

export const examples: Examples = {
  even: (
    <Columns>
      <p>The left column.</p>
      <p>The right column.</p>
    </Columns>
  ),
  lead: (
    <Columns lead>
      <p>The narrow column.</p>
      <p>The wide column.</p>
    </Columns>
  ),
}
