import type { Locale } from '#src/site/locale.ts'

/** The fields of the form (SPEC section 3) as a visitor filled them in: text, whatever it is. */
export type ApplicationInput = {
  name: string
  telephone: string
  email: string
  code: string
  address: string
  product: string
  /** ticked boxes */
  consent: boolean
  marketing: boolean
  /** result of the readiness check, where the visitor carried it along */
  readiness: string
}

export type ApplicationField = keyof ApplicationInput

/** A trial application that satisfies every rule. */
export type TrialApplication = {
  name: string
  telephone: string
  email: string
  code: string
  address: string
  product: number
  lang: Locale
  consent: { version: string }
  marketing: boolean
  marketingVersion?: string
  readiness?: string
}

/** What is wrong with a field; each has its message in the words `trial.form.errors`. */
export type FieldErrorCode =
  | 'nameRequired'
  | 'nameMax'
  | 'emailRequired'
  | 'emailFormat'
  | 'codeRequired'
  | 'codeFormat'
  | 'codeWrong'
  | 'codeExpired'
  | 'codeLocked'
  | 'telephoneRequired'
  | 'telephoneFormat'
  | 'productRequired'
  | 'addressMax'
  | 'consentRequired'

export type FieldErrors = Partial<Record<ApplicationField, FieldErrorCode>>

/** Fields in the order the form shows them, which is the order of the error summary. */
export const applicationFields: readonly ApplicationField[] = [
  'product',
  'name',
  'telephone',
  'email',
  'code',
  'address',
  'readiness',
  'consent',
  'marketing',
]

export const emptyInput: ApplicationInput = {
  name: '',
  telephone: '',
  email: '',
  code: '',
  address: '',
  product: '',
  consent: false,
  marketing: false,
  readiness: '',
}

/** What became of a form that was sent. Only `accepted` and `kept` say that the application will not be lost. */
export type Submission =
  | { state: 'accepted' | 'kept'; reference: string }
  | { state: 'invalid'; errors: FieldErrors }
  | { state: 'limited'; retryAfter: number }
  | { state: 'conflict' }
  | { state: 'failed' }

/** What became of a request for a verification code. `retryAfter` and `resendAfter` in seconds. */
export type CodeRequest =
  | { state: 'sent'; resendAfter: number }
  | { state: 'invalid'; errors: FieldErrors }
  | { state: 'limited'; retryAfter: number }
  | { state: 'failed' }
