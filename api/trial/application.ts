import type { Language } from '../language.ts'
import type { ProductId } from './product-ids.ts'

/** An application whose fields are right, each in its one spelling. */
export interface Application {
  name: string
  telephone: string
  /** Canonical. */
  email: string
  emailTyped: string
  /** Six digits, not checked yet. */
  code: string
  address: string
  product: ProductId
  lang: Language
  /** Version of the text that was agreed to. */
  consentVersion: string
  /** The same for advertising; undefined when it was not agreed to. */
  marketingVersion: string | undefined
  readiness: string
  source: string
}

/** A field that is wrong, by the codes the site has words for. */
export interface FieldFault {
  field: string
  code: string
  detail: string
}
