import { type } from 'arktype'
import { referencePattern } from './keys.ts'
import { exact, Language, Timestamp, Uuid } from './values-schema.ts'

export const CodeBody = type({ 'email?': 'string', lang: Language.default('cn') })

/**
 * Seconds until another code can be asked for: 60 after this one was mailed. The same for every address. What became of
 * the message is asked for by its `id`; where there is none, it counts as sent.
 */
export const CodeAnswer = exact({ resendAfter: '0 <= number.integer <= 86400', 'id?': Uuid })

/**
 * `sent`: the mail server has taken it; `refused`: not for this address, though for others; `failing`: no mail goes out,
 * and an application is taken without a code.
 */
export const CodeDelivery = exact({ state: "'waiting' | 'sent' | 'refused' | 'failing'" })
export type CodeDelivery = typeof CodeDelivery.infer

export const ApplicationAnswer = exact({
  reference: referencePattern,
  status: "'verified' | 'unverified'",
})
export type ApplicationAnswer = typeof ApplicationAnswer.infer

export const SessionAnswer = exact({ name: 'string <= 200', expiresAt: Timestamp })

/** What mails have to name a recipient. */
export const RecipientToken = type({
  token: type(/^[\w-]{1,64}\.[\w-]{1,64}$/).describe('a token as mails have it'),
})
export const ConsentWithdrawn = exact({ withdrawn: 'true' })
export const ConsentState = exact({ given: 'boolean' })
