import type { Locale } from '#src/site/locale.ts'
import type { ApplicationField, ApplicationInput, FieldErrors } from '../fields.ts'
import type { CodeStatus, Submission } from '../submission.ts'

/** `offline` is the browser's own finding: nothing reached the site. */
export type FormResult = Submission | { state: 'offline' }

/** What the form says about what was typed into it. The typed text itself is in the inputs, nowhere else. */
export type FormView = {
  errors: FieldErrors
  result: FormResult | undefined
  /** how often it was sent without success */
  attempts: number
  sending: boolean
  /** the fields show what was typed the last time */
  recalled: boolean
  /** the result of the readiness check that goes along, or '' */
  readiness: string
  code: CodeStatus
}

/** Who asks: the page's language, and what shows that an application was recorded. */
export type Asker = { lang: Locale; onDone: (sent: { reference: string; kept: boolean }) => unknown }

/** What the form does once its client code is loaded. */
export type LiveForm = {
  change: <F extends ApplicationField>(field: F, value: ApplicationInput[F]) => void
  submit: (asker: Asker) => Promise<void>
  requestCode: (asker: Asker) => Promise<void>
  clear: () => void
  dropReadiness: () => void
  /** the idempotency key it is sent with */
  keyNow: () => string
  /** after a conflict: the same content as a new application */
  renew: () => void
  /** ends its timers and subscriptions */
  stop: () => void
}
