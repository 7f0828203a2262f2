import type { Examples } from './examples.ts'
import { Meta, MetaFact } from './meta.tsx'

export const examples: Examples = {
  facts: (
    <Meta>
      <MetaFact icon="calendar" label="Published">
        2026-11-12
      </MetaFact>
      <MetaFact icon="eye" label="Views">
        1,024
      </MetaFact>
    </Meta>
  ),
}
