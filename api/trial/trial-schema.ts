import { type } from 'arktype'
import { Language } from '../language.ts'

/** Names the exact text somebody agreed to. */
const TextVersion = type(/^\P{Cc}{1,100}$/u).describe('1 to 100 printable characters')

const Moment = type(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/)
  .narrow((text, context) => !Number.isNaN(Date.parse(text)) || context.mustBe('a moment'))
  .describe('a moment in UTC, such as 2026-11-20T09:30:00Z')

export const CodeBody = type({
  'email?': 'string',
  lang: Language.default('cn'),
})

/** Seconds until another code can be asked for. The same for every address. */
export const CodeAnswer = type({ '+': 'reject', resendAfter: 'number.integer' })

/**
 * An application as it arrives. What is missing, empty or of a wrong form is told by rules, with codes (see
 * check-application.ts); this is only about the kinds of things.
 */
export const ApplicationBody = type({
  'name?': 'string',
  'telephone?': 'string',
  'email?': 'string',
  'code?': 'string',
  'address?': 'string',
  'product?': 'number',
  lang: Language.default('cn'),
  'consent?': { version: TextVersion },
  marketing: type('boolean').default(false),
  'marketingVersion?': TextVersion,
  'readiness?': 'string',
  'source?': 'string',
  'deferred?': { receivedAt: Moment },
})
  .narrow((body, context) => !Array.isArray(body) || context.mustBe('an object'))
  .narrow(
    (body, context) =>
      !body.marketing ||
      body.marketingVersion !== undefined ||
      context.reject({ path: ['marketingVersion'], expected: 'there when marketing is agreed to' }),
  )
export type ApplicationBody = typeof ApplicationBody.infer

export const ApplicationAnswer = type({
  '+': 'reject',
  reference: /^T-[0-9A-Z]{4}-[0-9A-Z]{4}$/,
  status: "'verified' | 'unverified'",
})
export type ApplicationAnswer = typeof ApplicationAnswer.infer
