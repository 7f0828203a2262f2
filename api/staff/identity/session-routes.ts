import { type } from 'arktype'
import { type Context, Hono } from 'hono'
import { canonicalEmail, emailKey } from '../../email.ts'
import { requireJson, validate } from '../../http/validate.ts'
import { callerOf } from '../../trial/caller.ts'
import { allow, type StaffEnv } from '../allow.ts'
import { describeAnswer } from '../describe-answer.ts'
import { Challenge, Email, Password, SessionAnswer, SignedInAnswer, TokenAnswer } from '../staff-schema.ts'
import { answerChallenge, type SignInCaller, signIn } from './sign-in.ts'
import { lacksSecondFactor } from './staff-identity.ts'

const Credentials = type({ '+': 'reject', email: Email, password: Password })
const SecondFactor = type({
  '+': 'reject',
  challenge: Challenge,
  code: 'string <= 40',
  kind: "'totp' | 'recovery'",
})

/** `/session`: signing in with its second factor, whose session a token is, and its end. */
export function staffSessionRoutes(): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>()

  app.post(
    '/',
    describeAnswer('session', 'Signs in, as far as the second factor where there is one', SignedInAnswer),
    requireJson,
    validate('json', Credentials),
    async (c) => {
      const { email, password } = c.req.valid('json')
      const key = emailKey(canonicalEmail(email) ?? email)
      return c.json(await signIn(c.get('identity'), { email: key, password }, signInCaller(c)), 200, NO_STORE)
    },
  )

  app.post(
    '/second-factor',
    describeAnswer('session', 'Completes a sign-in', TokenAnswer),
    requireJson,
    validate('json', SecondFactor),
    async (c) => {
      const { code, ...asked } = c.req.valid('json')
      const typed = { ...asked, code: asked.kind === 'totp' ? code.replace(/\D/g, '') : code.trim() }
      return c.json(await answerChallenge(c.get('identity'), typed, signInCaller(c)), 200, NO_STORE)
    },
  )

  app.get('/', describeAnswer('session', 'Whose session a token is', SessionAnswer), allow('self'), (c) => {
    const session = c.get('session')
    const missing = lacksSecondFactor(c.get('identity'), session)
    return c.json({
      staff: session.staff,
      expiresAt: new Date(session.expiresAt).toISOString(),
      secondFactor: { enabled: session.hasSecondFactor, missing },
    } satisfies typeof SessionAnswer.infer)
  })

  app.delete('/', describeAnswer('session', 'Ends the session of a token'), allow('self'), async (c) => {
    const { db } = c.get('identity')
    await db.deleteFrom('staff_session').where('id', '=', c.get('session').id).execute()
    return c.body(null, 204)
  })
  return app
}

/** Who signs in: their address and browser as the site says them. */
export function signInCaller(c: Context<StaffEnv>): SignInCaller {
  const { clientKey, isRelay } = callerOf(c.get('identity'), c)
  return { clientKey, userAgent: (isRelay && c.req.header('x-client-agent')) || '' }
}

const NO_STORE = { 'cache-control': 'no-store' }
