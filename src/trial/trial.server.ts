import { wordsOf } from '#i18n/words.tsx'
import type { Locale } from '#src/site/locale.ts'
import { requestTrialCode, sendTrialApplication } from '#src/upstream/trial.server.ts'
import type {
  ApplicationInput,
  CodeRequest,
  FieldErrors,
  Submission,
  TrialApplication,
} from './application.ts'
import { keepApplication } from './inbox.server.ts'
import { referenceOf } from './reference.server.ts'
import { startRelay } from './relay.server.ts'
import { emailOf, errorsOf, normalise, rules } from './rules.ts'

export type Sender = { lang: Locale; clientAddress: string | undefined }

/**
 * Takes an application in. Success is said only after a commit that survives power loss: the upstream's, or, while it
 * cannot be reached, the site's own inbox, from which it is delivered under the same key.
 */
export async function submitApplication(
  input: ApplicationInput,
  key: string,
  sender: Sender,
): Promise<Submission> {
  if (!isKey(key)) return { state: 'failed' }
  const meant = normalise(input)
  const errors = errorsOf(meant)
  if (Object.keys(errors).length > 0) return { state: 'invalid', errors }
  const application = applicationOf(meant, sender.lang)
  const answer = await sendTrialApplication(application, key, sender.clientAddress)
  if (answer.ok) return { state: 'accepted', reference: answer.data.reference }
  const { kind, fields, retryAfter } = answer.trouble
  if (kind === 'limited') return { state: 'limited', retryAfter: retryAfter ?? 60 }
  if (fields && Object.keys(fields).length > 0) return { state: 'invalid', errors: fields as FieldErrors }
  if (kind === 'refused' && answer.trouble.status === 422) return { state: 'conflict' }
  return keep(application, key)
}

/** Has a verification code mailed. The answer is the same whoever's address it is. */
export async function requestCode(email: string, { lang, clientAddress }: Sender): Promise<CodeRequest> {
  const address = emailOf(email)
  const error = rules.email(address)
  if (error) return { state: 'invalid', errors: { email: error } }
  const answer = await requestTrialCode({ email: address, lang }, clientAddress)
  if (answer.ok) return { state: 'sent', resendAfter: answer.data.resendAfter }
  const { kind, retryAfter } = answer.trouble
  if (kind === 'limited') return { state: 'limited', retryAfter: retryAfter ?? 60 }
  return kind === 'refused' ? { state: 'invalid', errors: { email: 'emailFormat' } } : { state: 'failed' }
}

/** A key as the form makes it: 128 bits or more, URL-safe. */
export function isKey(key: string): boolean {
  return /^[\w-]{22,64}$/.test(key)
}

async function keep(application: TrialApplication, key: string): Promise<Submission> {
  const kept = await keepApplication(application, key)
  if (kept !== 'failed') startRelay()
  if (kept === 'kept') return { state: 'kept', reference: referenceOf(key) }
  return { state: kept === 'conflict' ? 'conflict' : 'failed' }
}

function applicationOf(input: ApplicationInput, lang: Locale): TrialApplication {
  const { consent, marketing } = wordsOf(lang, 'trial').form
  return {
    name: input.name,
    telephone: input.telephone,
    email: input.email,
    code: input.code,
    address: input.address,
    product: Number(input.product),
    lang,
    consent: { version: consent.version },
    marketing: input.marketing,
    ...(input.marketing ? { marketingVersion: marketing.version } : {}),
    ...(input.readiness ? { readiness: input.readiness } : {}),
  }
}
