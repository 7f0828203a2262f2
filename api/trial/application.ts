import { type } from 'arktype'
import { referencePattern } from '#contract/keys.ts'
import { type TextName, textNames } from '#contract/trial/trial-fields.ts'
import { Language, Timestamp } from '#contract/values-schema.ts'
import { FIELDS, type FieldFault, type FieldValues, keysOf, readFields } from './fields.ts'

/** Names the exact text somebody agreed to. */
const TextVersion = type(/^\P{Cc}{1,100}$/u).describe('1 to 100 printable characters')

export interface ApplicationBody extends Partial<Record<TextName, string | number>> {
  lang: Language
  consent?: { version: string }
  marketing: boolean
  marketingVersion?: string
  deferred?: { receivedAt: string; reference?: string }
}

/**
 * An application as it arrives. What is missing, empty or of a wrong form is told by the rules of its fields, with
 * codes; this is only about the kinds of things.
 */
export const ApplicationBody = type({
  ...(Object.fromEntries(textNames.map((name) => [`${name}?`, FIELDS[name].body])) as object),
  lang: Language.default('cn'),
  'consent?': { version: TextVersion },
  marketing: type('boolean').default(false),
  'marketingVersion?': TextVersion,
  // the reference that the applicant was given: ours follow from the key
  'deferred?': { receivedAt: Timestamp, 'reference?': referencePattern },
})
  .narrow((body, context) => !Array.isArray(body) || context.mustBe('an object'))
  .narrow(
    (body, context) =>
      !body.marketing ||
      body.marketingVersion !== undefined ||
      context.reject({ path: ['marketingVersion'], expected: 'there when marketing is agreed to' }),
  )

/** An application whose fields are right. */
export interface Application extends FieldValues {
  lang: Language
  /** Version of the text that was agreed to. */
  consentVersion: string
  /** The same for advertising; undefined when it was not agreed to. */
  marketingVersion: string | undefined
}

/** Reads an application by the rules the form has: the application, or every field that is wrong. */
export function checkApplication(body: ApplicationBody, mayLackCode = false): Application | FieldFault[] {
  const read = readFields(body, mayLackCode)
  const faults = Array.isArray(read) ? read : []
  if (!body.consent) faults.push({ field: 'consent', code: 'consentRequired', detail: 'must be given' })
  if (Array.isArray(read) || faults.length > 0) return faults
  return {
    ...read,
    lang: body.lang,
    consentVersion: body.consent?.version ?? '',
    marketingVersion: body.marketing ? body.marketingVersion : undefined,
  }
}

/** What an idempotency key belongs to: the same for every spelling and order of one application. */
export function contentOf(application: Application): string[] {
  const { lang, consentVersion, marketingVersion = '' } = application
  return [...keysOf(application, 'all'), lang, consentVersion, marketingVersion]
}
