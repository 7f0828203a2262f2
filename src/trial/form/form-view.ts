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

/** What the live form does. */
export type FormActions = {
  change: <F extends ApplicationField>(field: F, value: ApplicationInput[F]) => void
  submit: () => Promise<void>
  requestCode: () => Promise<unknown>
  clear: () => void
  dropReadiness: () => void
  /** the idempotency key it is sent with */
  keyNow: () => string
  /** after a conflict: the same content as a new application */
  renew: () => void
}
