import type { FieldErrors } from './fields.ts'

/**
 * What became of a form that was sent. Only `accepted` and `kept` say that the application will not be lost; whose code
 * nobody has confirmed is `kept`.
 */
export type Submission =
  | { state: 'accepted' | 'kept'; reference: string }
  | { state: 'invalid'; errors: FieldErrors }
  | { state: 'limited'; retryAfter: number }
  | { state: 'conflict' }
  | { state: 'failed'; retryAfter?: number }

/**
 * What became of a request for a verification code. `sent`: the mail server has taken it; `underWay`: not yet;
 * `noMail`: it takes nothing, and the form may go without a code. `retryAfter` and `resendAfter` in seconds.
 */
export type CodeRequest =
  | { state: 'sent' | 'queued'; resendAfter: number }
  | { state: 'underWay'; resendAfter: number; id: string }
  | { state: 'noMail' }
  | { state: 'invalid'; errors: FieldErrors }
  | { state: 'limited'; retryAfter: number }
  | { state: 'failed'; retryAfter?: number }

/** What the field of the code says, in seconds; of a code that is queued they tell when it is mailed. */
export type CodeStatus =
  | { state: 'idle' | 'sending' | 'failed' | 'canResend' | 'noMail' }
  | { state: 'sent' | 'queued'; email: string; seconds: number }
  | { state: 'underWay'; email: string; seconds: number; id: string }
  | { state: 'limited'; seconds: number }

/** Ms until a request counts as failed: a connection may be gone without a word. */
export const longestAnswer = 30_000

export function statusAfter(result: CodeRequest, email: string): CodeStatus {
  switch (result.state) {
    case 'sent':
    case 'queued':
      return { state: result.state, email, seconds: result.resendAfter }
    case 'underWay':
      return { state: 'underWay', email, seconds: result.resendAfter, id: result.id }
    case 'limited':
      return { state: 'limited', seconds: result.retryAfter }
    case 'invalid':
      return { state: 'idle' }
    default:
      return { state: result.state }
  }
}
