import { OwnSessions, Password, TokenAnswer } from '../../contract/staff-schema.ts'
import { exact, Language } from '../../contract/values-schema.ts'
import type { Database } from '../../db/tables.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { staffResource } from '../staff-resource.ts'
import { refuseWeakPassword } from './invitations.ts'
import { secondFactorRoutes } from './second-factor-routes.ts'
import { signInCaller } from './session-routes.ts'
import { limited, refusing } from './sign-in.ts'
import { ABSOLUTE_MS, bearerHeaders } from './staff-identity.ts'

const NewPassword = exact({ current: Password, password: Password })
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
  on('DELETE /sessions', others, ({ db, staff, session }) =>
    ownSessions(db, staff.id).where('id', '<>', session.id).execute(),
  )
  const one = { permission, summary: 'Ends one of the own sessions' } as const
  on('DELETE /sessions/:id', one, ({ db, staff, id }) =>
    ownSessions(db, staff.id).where('id', '=', id).execute(),
  )

  const settings = { permission, summary: 'Sets the language', body: Settings } as const
  on('PUT /settings', settings, ({ db, staff, body: { lang } }) =>
    db.updateTable('staff_member').set({ lang }).where('id', '=', staff.id).execute(),
  )

  const summary = 'Sets a new password, which ends all other sessions'
  const change = { permission, summary, body: NewPassword, answers: TokenAnswer } as const
  on('PUT /password', change, async (request) => {
    const { identity, session, staff } = request
    const { current, password } = request.body
    refuseWeakPassword(password, [staff.email, staff.name])
    const forget = await limited(identity, 'staff-password', staff.email, signInCaller(request).clientKey)
    const { api } = await identity.auth()
    const body = { currentPassword: current, newPassword: password, revokeOtherSessions: true }
    const { token } = await refusing('wrong-password', () =>
      api.changePassword({ body, headers: bearerHeaders(session.token) }),
    )
    await forget()
    await recordAudit(request.db, request.act, 'staff.password-changed', `staff/${staff.id}`)
    return { token: token ?? session.token }
  })
  return app
}

function ownSessions(db: Database, id: string) {
  return db.deleteFrom('staff_session').where('staff_id', '=', id)
}
