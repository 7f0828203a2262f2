import { Hono } from 'hono'
import { describeRoute, resolver } from 'hono-openapi'
import { canonicalEmail } from '../email.ts'
import { ProblemError, tooManyRequests } from '../problem.ts'
import { asOutput, jsonContent, requireJson, validate } from '../validate.ts'
import { callerOf } from './caller.ts'
import { emailFault } from './check-application.ts'
import { receiveApplication } from './receive-application.ts'
import { requestCode } from './request-code.ts'
import type { Trial } from './trial.ts'
import { ApplicationAnswer, ApplicationBody, CodeAnswer, CodeBody } from './trial-schema.ts'

/** Seconds between two codes for one address, see code-limits.ts. */
const RESEND_AFTER = 60

/** Trial applications: the verification code and the application itself. */
export function trialRoutes(trial: Trial): Hono {
  const app = new Hono()

  app.post('/codes', codesDescription, requireJson, validate('json', CodeBody), async (c) => {
    const { email: typed, lang } = c.req.valid('json')
    const email = canonicalEmail(typed ?? '')
    const fault = emailFault(typed, email)
    if (fault !== true) throw new ProblemError(422, 'invalid-application', { errors: [fault] })
    const waitMs = await requestCode(trial, {
      email: email ?? '',
      lang,
      clientKey: callerOf(trial, c).clientKey,
    })
    if (waitMs > 0) {
      trial.log({ event: 'trial-code-limited', requestId: c.get('requestId'), waitMs })
      throw tooManyRequests(waitMs)
    }
    return c.json({ resendAfter: RESEND_AFTER } satisfies typeof CodeAnswer.infer, 202, NO_STORE)
  })

  app.post('/applications', applicationsDescription, requireJson, async (c) => {
    const answer = await receiveApplication(trial, c)
    return c.json(answer, 201, NO_STORE)
  })
  return app
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
  description: 'The same answer for every address. 422 names a wrong field, 429 says how long to wait.',
  parameters: relayHeaders,
  responses: { 202: jsonContent('The code is on its way', CodeAnswer) },
})

const applicationsDescription = describeRoute({
  tags: ['trial'],
  summary: 'Registers a trial application once, also when it is sent again',
  description:
    'Codes of wrong fields are in errors[].code. A key belongs to a body from the first 201 on. `deferred` is for the site, with X-Relay-Secret.',
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
    content: { 'application/json': { schema: resolver(ApplicationBody, asOutput) } },
  },
  responses: { 201: jsonContent('It is stored', ApplicationAnswer) },
})
