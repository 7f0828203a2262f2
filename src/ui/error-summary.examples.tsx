import { ErrorSummary } from './error-summary.tsx'
import type { Examples } from './examples.ts'

export const examples: Examples = {
  errors: (
    <ErrorSummary
      title="2 things need changing"
      errors={[
        { field: 'email', text: 'Email is required' },
        { field: 'code', text: 'Auth code is required' },
      ]}
    />
  ),
}
