import {
  Code,
  NewFactor,
  Password,
  RecoveryCodes,
  SecondFactor,
  TokenAnswer,
} from '../../contract/staff/staff-schema.ts'
import { exact } from '../../contract/values-schema.ts'
import { transact } from '../../db/transact.ts'
import { ProblemError } from '../../http/problem.ts'
import { staffResource } from '../staff-resource.ts'
import { noteChange } from './identity-operations.ts'
import { counted, prove } from './prove.ts'
import { renewSession } from './renew-session.ts'
import {
  beginSecondFactor,
  newRecoveryCodes,
  pendingFactor,
  putSecondFactor,
  sealRecoveryCodes,
  takeCode,
} from './second-factor.ts'

/** `code` proves the second factor there is. */
const Proof = exact({ password: Password, 'code?': Code })

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
  on('POST /', { permission, summary, body: Proof, answers: NewFactor }, async (request) => {
    await prove(request, 'POST /account/second-factor', request.body)
    return beginSecondFactor(request.identity, request.staff)
  })

  const confirm = {
    permission,
    summary: 'Confirms the new second factor by a code, which ends all other sessions',
    answers: TokenAnswer,
  } as const
  on('POST /confirm', { ...confirm, body: exact({ code: Code }) }, async (request) => {
    const { db, identity, session, staff, act } = request
    const factor = await pendingFactor(identity, staff.id)
    if (!factor) throw new ProblemError(409, 'setup-expired')
    const { code } = request.body
    await counted(request, 'totp', staff.id, () => takeCode(identity, staff.id, factor.secret, code))
    const token = await transact(db, async (trx) => {
      await putSecondFactor(identity, trx, staff.id, factor)
      await noteChange(trx, 'POST /account/second-factor/confirm', act, staff.id)
      return renewSession(trx, session)
    })
    return { token }
  })

  const renew = { permission, summary: 'New recovery codes instead of those there were' } as const
  on('POST /recovery-codes', { ...renew, body: Proof, answers: RecoveryCodes }, async (request) => {
    const { db, identity, session, staff, act } = request
    if (!session.hasSecondFactor) throw new ProblemError(409, 'no-second-factor')
    const operation = 'POST /account/second-factor/recovery-codes'
    await prove(request, operation, request.body)
    const recoveryCodes = newRecoveryCodes()
    const backup_codes = await sealRecoveryCodes(identity, recoveryCodes)
    await transact(db, async (trx) => {
      await trx
        .updateTable('staff_second_factor')
        .set({ backup_codes })
        .where('staff_id', '=', staff.id)
        .execute()
      await noteChange(trx, operation, act, staff.id)
    })
    return { recoveryCodes }
  })
  return app
}
