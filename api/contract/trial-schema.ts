import { type } from 'arktype'
import { exact, Language, Timestamp } from './values-schema.ts'

export const CodeBody = type({ 'email?': 'string', lang: Language.default('cn') })

/** Seconds until another code can be asked for: 60 after this one was mailed. The same for every address. */
export const CodeAnswer = exact({ resendAfter: '0 <= number.integer <= 86400' })

export const ApplicationAnswer = exact({
  reference: /^T-[0-9A-Z]{4}-[0-9A-Z]{4}$/,
  status: "'verified' | 'unverified'",
})
export type ApplicationAnswer = typeof ApplicationAnswer.infer

export const SessionAnswer = exact({ name: 'string <= 200', expiresAt: Timestamp })

export const ConsentWithdrawal = type({
  token: type(/^[\w-]{1,64}\.[\w-]{1,64}$/).describe('a token as mails have it'),
})
export const ConsentWithdrawn = exact({ withdrawn: 'true' })
