import { type } from 'arktype'
import { referencePattern } from '../keys.ts'
import { exact, Language, Timestamp, Uuid } from '../values-schema.ts'

export const CodeBody = type({ 'email?': 'string', lang: Language.default('cn') })

/** Seconds until the next code, the same for every address. `id` is for the delivery status; without it, assume sent. */
export const CodeAnswer = exact({ resendAfter: '0 <= number.integer <= 86400', 'id?': Uuid })

/** `refused`: for this address only; `failing`: no mail goes out, so applications need no code. */
export const CodeDelivery = exact({ state: "'waiting' | 'sent' | 'refused' | 'failing'" })
export type CodeDelivery = typeof CodeDelivery.infer

export const ApplicationAnswer = exact({
  reference: referencePattern,
  status: "'verified' | 'unverified'",
})
export type ApplicationAnswer = typeof ApplicationAnswer.infer

export const SessionAnswer = exact({ name: 'string <= 200', expiresAt: Timestamp })

/** Token in mails that identifies the recipient. */
export const RecipientToken = type({
  token: type(/^[\w-]{1,64}\.[\w-]{1,64}$/).describe('a token as mails have it'),
})
export const ConsentWithdrawn = exact({ withdrawn: 'true' })
export const ConsentState = exact({ given: 'boolean' })
