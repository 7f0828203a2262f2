import { transact } from '../../db/transact.ts'
import { ProblemError } from '../../http/problem.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { memberSubject } from '../room.ts'
import type { StaffRequest } from '../staff-resource.ts'
import { type IdentityOperation, identityOperations, mailNotice } from './identity-operations.ts'
import { isSixDigits, spendRecoveryCode, takeCode } from './second-factor.ts'
import type { StaffIdentity } from './staff-identity.ts'
import { limited, noteRefusal, signInCaller, type Way } from './tries.ts'

/**
 * Step-up: an open session or a password alone must not weaken a second factor (identity-operations.ts).
 * @throws ProblemError 401 `wrong-password` or `wrong-code`, 429
 */
export async function prove(
  request: StaffRequest,
  operation: IdentityOperation,
  typed: { password?: string | undefined; code?: string | undefined },
): Promise<void> {
  const asks: readonly string[] = identityOperations[operation].asks
  if (asks.includes('password')) await provePassword(request, typed.password ?? '')
  if (!request.session.hasSecondFactor) return
  const { code = '' } = typed
  if (asks.some((one) => one === 'factor' || one === 'authenticator') && code.trim() === '')
    throw new ProblemError(401, 'wrong-code')
  if (asks.includes('authenticator') || (asks.includes('factor') && isSixDigits(code)))
    await proveCode(request, code)
  else if (asks.includes('factor')) await proveRecoveryCode(request, code)
}

async function provePassword(request: StaffRequest, password: string): Promise<void> {
  const { db, staff, identity } = request
  const found = await db
    .selectFrom('staff_credential')
    .select('password')
    .where('staff_id', '=', staff.id)
    .executeTakeFirst()
  await counted(request, 'password', staff.email, () => identity.passwords.verify(password, found?.password))
}

async function proveCode(request: StaffRequest, code: string): Promise<void> {
  const { db, staff, identity } = request
  const { secret } = await db
    .selectFrom('staff_second_factor')
    .select('secret')
    .where('staff_id', '=', staff.id)
    .executeTakeFirstOrThrow()
  await counted(request, 'totp', staff.id, () => takeCode(identity, staff.id, secret, code))
}

async function proveRecoveryCode(request: StaffRequest, typed: string): Promise<void> {
  const { staff, identity } = request
  await counted(request, 'recovery', staff.id, () => spendRecoveryCode(identity, staff.id, typed))
  await noteRecoveryCode(identity, staff)
}

/** @throws ProblemError 401 when wrong, 429 */
export async function counted(
  request: StaffRequest,
  way: Way,
  subject: string,
  check: () => Promise<boolean>,
): Promise<void> {
  const { identity, staff } = request
  const forget = await limited(identity, way, subject, signInCaller(request), staff.id)
  if (!(await check())) {
    await noteRefusal(identity, staff, way)
    throw new ProblemError(401, way === 'password' ? 'wrong-password' : 'wrong-code')
  }
  await forget()
}

/** Notifies the owner that a recovery code was used. */
export async function noteRecoveryCode(
  { db, now }: StaffIdentity,
  member: { id: string; name: string },
): Promise<void> {
  const act = { by: { id: member.id, name: member.name }, now: now() }
  await transact(db, async (trx) => {
    await recordAudit(trx, act, 'staff.recovery-code-used', [memberSubject, member.id])
    await mailNotice(trx, 'staff.recovery-code-used', act, member.id)
  })
}
