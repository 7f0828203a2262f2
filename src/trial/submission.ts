import type { FieldErrors } from './fields.ts'

/** What became of a form that was sent. Only `accepted` and `kept` say that the application will not be lost. */
export type Submission =
  | { state: 'accepted' | 'kept'; reference: string }
  | { state: 'invalid'; errors: FieldErrors }
  | { state: 'limited'; retryAfter: number }
  | { state: 'conflict' }
  | { state: 'failed'; retryAfter?: number }

/** What became of a request for a verification code. `retryAfter` and `resendAfter` in seconds. */
export type CodeRequest =
  | { state: 'sent'; resendAfter: number }
  | { state: 'invalid'; errors: FieldErrors }
  | { state: 'limited'; retryAfter: number }
  | { state: 'failed'; retryAfter?: number }
