import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { getRequestHeader, setResponseHeader, setResponseStatus } from '@tanstack/react-start/server'
import { emailOf } from '#contract/email.ts'
import { referenceOf } from '#contract/reference.ts'
import { serverErrorOf } from '#contract/telephone.ts'
import { textNames } from '#contract/trial/trial-fields.ts'
import { loadWords } from '#i18n/load-words.ts'
import { wordsOf } from '#i18n/words.tsx'
import type { Locale } from '#src/site/locale.ts'
import { sourceOf } from '#src/site/visitor/first-source.ts'
import { sourceText } from '#src/site/visitor/visit-source.ts'
import { consentVersion } from '#src/upstream/consents.server.ts'
import {
  isUpstreamGone,
  readCodeDelivery,
  requestTrialCode,
  sendTrialApplication,
} from '#src/upstream/trial.server.ts'
import {
  type ApplicationInput,
  errorForCode,
  errorsOf,
  type FieldErrors,
  inputOf,
  normalise,
} from './fields.ts'
import { keepApplication } from './inbox.server.ts'
import { startRelay } from './relay.server.ts'
import { type CodeRequest, type CodeStatus, type Submission, statusAfter } from './submission.ts'

export type Sender = { lang: Locale; clientAddress: string | undefined }

/** What the page shows again after a post without JavaScript: everything that was typed, and what is wrong with it. */
export type PostedPage = {
  /** of the form that was posted; '' where e-mail and code are its key */
  formKey: string
  initial: ApplicationInput
  posted?: Submission
  code?: CodeStatus
}

/**
 * Takes the form as a browser without JavaScript posts it.
 * @returns where to go on with a 303, or what the same page shows with the response status set
 */
export async function postForm(lang: Locale, request: Request): Promise<{ location: string } | PostedPage> {
  const data = await request.formData()
  const typed = inputOf(data)
  const input = { ...typed, source: typed.source || sourceOf(pageWithForm(request), '') }
  const sender = { lang, clientAddress: clientAddress() }
  const key = String(data.get('key') ?? '')
  const formKey = isKey(key) ? key : ''
  await loadWords(lang, ['trial'])
  if (data.get('intent') === 'code') {
    const result = withStatus(await requestCode(input.email, sender))
    const code = statusAfter(result, input.email)
    const isRefused = result.state === 'invalid' || result.state === 'limited' || result.state === 'failed'
    return { formKey, initial: input, code, ...(isRefused ? { posted: result } : {}) }
  }
  const result = await submitApplication(input, formKey, sender)
  if (result.state === 'accepted' || result.state === 'kept') {
    const kept = result.state === 'kept' ? '&kept=yes' : ''
    return { location: `/${lang}/trial/trial?done=${encodeURIComponent(result.reference)}${kept}` }
  }
  withStatus(result)
  // a key that was used for other content would refuse this content for ever
  return { formKey: result.state === 'conflict' ? randomUUID() : formKey, initial: input, posted: result }
}

const statuses: Record<string, number> = { invalid: 422, conflict: 422, limited: 429, failed: 503 }

/**
 * The page a plain form was sent from, with the campaign in its address that scripts would have noted. The home page is
 * the same for everybody, so its form cannot say.
 */
function pageWithForm({ url, headers }: Request): URL {
  const referer = URL.parse(headers.get('referer') ?? '')
  return referer?.origin === new URL(url).origin ? referer : new URL(url)
}

/** Sets the response's status: 422 for input or a used key, 429 for too much, 503 where nothing was recorded. */
export function withStatus<T extends Submission | CodeRequest>(result: T): T {
  setResponseStatus(statuses[result.state] ?? 200)
  if ('retryAfter' in result) setResponseHeader('retry-after', String(result.retryAfter))
  return result
}

/** The visitor's address, as the server has noted it. */
export function clientAddress(): string | undefined {
  return getRequestHeader('x-forwarded-for')
}

/**
 * Takes an application in. Success is said only after a commit that survives power loss: the upstream's, or, while it
 * is gone, the site's own inbox, from which it is delivered under the same key. Any other trouble is no reason to take
 * anything unchecked: load would be a way around the code.
 */
export async function submitApplication(
  input: ApplicationInput,
  key: string,
  sender: Sender,
): Promise<Submission> {
  const meant = normalise(input)
  const errors = errorsOf(meant, serverErrorOf)
  if (Object.keys(errors).length > 0) return { state: 'invalid', errors }
  const application = applicationOf(meant, sender.lang)
  const once = key || keyOf(meant)
  const answer = await sendSurely(application, once, sender.clientAddress)
  if (answer.ok) {
    const { reference, status } = answer.data
    return { state: status === 'verified' ? 'accepted' : 'kept', reference }
  }
  const { kind, fields, retryAfter } = answer.trouble
  if (kind === 'limited') return { state: 'limited', retryAfter: retryAfter ?? 60 }
  if (fields && Object.keys(fields).length > 0) return { state: 'invalid', errors: fields as FieldErrors }
  if (kind === 'refused' && answer.trouble.status === 422) return { state: 'conflict' }
  if (!(await isUpstreamGone())) return { state: 'failed', retryAfter: retryAfter ?? busyFor }
  return keep(application, once, meant.email, sender.clientAddress)
}

/** Again where the connection broke and others are taken: one that had been idle may have been closed at that moment. */
async function sendSurely(...sent: Parameters<typeof sendTrialApplication>) {
  const answer = await sendTrialApplication(...sent)
  const isBroken = !answer.ok && answer.trouble.kind === 'unavailable' && !answer.trouble.status
  return isBroken && !(await isUpstreamGone()) ? sendTrialApplication(...sent) : answer
}

/** Has a verification code mailed. The answer is the same for everybody whose mail server takes it. */
export async function requestCode(email: string, { lang, clientAddress }: Sender): Promise<CodeRequest> {
  const error = errorForCode(email)
  if (error) return { state: 'invalid', errors: { email: error } }
  const answer = await requestTrialCode({ email: emailOf(email), lang }, clientAddress)
  if (answer.ok) return afterDelivery(answer.data)
  const { kind, retryAfter } = answer.trouble
  if (kind === 'limited') return { state: 'limited', retryAfter: retryAfter ?? 60 }
  if (kind === 'refused') return { state: 'invalid', errors: { email: 'emailFormat' } }
  return { state: 'failed', retryAfter: retryAfter ?? busyFor }
}

/** How long somebody who asked for a code waits for the mail server's word, in ms; it is mostly there in a tenth of that. */
const deliveryTime = 5_000

/** Seconds until another code, of one that is mailed at once. */
const atOnce = 60

/** What has become of a code that the upstream is to mail, by the mail server's answer. */
export async function afterDelivery({
  resendAfter,
  id,
}: {
  resendAfter: number
  id?: string
}): Promise<CodeRequest> {
  if (!id) return { state: resendAfter > atOnce ? 'queued' : 'sent', resendAfter }
  const until = performance.now() + (resendAfter > atOnce ? 0 : deliveryTime)
  for (let pause = 50; ; pause = Math.min(2 * pause, 500)) {
    const answer = await readCodeDelivery(id)
    if (!answer.ok) return { state: 'underWay', resendAfter, id }
    const delivery = answer.data.state
    if (delivery === 'sent') return { state: 'sent', resendAfter }
    if (delivery === 'failing') return { state: 'noMail' }
    if (delivery === 'refused') return { state: 'invalid', errors: { email: 'emailRefused' } }
    if (resendAfter > atOnce) return { state: 'queued', resendAfter }
    if (performance.now() + pause > until) return { state: 'underWay', resendAfter, id }
    await wait(pause)
  }
}

/** When to try again where the upstream has not said it, in seconds. */
const busyFor = 5

/** A key as browsers make it, `crypto.randomUUID()`. */
function isKey(key: string): boolean {
  return /^[\w-]{22,64}$/.test(key)
}

/** Idempotency key of a form without one, as the same page for everybody has it: a code is mailed once and used once. */
function keyOf({ email, code }: ApplicationInput): string {
  return createHash('sha256').update(`trial-form:${email.toLowerCase()}:${code}`).digest('base64url')
}

async function keep(
  application: object,
  key: string,
  email: string,
  clientAddress: string | undefined,
): Promise<Submission> {
  const kept = await keepApplication(application, key, email, clientAddress)
  if (kept !== 'failed') startRelay()
  if (kept === 'kept') return { state: 'kept', reference: referenceOf(key) }
  if (kept === 'limited') return { state: 'limited', retryAfter: 3_600 }
  return { state: kept === 'conflict' ? 'conflict' : 'failed' }
}

/** What the upstream is sent: the texts there are, as they are meant, and the versions of what was agreed to. */
function applicationOf(input: ApplicationInput, lang: Locale): object {
  const { consent, marketing } = wordsOf(lang, 'trial').form
  const texts = textNames.flatMap((name) => (input[name] ? [[name, input[name]]] : []))
  return {
    ...Object.fromEntries(texts),
    product: Number(input.product),
    ...(input.source ? { source: sourceText(input.source) } : {}),
    lang,
    consent: { version: consentVersion(consent) },
    marketing: input.marketing,
    ...(input.marketing ? { marketingVersion: consentVersion(marketing) } : {}),
  }
}
