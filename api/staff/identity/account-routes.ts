import { Code, OwnSessions, Password, TokenAnswer } from '../../contract/staff/staff-schema.ts'
import { exact, Language } from '../../contract/values-schema.ts'
import type { Database } from '../../db/tables.ts'
import { transact } from '../../db/transact.ts'
import type { Act } from '../audit/record-audit.ts'
import { staffResource } from '../staff-resource.ts'
import { noteChange } from './identity-operations.ts'
import { refuseWeakPassword, writePassword } from './invitations.ts'
import { prove } from './prove.ts'
import { renewSession } from './renew-session.ts'
import { secondFactorRoutes } from './second-factor-routes.ts'
import { ABSOLUTE_MS, type StaffSession } from './staff-identity.ts'

const NewPassword = exact({ current: Password, password: Password, 'code?': Code })
const Settings = exact({ lang: Language })

/** `/account`: a member's own sessions, second factor, password and language. */
export function accountRoutes() {
  const { app, on } = staffResource('account')
  const permission = 'self'
  app.route('/second-factor', secondFactorRoutes())

  const own = { permission, summary: 'Own sessions', answers: OwnSessions } as const
  on('GET /sessions', own, async ({ db, staff, session, now }) => {
    const rows = await db
      .selectFrom('staff_session')
      .selectAll()
      .where('staff_id', '=', staff.id)
      .where('expires_at', '>', new Date(now).toISOString())
      .where('created_at', '>', new Date(now - ABSOLUTE_MS).toISOString())
      .orderBy('updated_at', 'desc')
      .execute()
    const endOf = (row: { created_at: string; expires_at: string }) =>
      Math.min(Date.parse(row.expires_at), Date.parse(row.created_at) + ABSOLUTE_MS)
    const items = rows.map((row) => ({
      id: row.id,
      current: row.id === session.id,
      userAgent: row.user_agent ?? '',
      createdAt: row.created_at,
      usedAt: row.updated_at,
      endsAt: new Date(endOf(row)).toISOString(),
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
    const { db, identity, session, staff, act, now } = request
    const { current, password, code } = request.body
    refuseWeakPassword(password, [staff.email, staff.name])
    await prove(request, 'PUT /account/password', { password: current, code })
    const hash = await identity.passwords.hash(password)
    const token = await transact(db, async (trx) => {
      await writePassword(trx, staff.id, hash, now)
      await noteChange(trx, 'PUT /account/password', act, staff.id)
      return renewSession(trx, session)
    })
    return { token }
  })
  return app
}

/** Ends one of the own sessions, or all but the one that asks. */
async function endSessions(db: Database, session: StaffSession, act: Act, id?: string): Promise<void> {
  await transact(db, async (trx) => {
    const own = trx.deleteFrom('staff_session').where('staff_id', '=', session.staff.id)
    const { numDeletedRows } = await own.where('id', id ? '=' : '<>', id ?? session.id).executeTakeFirst()
    const detail = { count: Number(numDeletedRows) }
    if (detail.count > 0) await noteChange(trx, 'DELETE /account/sessions', act, session.staff.id, detail)
  })
}
