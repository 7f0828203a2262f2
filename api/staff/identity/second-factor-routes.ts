import { NewFactor, Password, RecoveryCodes, SecondFactor, TokenAnswer } from '../../contract/staff-schema.ts'
import { exact } from '../../contract/values-schema.ts'
import { ProblemError } from '../../http/problem.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type StaffRequest, staffResource } from '../staff-resource.ts'
import { signInCaller } from './session-routes.ts'
import { limited, refusing } from './sign-in.ts'
import { bearerHeaders } from './staff-identity.ts'

const Setup = exact({
  password: Password,
  /** Of the authenticator that is replaced, or a recovery code. */
  'code?': 'string <= 40',
})
const Code = exact({ code: 'string <= 20' })

/** `/account/second-factor`: the authenticator of the member who asks, and the recovery codes. */
export function secondFactorRoutes() {
  const { app, on } = staffResource('account')
  const permission = 'self'

  const state = { permission, summary: 'The own second factor', answers: SecondFactor } as const
  on('GET /', state, async ({ identity, session, staff }) => {
    const { api } = await identity.auth()
    const enabled = session.hasSecondFactor
    const codes = enabled ? await api.viewBackupCodes({ body: { userId: staff.id } }) : undefined
    return { enabled, recoveryCodesLeft: codes?.backupCodes.length ?? null }
  })

  const summary = 'A new second factor, which counts once a code has confirmed it'
  on('POST /', { permission, summary, body: Setup, answers: NewFactor }, async (request) => {
    const { password, code = '' } = request.body
    const { api } = await request.identity.auth()
    let { token } = request.session
    const made = await withPassword(request, async () => {
      if (request.session.hasSecondFactor) {
        await proveSecondFactor(request, code)
        const headers = bearerHeaders(token)
        token =
          tokenIn(await api.disableTwoFactor({ body: { password }, headers, returnHeaders: true })) ?? token
      }
      return api.enableTwoFactor({ body: { password, method: 'totp' }, headers: bearerHeaders(token) })
    })
    if (made.method !== 'totp') throw new Error('A second factor of another kind was made.')
    return { uri: made.totpURI, recoveryCodes: made.backupCodes, token }
  })

  const confirm = {
    permission,
    summary: 'Confirms the new second factor by a code',
    answers: TokenAnswer,
  } as const
  on('POST /confirm', { ...confirm, body: Code }, async (request) => {
    const { identity, session, staff } = request
    const { api } = await identity.auth()
    const forget = await limited(identity, 'staff-code', staff.id, signInCaller(request).clientKey)
    const body = { code: request.body.code.replace(/\D/g, '') }
    const verified = await refusing('wrong-code', () =>
      api.verifyTOTP({ body, headers: bearerHeaders(session.token), returnHeaders: true }),
    )
    await forget()
    await recordAudit(request.db, request.act, 'staff.second-factor-set', `staff/${staff.id}`)
    // the session that was there before is over
    return { token: tokenIn(verified) ?? session.token }
  })

  const renew = { permission, summary: 'New recovery codes instead of those there were' } as const
  const body = exact({ password: Password })
  on('POST /recovery-codes', { ...renew, body, answers: RecoveryCodes }, async (request) => {
    const { api } = await request.identity.auth()
    const headers = bearerHeaders(request.session.token)
    const { password } = request.body
    const codes = await withPassword(request, () => api.generateBackupCodes({ body: { password }, headers }))
    return { recoveryCodes: codes.backupCodes }
  })
  return app
}

/** The session that better-auth begins in place of the one that asked. */
function tokenIn({ headers }: { headers: Headers }): string | undefined {
  return headers.get('set-auth-token')?.split('.')[0]
}

/** Runs what better-auth checks the password for. Tries are counted as at signing in. */
async function withPassword<T>(request: StaffRequest, work: () => Promise<T>): Promise<T> {
  const { identity, staff } = request
  const forget = await limited(identity, 'staff-password', staff.email, signInCaller(request).clientKey)
  const result = await refusing('wrong-password', work)
  await forget()
  return result
}

/** Whoever replaces an authenticator has it, or a recovery code: a password and somebody's session are not enough. */
async function proveSecondFactor({ identity, session }: StaffRequest, typed: string): Promise<void> {
  const { api } = await identity.auth()
  const headers = bearerHeaders(session.token)
  const digits = typed.replace(/\s/g, '')
  const verify = /^\d{6}$/.test(digits) ? api.verifyTOTP : api.verifyBackupCode
  const code = /^\d{6}$/.test(digits) ? digits : typed.trim()
  if (code === '') throw new ProblemError(401, 'wrong-code')
  await refusing('wrong-code', () => verify({ body: { code }, headers }))
}
