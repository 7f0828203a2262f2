import {
  Code,
  NewFactor,
  OwnSessions,
  Password,
  RecoveryCodes,
  SecondFactor,
  TokenAnswer,
} from '#contract/staff/staff-schema.ts'
import { exact, Language } from '#contract/values-schema.ts'
import type { Database } from '../../db/tables.ts'
import { transact } from '../../db/transact.ts'
import { endOf, renewSession, STAFF } from '../../guard/sessions.ts'
import { ProblemError } from '../../http/problem.ts'
import type { Act } from '../audit/record-audit.ts'
import { staffResource } from '../staff-resource.ts'
import { noteChange } from './identity-operations.ts'
import { refuseWeakPassword, writePassword } from './invitations.ts'
import { counted, prove } from './prove.ts'
import {
  beginSecondFactor,
  hashRecoveryCodes,
  newRecoveryCodes,
  pendingFactor,
  putSecondFactor,
  recoveryCodesLeft,
  takeCode,
} from './second-factor.ts'
import type { StaffSession } from './staff-identity.ts'

const NewPassword = exact({ current: Password, password: Password, 'code?': Code })
const Settings = exact({ lang: Language })

/** `/account`: own sessions, second factor, password and language. */
export function accountRoutes() {
  const { app, on } = staffResource('account')
  const permission = 'self'
  app.route('/second-factor', secondFactorRoutes())

  const own = { permission, summary: 'Own sessions', answers: OwnSessions } as const
  on('GET /sessions', own, async ({ db, staff, session, now }) => {
    const rows = await db
      .selectFrom('staff_login')
      .selectAll()
      .where('staff_id', '=', staff.id)
      .where('seen_at', '>', now - STAFF.idle)
      .where('created_at', '>', now - STAFF.absolute)
      .orderBy('seen_at', 'desc')
      .execute()
    const iso = (moment: number) => new Date(moment).toISOString()
    const items = rows.map((row) => ({
      id: row.id,
      current: row.id === session.id,
      userAgent: row.user_agent,
      createdAt: iso(row.created_at),
      usedAt: iso(row.seen_at),
      endsAt: iso(endOf(STAFF, row)),
    }))
    return { items }
  })

  const others = { permission, summary: 'Ends all own sessions but this one' } as const
  on('DELETE /sessions', others, ({ db, session, act }) => endSessions(db, session, act))
  const one = { permission, summary: 'Ends one of the own sessions' } as const
  on('DELETE /sessions/:id', one, ({ db, session, act, id }) => endSessions(db, session, act, id))

  const settings = { permission, summary: 'Sets the language', body: Settings } as const
  on('PUT /settings', settings, ({ db, staff, body: { lang } }) =>
    db.updateTable('staff_member').set({ lang }).where('id', '=', staff.id).execute(),
  )

  const summary = 'Sets a new password, which ends all other sessions'
  const change = { permission, summary, body: NewPassword, answers: TokenAnswer } as const
  on('PUT /password', change, async (request) => {
    const { db, identity, session, staff, act } = request
    const { current, password, code } = request.body
    refuseWeakPassword(password, [staff.email, staff.name])
    await prove(request, 'PUT /account/password', { password: current, code })
    const hash = await identity.passwords.hash(password)
    const token = await transact(db, async (trx) => {
      await writePassword(trx, staff.id, hash)
      await noteChange(trx, 'PUT /account/password', act, staff.id)
      return renewSession(trx, STAFF, staff.id, session.id)
    })
    return { token }
  })
  return app
}

/** Ends one of the own sessions, or all others. */
async function endSessions(db: Database, session: StaffSession, act: Act, id?: string): Promise<void> {
  await transact(db, async (trx) => {
    const own = trx.deleteFrom('staff_login').where('staff_id', '=', session.staff.id)
    const { numDeletedRows } = await own.where('id', id ? '=' : '<>', id ?? session.id).executeTakeFirst()
    const detail = { count: Number(numDeletedRows) }
    if (detail.count > 0) await noteChange(trx, 'DELETE /account/sessions', act, session.staff.id, detail)
  })
}

/** `code` of the current second factor. */
const Proof = exact({ password: Password, 'code?': Code })

/** `/account/second-factor`: authenticator and recovery codes. */
function secondFactorRoutes() {
  const { app, on } = staffResource('account')
  const permission = 'self'

  const state = { permission, summary: 'The own second factor', answers: SecondFactor } as const
  on('GET /', state, async ({ identity, session, staff }) => {
    const enabled = session.hasSecondFactor
    return { enabled, recoveryCodesLeft: enabled ? await recoveryCodesLeft(identity, staff.id) : null }
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
      await putSecondFactor(trx, staff.id, factor)
      await noteChange(trx, 'POST /account/second-factor/confirm', act, staff.id)
      return renewSession(trx, STAFF, staff.id, session.id)
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
    const backup_codes = await hashRecoveryCodes(identity, recoveryCodes)
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
