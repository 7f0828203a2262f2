import { CheckField } from './check-field.tsx'
import type { Examples } from './examples.ts'

export const examples: Examples = {
  empty: (
    <CheckField id="consent" name="consent">
      I have read the <a href="#example">privacy notice</a>.
    </CheckField>
  ),
  wrong: (
    <CheckField id="consent-wrong" name="consent" error="Tick the box">
      I have read the <a href="#example">privacy notice</a>.
    </CheckField>
  ),
}
