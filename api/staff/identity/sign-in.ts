import type { APIError } from 'better-auth/api'
import { beginTry } from '../../accounts/try-limits.ts'
import type { SignedInAnswer } from '../../contract/staff-schema.ts'
import { ProblemError, tooManyRequests } from '../../http/problem.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { hashToken } from './hash-session-tokens.ts'
import { spendCode } from './spend-code.ts'
import type { StaffIdentity } from './staff-identity.ts'

/** Who is signing in: what tries are counted by, and what the list of sessions shows. */
export interface SignInCaller {
  clientKey: string
  userAgent: string
}

/** The cookie by which better-auth finds the sign-in that waits for its second factor. Ours travels in JSON. */
const CHALLENGE = 'better-auth.two_factor'

/**
 * Checks an address and a password, with the same work whether the address is a member's or not.
 * @throws ProblemError 401 `wrong-credentials`, 429
 */
export async function signIn(
  identity: StaffIdentity,
  { email, password }: { email: string; password: string },
  caller: SignInCaller,
): Promise<typeof SignedInAnswer.infer> {
  const forget = await limited(identity, 'staff-password', email, caller.clientKey)
  const { api } = await identity.auth()
  const { headers, response } = await refusing('wrong-credentials', () =>
    api.signInEmail({ body: { email, password }, headers: headersOf(caller), returnHeaders: true }),
  )
  await forget()
  const cookie = headers.getSetCookie().find((one) => one.startsWith(`${CHALLENGE}=`))
  const challenge = cookie?.slice(CHALLENGE.length + 1).split(';')[0]
  if (!response.token) {
    if (!challenge) throw new Error('There is neither a session nor a challenge.')
    return { challenge }
  }
  await noteSignIn(identity, response.user, 'password')
  return { token: response.token }
}

/**
 * Completes a sign-in with a code of the authenticator, or one of the recovery codes, which is used up by it.
 * @throws ProblemError 401 `wrong-code` or `sign-in-expired`, 429
 */
export async function answerChallenge(
  identity: StaffIdentity,
  { challenge, code, kind }: { challenge: string; code: string; kind: 'totp' | 'recovery' },
  caller: SignInCaller,
): Promise<{ token: string }> {
  const forget = await limited(identity, 'staff-code', challenge, caller.clientKey)
  const { api } = await identity.auth()
  const headers = headersOf(caller)
  headers.set('cookie', `${CHALLENGE}=${challenge}`)
  const verify = kind === 'totp' ? api.verifyTOTP : api.verifyBackupCode
  const { token, user } = await refusing('wrong-code', () => verify({ body: { code }, headers }))
  if (!token) throw new ProblemError(401, 'sign-in-expired')
  if (kind === 'totp' && !(await spendCode(identity, user.id, code))) {
    await identity.db.deleteFrom('staff_session').where('token', '=', hashToken(token)).execute()
    throw new ProblemError(401, 'wrong-code')
  }
  await forget()
  await noteSignIn(identity, user, kind)
  return { token }
}

/** Counts a try until it turns out right. @returns forgets it */
export async function limited(
  identity: StaffIdentity,
  kind: 'staff-password' | 'staff-code' | 'staff-invitation',
  subject: string,
  clientKey: string,
): Promise<() => Promise<void>> {
  const begun = await beginTry(identity, { kind, email: subject, clientKey })
  if (begun.kind === 'limited') throw tooManyRequests(begun.waitMs)
  return begun.forget
}

/** Runs a call of better-auth; what it refuses is a problem of ours. */
export async function refusing<T>(code: string, call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (!isApiError(error)) throw error
    if (error.statusCode >= 500) throw new ProblemError(503, 'database-unavailable')
    if (error.statusCode === 429 || /TOO_MANY/.test(error.body?.code ?? ''))
      throw tooManyRequests(15 * 60_000)
    if (error.body?.code === 'INVALID_TWO_FACTOR_COOKIE') throw new ProblemError(401, 'sign-in-expired')
    throw new ProblemError(401, code)
  }
}

/** By its name: its class would load better-auth with this file. */
function isApiError(error: unknown): error is APIError {
  return error instanceof Error && error.name === 'APIError'
}

function headersOf({ userAgent }: SignInCaller): Headers {
  return new Headers({ 'user-agent': userAgent.slice(0, 300) })
}

async function noteSignIn(
  { db, log, now }: StaffIdentity,
  { id, name }: { id: string; name: string },
  by: string,
): Promise<void> {
  log({ event: 'staff-signed-in', staff: id, by })
  await recordAudit(db, { by: { id, name }, now: now() }, 'session.opened', `staff/${id}`, { by })
}
