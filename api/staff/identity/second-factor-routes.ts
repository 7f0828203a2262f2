import { type } from 'arktype'
import { type Context, Hono } from 'hono'
import { ProblemError } from '../../http/problem.ts'
import { requireJson, validate } from '../../http/validate.ts'
import { allow, type StaffEnv } from '../allow.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { describeAnswer } from '../describe-answer.ts'
import { NewFactor, Password, RecoveryCodes, SecondFactor, TokenAnswer } from '../staff-schema.ts'
import { signInCaller } from './session-routes.ts'
import { limited, refusing } from './sign-in.ts'
import { bearerHeaders } from './staff-identity.ts'

const Setup = type({
  '+': 'reject',
  password: Password,
  /** Of the authenticator that is replaced, or a recovery code. */
  'code?': 'string <= 40',
})
const Code = type({ '+': 'reject', code: 'string <= 20' })

/** `/account/second-factor`: the authenticator of the member who asks, and the recovery codes. */
export function secondFactorRoutes(): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>()
  const self = allow('self')

  app.get('/', describeAnswer('account', 'The own second factor', SecondFactor), self, async (c) => {
    const { api } = await c.get('identity').auth()
    const enabled = c.get('session').hasSecondFactor
    const codes = enabled ? await api.viewBackupCodes({ body: { userId: c.get('staff').id } }) : undefined
    return c.json({
      enabled,
      recoveryCodesLeft: codes?.backupCodes.length ?? null,
    } satisfies typeof SecondFactor.infer)
  })

  app.post(
    '/',
    describeAnswer('account', 'A new second factor, which counts once a code has confirmed it', NewFactor),
    self,
    requireJson,
    validate('json', Setup),
    async (c) => {
      const { password, code } = c.req.valid('json')
      const { api } = await c.get('identity').auth()
      let { token } = c.get('session')
      const made = await withPassword(c, async () => {
        if (c.get('session').hasSecondFactor) {
          await proveSecondFactor(c, code ?? '')
          const { headers } = await api.disableTwoFactor({
            body: { password },
            headers: bearerHeaders(token),
            returnHeaders: true,
          })
          token = headers.get('set-auth-token')?.split('.')[0] ?? token
        }
        return api.enableTwoFactor({ body: { password, method: 'totp' }, headers: bearerHeaders(token) })
      })
      if (made.method !== 'totp') throw new Error('A second factor of another kind was made.')
      return c.json({
        uri: made.totpURI,
        recoveryCodes: made.backupCodes,
        token,
      } satisfies typeof NewFactor.infer)
    },
  )

  app.post(
    '/confirm',
    describeAnswer('account', 'Confirms the new second factor by a code', TokenAnswer),
    self,
    requireJson,
    validate('json', Code),
    async (c) => {
      const identity = c.get('identity')
      const { api } = await identity.auth()
      const { id, name } = c.get('staff')
      const forget = await limited(identity, 'staff-code', id, signInCaller(c).clientKey)
      const body = { code: c.req.valid('json').code.replace(/\D/g, '') }
      const { headers } = await refusing('wrong-code', () =>
        api.verifyTOTP({ body, headers: bearerHeaders(c.get('session').token), returnHeaders: true }),
      )
      await forget()
      await recordAudit(
        identity.db,
        { staff: { id, name }, action: 'staff.second-factor-set', subject: `staff/${id}` },
        identity.now(),
      )
      // the session that was there before is over
      const token = headers.get('set-auth-token')?.split('.')[0] ?? c.get('session').token
      return c.json({ token } satisfies typeof TokenAnswer.infer)
    },
  )

  app.post(
    '/recovery-codes',
    describeAnswer('account', 'New recovery codes instead of those there were', RecoveryCodes),
    self,
    requireJson,
    validate('json', type({ '+': 'reject', password: Password })),
    async (c) => {
      const { password } = c.req.valid('json')
      const { api } = await c.get('identity').auth()
      const headers = bearerHeaders(c.get('session').token)
      const { backupCodes } = await withPassword(c, () =>
        api.generateBackupCodes({ body: { password }, headers }),
      )
      return c.json({ recoveryCodes: backupCodes } satisfies typeof RecoveryCodes.infer)
    },
  )
  return app
}

/** Runs what better-auth checks the password for. Tries are counted as at signing in. */
async function withPassword<T>(c: Context<StaffEnv>, work: () => Promise<T>): Promise<T> {
  const { email } = c.get('staff')
  const forget = await limited(c.get('identity'), 'staff-password', email, signInCaller(c).clientKey)
  const result = await refusing('wrong-password', work)
  await forget()
  return result
}

/** Whoever replaces an authenticator has it, or a recovery code: a password and somebody's session are not enough. */
async function proveSecondFactor(c: Context<StaffEnv>, typed: string): Promise<void> {
  const { api } = await c.get('identity').auth()
  const headers = bearerHeaders(c.get('session').token)
  const digits = typed.replace(/\s/g, '')
  const verify = /^\d{6}$/.test(digits) ? api.verifyTOTP : api.verifyBackupCode
  const code = /^\d{6}$/.test(digits) ? digits : typed.trim()
  if (code === '') throw new ProblemError(401, 'wrong-code')
  await refusing('wrong-code', () => verify({ body: { code }, headers }))
}
