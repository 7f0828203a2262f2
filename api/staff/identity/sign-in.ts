import type { SignedInAnswer } from '#contract/staff/staff-schema.ts'
import { transact } from '../../db/transact.ts'
import { newToken, openSession, STAFF } from '../../guard/sessions.ts'
import { ProblemError } from '../../http/problem.ts'
import { noteChange } from './identity-operations.ts'
import { hashKey, keepUntil, readKept } from './kept-until.ts'
import { noteRecoveryCode } from './prove.ts'
import { spendRecoveryCode, takeCode } from './second-factor.ts'
import type { StaffIdentity } from './staff-identity.ts'
import { limited, noteRefusal, rememberDevice, type SignInCaller } from './tries.ts'

/** Validity of a challenge, ms. */
const CHALLENGE_MS = 10 * 60 * 1000
/** Wrong codes that end a challenge. */
const MOST_CODES = 5

/** A pending sign-in, invalidated when its password or factor changes. */
interface Waiting {
  id: string
  credential: string
  factor: string
  tries: number
}

/** Constant work for unknown addresses. @throws ProblemError 401 `wrong-credentials`, 429 */
export async function signIn(
  identity: StaffIdentity,
  { email, password }: { email: string; password: string },
  caller: SignInCaller,
): Promise<typeof SignedInAnswer.infer> {
  const member = await identity.db
    .selectFrom('staff_member as member')
    .leftJoin('staff_credential as credential', 'credential.staff_id', 'member.id')
    .leftJoin('staff_second_factor as factor', 'factor.staff_id', 'member.id')
    .select(['member.id', 'name', 'password', 'credential.id as credential', 'factor.id as factor'])
    .where('email', '=', email)
    .executeTakeFirst()
  const forget = await limited(identity, 'password', email, caller, member?.id)
  const isRight = await identity.passwords.verify(password, member?.password ?? undefined)
  if (!member?.credential || !isRight) {
    await noteRefusal(identity, member, 'password')
    throw new ProblemError(401, 'wrong-credentials')
  }
  await forget()
  const { id, credential, factor } = member
  if (!factor) return { token: await begin(identity, member, credential, 'password', caller) }
  const challenge = newToken()
  const value = JSON.stringify({ id, credential, factor, tries: 0 } satisfies Waiting)
  const row = { id: hashKey('challenge', challenge), identifier: 'challenge', value }
  await keepUntil(identity, row, CHALLENGE_MS)
  return { challenge }
}

/**
 * Five wrong codes end the challenge; the factor itself is never locked, see tries.ts.
 * @throws ProblemError 401 `wrong-code` or `sign-in-expired`, 409 `factor-unreadable`, 429
 */
export async function answerChallenge(
  identity: StaffIdentity,
  { challenge, code, kind }: { challenge: string; code: string; kind: 'totp' | 'recovery' },
  caller: SignInCaller,
): Promise<{ token: string }> {
  const { db } = identity
  const key = hashKey('challenge', challenge)
  const kept = await readKept(identity, key)
  if (kept === undefined) throw expired()
  const waiting: Waiting = JSON.parse(kept)
  const { id, tries } = waiting
  const forget = await limited(identity, kind, id, caller, id)
  // count before comparing, against parallel guesses
  const { numUpdatedRows } = await db
    .updateTable('staff_verification')
    .set({ value: JSON.stringify({ ...waiting, tries: tries + 1 }) })
    .where('id', '=', key)
    .where('value', '=', kept)
    .executeTakeFirst()
  if (numUpdatedRows === 0n || tries >= MOST_CODES) throw expired()
  const member = await db
    .selectFrom('staff_member as member')
    .innerJoin('staff_second_factor as factor', 'factor.staff_id', 'member.id')
    .select(['member.id', 'name', 'secret'])
    .where('member.id', '=', id)
    .where('factor.id', '=', waiting.factor)
    .executeTakeFirst()
  if (!member) throw expired()
  const isRight =
    kind === 'totp'
      ? await takeCode(identity, id, member.secret, code)
      : await spendRecoveryCode(identity, id, code)
  if (!isRight) {
    await noteRefusal(identity, member, kind)
    throw new ProblemError(401, 'wrong-code')
  }
  await forget()
  if (kind === 'recovery') await noteRecoveryCode(identity, member)
  return { token: await begin(identity, member, waiting.credential, kind, caller, key) }
}

/** Atomic: session, challenge and audit entry. @param credential row to lock against a concurrent change */
async function begin(
  identity: StaffIdentity,
  { id, name }: { id: string; name: string },
  credential: string,
  by: string,
  caller: SignInCaller,
  key = '',
): Promise<string> {
  const { db, log } = identity
  const now = identity.now()
  const token = await transact(db, async (trx) => {
    // a no-op update locks the row
    const stands = trx.updateTable('staff_credential').set({ id: credential })
    const { numUpdatedRows } = await stands.where('id', '=', credential).executeTakeFirst()
    const used = await trx.deleteFrom('staff_verification').where('id', '=', key).executeTakeFirst()
    if (numUpdatedRows === 0n || (key && used.numDeletedRows === 0n)) throw expired()
    await noteChange(trx, 'POST /session', { by: { id, name }, now }, id, { by })
    return openSession(trx, STAFF, id, now, { user_agent: caller.userAgent.slice(0, 300) })
  })
  log({ event: 'staff-signed-in', staff: id, by })
  await rememberDevice(identity, id, caller)
  return token
}

function expired(): ProblemError {
  return new ProblemError(401, 'sign-in-expired')
}
