import type { SignedInAnswer } from '../../contract/staff/staff-schema.ts'
import { codeIn } from '../../contract/typed-text.ts'
import { transact } from '../../db/transact.ts'
import { ProblemError } from '../../http/problem.ts'
import { hashToken } from './hash-session-tokens.ts'
import { noteChange } from './identity-operations.ts'
import { keepUntil, readKept } from './kept-until.ts'
import { noteRecoveryCode } from './prove.ts'
import { recoveryCodeAsKept, spendCode } from './second-factor.ts'
import type { StaffIdentity } from './staff-identity.ts'
import { limited, noteRefusal, refusing, rememberDevice, type SignInCaller } from './tries.ts'

/** The cookie by which better-auth finds the sign-in that waits for its second factor. Ours travels in JSON. */
const CHALLENGE = 'better-auth.two_factor'
/** As long as better-auth's, ms. */
const CHALLENGE_MS = 10 * 60 * 1000

/**
 * Checks an address and a password, with the same work whether the address is a member's or not.
 * @throws ProblemError 401 `wrong-credentials`, 429
 */
export async function signIn(
  identity: StaffIdentity,
  { email, password }: { email: string; password: string },
  caller: SignInCaller,
): Promise<typeof SignedInAnswer.infer> {
  const member = await identity.db
    .selectFrom('staff_member')
    .select(['id', 'name'])
    .where('email', '=', email)
    .executeTakeFirst()
  const forget = await limited(identity, 'password', email, caller, member?.id)
  const { api } = await identity.auth()
  const { headers, response } = await noting(identity, member, 'password', () =>
    refusing('wrong-credentials', () =>
      api.signInEmail({ body: { email, password }, headers: headersOf(caller), returnHeaders: true }),
    ),
  )
  await forget()
  const cookie = headers.getSetCookie().find((one) => one.startsWith(`${CHALLENGE}=`))
  const challenge = cookie?.slice(CHALLENGE.length + 1).split(';')[0]
  if (!response.token) {
    if (!challenge || !member) throw new Error('There is neither a session nor a challenge.')
    const row = { id: challengeKey(identity, challenge), identifier: 'challenge', value: member.id }
    await keepUntil(identity, row, CHALLENGE_MS)
    return { challenge }
  }
  await noteSignIn(identity, response.user, 'password', caller)
  return { token: response.token }
}

/**
 * Completes a sign-in with a code of the authenticator, or one of the recovery codes, which is used up by it. Five wrong
 * ones end a challenge; the second factor itself is never locked, see tries.ts.
 * @throws ProblemError 401 `wrong-code` or `sign-in-expired`, 429
 */
export async function answerChallenge(
  identity: StaffIdentity,
  { challenge, code: typed, kind }: { challenge: string; code: string; kind: 'totp' | 'recovery' },
  caller: SignInCaller,
): Promise<{ token: string }> {
  const id = await readKept(identity, challengeKey(identity, challenge))
  if (id === undefined) throw new ProblemError(401, 'sign-in-expired')
  const forget = await limited(identity, kind, id, caller, id)
  const { api } = await identity.auth()
  const headers = headersOf(caller)
  headers.set('cookie', `${CHALLENGE}=${challenge}`)
  const isTotp = kind === 'totp'
  const code = isTotp ? codeIn(typed) : await recoveryCodeAsKept(identity, id, typed)
  const verify = isTotp ? api.verifyTOTP : api.verifyBackupCode
  const member = await identity.db
    .selectFrom('staff_member')
    .select(['id', 'name'])
    .where('id', '=', id)
    .executeTakeFirst()
  const token = await noting(identity, member, kind, async () => {
    const answer = await refusing('wrong-code', () => verify({ body: { code }, headers }))
    if (!answer.token) throw new ProblemError(401, 'sign-in-expired')
    if (!isTotp || (await spendCode(identity, id, code))) return answer.token
    await identity.db.deleteFrom('staff_session').where('token', '=', hashToken(answer.token)).execute()
    throw new ProblemError(401, 'wrong-code')
  })
  await forget()
  if (member && !isTotp) await noteRecoveryCode(identity, member)
  if (member) await noteSignIn(identity, member, kind, caller)
  return { token }
}

/** Notes what was refused. */
async function noting<T>(
  identity: StaffIdentity,
  member: { id: string; name: string } | undefined,
  way: 'password' | 'totp' | 'recovery',
  check: () => Promise<T>,
): Promise<T> {
  try {
    return await check()
  } catch (error) {
    if (error instanceof ProblemError && /^wrong-/.test(error.code)) await noteRefusal(identity, member, way)
    throw error
  }
}

async function noteSignIn(
  identity: StaffIdentity,
  { id, name }: { id: string; name: string },
  by: string,
  caller: SignInCaller,
): Promise<void> {
  const { db, log, now } = identity
  log({ event: 'staff-signed-in', staff: id, by })
  await rememberDevice(identity, id, caller)
  const act = { by: { id, name }, now: now() }
  await transact(db, (trx) => noteChange(trx, 'POST /session', act, id, { by }))
}

function headersOf({ userAgent }: SignInCaller): Headers {
  return new Headers({ 'user-agent': userAgent.slice(0, 300) })
}

function challengeKey({ secrets }: StaffIdentity, challenge: string): string {
  return secrets.seal('staff-challenge', challenge)
}
