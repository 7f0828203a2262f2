import { Clauses } from './clauses.tsx'
import type { Examples } from './examples.ts'

export const examples: Examples = {
  one: (
    <h2>
      <Clauses of="A heading in one piece" />
    </h2>
  ),
  several: (
    <h2>
      <Clauses of={['A heading in clauses, ', 'which break between them, ', 'not inside one']} />
    </h2>
  ),
}
