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

/** What became of a request for a verification code. `retryAfter` and `resendAfter` in seconds. */
export type CodeRequest =
  | { state: 'sent'; resendAfter: number }
  | { state: 'invalid'; errors: FieldErrors }
  | { state: 'limited'; retryAfter: number }
  | { state: 'failed'; retryAfter?: number }

/** What the field of the code says, in seconds; more than 60 of a code that was sent are the queue it waits in. */
export type CodeStatus =
  | { state: 'idle' | 'sending' | 'failed' | 'canResend' }
  | { state: 'sent'; email: string; seconds: number }
  | { state: 'limited'; seconds: number }

export function statusAfter(result: CodeRequest, email: string): CodeStatus {
  if (result.state === 'sent') return { state: 'sent', email, seconds: result.resendAfter }
  if (result.state === 'limited') return { state: 'limited', seconds: result.retryAfter }
  return { state: result.state === 'invalid' ? 'idle' : 'failed' }
}
