import { type } from 'arktype'
import { type Context, Hono } from 'hono'
import { describeRoute, resolver } from 'hono-openapi'
import { emailOf } from '#contract/email.ts'
import { referenceOf } from '#contract/reference.ts'
import { textErrorOf } from '#contract/trial/trial-fields.ts'
import { ApplicationAnswer, CodeAnswer, CodeBody, CodeDelivery } from '#contract/trial/trial-schema.ts'
import { Uuid } from '#contract/values-schema.ts'
import { areCodesOut } from '../codes/code-limits.ts'
import { type CodeFault, issueCode } from '../codes/codes.ts'
import { callerOf } from '../http/caller.ts'
import { notFound, ProblemError, tooManyRequests } from '../http/problem.ts'
import {
  asOutput,
  describeIssues,
  invalidRequest,
  jsonContent,
  requireJson,
  validate,
} from '../http/validate.ts'
import { idempotencyKey } from '../idempotency.ts'
import { ApplicationBody, checkApplication } from './application.ts'
import { codeDelivery, isMailOut } from './code-delivery.ts'
import { emailIn, keepDeadLetter } from './dead-letter.ts'
import { wasErasedSince } from './erased-person.ts'
import { type FieldFault, faultOf } from './fields.ts'
import { type ApplicationOutcome, type ApplicationRequest, submitApplication } from './submit-application.ts'
import type { Trial } from './trial.ts'

/** Seconds between two codes for one address, see code-limits.ts. */
const RESEND_AFTER = 60
/** 128 bits or more, as the site makes them; keys that could repeat would hand out others' answers. */
const KEY = /^[\w-]{22,64}$/

/** Trial applications: the verification code and the application itself. */
export function trialRoutes(trial: Trial): Hono {
  const app = new Hono()

  app.post('/codes', codesDescription, requireJson, validate('json', CodeBody), async (c) => {
    const { email: typed = '', lang } = c.req.valid('json')
    const email = emailOf(typed)
    const fault = textErrorOf('email', email)
    if (fault) throw invalidApplication([faultOf('email', fault)])
    const { waitMs, queuedMs, mailId } = await issueCode(trial, {
      purpose: 'trial',
      email,
      lang,
      clientKey: callerOf(trial, c).clientKey,
    })
    if (waitMs > 0) {
      trial.log({ event: 'trial-code-limited', requestId: c.get('requestId'), waitMs })
      throw tooManyRequests(waitMs)
    }
    const resendAfter = RESEND_AFTER + Math.ceil(queuedMs / 1000)
    const id = mailId ? { id: mailId } : {}
    return c.json({ resendAfter, ...id } satisfies typeof CodeAnswer.infer, 202, NO_STORE)
  })

  app.get('/codes/:id', deliveryDescription, validate('param', CodeId), async (c) => {
    const state = await codeDelivery(trial, c.req.valid('param').id)
    if (!state) throw notFound()
    return c.json({ state } satisfies CodeDelivery, 200, NO_STORE)
  })

  app.post('/applications', applicationsDescription, requireJson, async (c) => {
    const answer = await receive(trial, c)
    return c.json(answer, 201, NO_STORE)
  })
  return app
}

/**
 * Takes an application from a request: one a visitor sends now, or one the site took while this program was
 * down (`deferred`), which is kept in any case.
 * @throws ProblemError when a visitor's application is refused
 */
async function receive(trial: Trial, c: Context): Promise<ApplicationAnswer> {
  const key = keyOf(c)
  const { isRelay, clientKey, network } = callerOf(trial, c)
  const body = await readJson(c)
  const sender = { key, clientKey, network }
  if (!isDeferred(body)) {
    const outcome = await takeNow(trial, sender, body)
    if (outcome.kind === 'registered') return outcome.answer
    trial.log({ event: 'trial-application-refused', requestId: c.get('requestId'), ...outcome })
    throw outcome.kind === 'limited' ? tooManyRequests(outcome.waitMs) : codeRefused(outcome.fault)
  }
  if (!isRelay) throw new ProblemError(403, 'relay-not-trusted', { detail: 'X-Relay-Secret is not right.' })
  return takeDeferred(trial, sender, body)
}

type Sender = Pick<ApplicationRequest, 'key' | 'clientKey' | 'network'>

async function takeNow(trial: Trial, sender: Sender, body: unknown): Promise<ApplicationOutcome> {
  const parsed = ApplicationBody(body)
  if (parsed instanceof type.errors) throw invalidRequest(parsed)
  const checked = checkApplication(parsed)
  const mayLackCode = lacksOnlyCode(checked) && (await isWithoutCodes(trial, sender, parsed))
  const application = mayLackCode ? checkApplication(parsed, mayLackCode) : checked
  if (Array.isArray(application)) throw invalidApplication(application)
  return submitApplication(trial, { ...sender, application, deferred: false, receivedAt: trial.now() })
}

function lacksOnlyCode(checked: object): boolean {
  return Array.isArray(checked) && checked.every(({ code }: FieldFault) => code === 'codeRequired')
}

async function isWithoutCodes(trial: Trial, { clientKey }: Sender, body: ApplicationBody): Promise<boolean> {
  const email = emailOf(String(body.email))
  const owner = { purpose: 'trial', email, clientKey } as const
  return (await isMailOut(trial, email)) || areCodesOut(trial.db, owner, trial.now())
}

async function takeDeferred(trial: Trial, sender: Sender, body: object): Promise<ApplicationAnswer> {
  const parsed = ApplicationBody(body)
  const isReadable = !(parsed instanceof type.errors)
  const receivedAt = isReadable ? momentOf(trial, parsed) : trial.now()
  if (await wasErasedSince(trial, emailIn(body), receivedAt))
    return { reference: referenceOf(sender.key), status: 'unverified' }
  const application = isReadable ? checkApplication(parsed, true) : unreadable(parsed)
  if (Array.isArray(application)) {
    return keepDeadLetter(trial, { key: sender.key, body, faults: application, receivedAt })
  }
  const outcome = await submitApplication(trial, { ...sender, application, deferred: true, receivedAt })
  if (outcome.kind !== 'registered') throw new Error('A deferred application was refused.')
  return outcome.answer
}

/** When the site took it; its clock may be ahead of ours. */
function momentOf(trial: Trial, { deferred }: ApplicationBody): number {
  return Math.min(trial.now(), deferred ? Date.parse(deferred.receivedAt) : trial.now())
}

function unreadable(issues: type.errors): FieldFault[] {
  return describeIssues(issues).map((issue) => ({ ...issue, code: 'unreadable' }))
}

function keyOf(c: Context): string {
  const key = idempotencyKey(c)
  if (KEY.test(key)) return key
  throw new ProblemError(400, 'idempotency-key-required', {
    detail: 'Send an Idempotency-Key header of 22 to 64 letters, digits, - or _.',
  })
}

async function readJson(c: Context): Promise<unknown> {
  try {
    return await c.req.json()
  } catch (error) {
    if (error instanceof SyntaxError) throw new ProblemError(400, 'invalid-request', { detail: 'No JSON.' })
    throw error
  }
}

function isDeferred(body: unknown): body is { deferred: unknown } {
  return typeof body === 'object' && body !== null && 'deferred' in body && body.deferred !== undefined
}

function invalidApplication(errors: FieldFault[]): ProblemError {
  return new ProblemError(422, 'invalid-application', { errors })
}

function codeRefused(code: CodeFault): ProblemError {
  return invalidApplication([{ field: 'code', code, detail: 'must be the code sent to this e-mail address' }])
}

/** Personal, and different the next time. */
const NO_STORE = { 'cache-control': 'no-store' }

const relayHeaders = ['X-Relay-Secret', 'X-Client-Address'].map((name) => ({
  in: 'header' as const,
  name,
  schema: { type: 'string' as const },
}))

const codesDescription = describeRoute({
  tags: ['trial'],
  summary: 'Sends a verification code to an e-mail address',
  description:
    'The same answer for every address, before the message has gone out; more than 60 seconds in it are the queue the code waits in. 422 names a wrong field, 429 says how long to wait.',
  parameters: relayHeaders,
  responses: { 202: jsonContent('The code will be mailed', CodeAnswer) },
})

const CodeId = type({ id: Uuid })

const deliveryDescription = describeRoute({
  tags: ['trial'],
  summary: 'Whether the mail server has taken a verification code',
  responses: { 200: jsonContent('What became of the message', CodeDelivery) },
})

const applicationsDescription = describeRoute({
  tags: ['trial'],
  summary: 'Registers a trial application once, also when it is sent again',
  description:
    'Codes of wrong fields are in errors[].code. A key belongs to a body from the first 201 on. An application without a code is taken as unverified where no code can be had for a minute or more, and while no mail goes out: from the first attempt that the mail server did not take to the next that it does. `deferred` is for the site, with X-Relay-Secret: it took the application while no answer came, and named the reference. A new application needs product, name, telephone, email, code and consent: what is missing is 422 with a code, never 400. A reference has any form of its pattern.',
  parameters: [
    {
      in: 'header',
      name: 'Idempotency-Key',
      required: true,
      schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{22,64}$' },
    },
    ...relayHeaders,
  ],
  requestBody: {
    required: true,
    content: { 'application/json': { schema: resolver(ApplicationBody.in, asOutput) } },
  },
  responses: { 201: jsonContent('It is stored', ApplicationAnswer) },
})
