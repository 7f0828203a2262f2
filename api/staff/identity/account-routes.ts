import { type } from 'arktype'
import { Hono } from 'hono'
import { requireJson, validate } from '../../http/validate.ts'
import { Language } from '../../language.ts'
import { allow, type StaffEnv } from '../allow.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { describeAnswer } from '../describe-answer.ts'
import { OwnSessions, Password, TokenAnswer } from '../staff-schema.ts'
import { refuseWeakPassword } from './invitations.ts'
import { secondFactorRoutes } from './second-factor-routes.ts'
import { signInCaller } from './session-routes.ts'
import { limited, refusing } from './sign-in.ts'
import { ABSOLUTE_MS, bearerHeaders } from './staff-identity.ts'

const NewPassword = type({ '+': 'reject', current: Password, password: Password })
const Settings = type({ '+': 'reject', lang: Language })

/** `/account`: a member's own sessions, second factor, password and language. */
export function accountRoutes(): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>()
  const self = allow('self')
  app.route('/second-factor', secondFactorRoutes())

  app.get('/sessions', describeAnswer('account', 'Own sessions', OwnSessions), self, async (c) => {
    const { db, now } = c.get('identity')
    const rows = await db
      .selectFrom('staff_session')
      .selectAll()
      .where('staff_id', '=', c.get('staff').id)
      .where('expires_at', '>', new Date(now()).toISOString())
      .where('created_at', '>', new Date(now() - ABSOLUTE_MS).toISOString())
      .orderBy('updated_at', 'desc')
      .execute()
    const items = rows.map((row) => ({
      id: row.id,
      current: row.id === c.get('session').id,
      userAgent: row.user_agent ?? '',
      createdAt: row.created_at,
      usedAt: row.updated_at,
      endsAt: new Date(
        Math.min(Date.parse(row.expires_at), Date.parse(row.created_at) + ABSOLUTE_MS),
      ).toISOString(),
    }))
    return c.json({ items } satisfies typeof OwnSessions.infer)
  })

  app.delete(
    '/sessions',
    describeAnswer('account', 'Ends all own sessions but this one'),
    self,
    async (c) => {
      await ownSessions(c.get('identity').db, c.get('staff').id)
        .where('id', '<>', c.get('session').id)
        .execute()
      return c.body(null, 204)
    },
  )

  app.delete('/sessions/:id', describeAnswer('account', 'Ends one of the own sessions'), self, async (c) => {
    await ownSessions(c.get('identity').db, c.get('staff').id).where('id', '=', c.req.param('id')).execute()
    return c.body(null, 204)
  })

  app.put(
    '/settings',
    describeAnswer('account', 'Sets the language'),
    self,
    requireJson,
    validate('json', Settings),
    async (c) => {
      const { db } = c.get('identity')
      const { lang } = c.req.valid('json')
      await db.updateTable('staff_member').set({ lang }).where('id', '=', c.get('staff').id).execute()
      return c.body(null, 204)
    },
  )

  app.put(
    '/password',
    describeAnswer('account', 'Sets a new password, which ends all other sessions', TokenAnswer),
    self,
    requireJson,
    validate('json', NewPassword),
    async (c) => {
      const identity = c.get('identity')
      const { id, name, email } = c.get('staff')
      const { current, password } = c.req.valid('json')
      refuseWeakPassword(password, [email, name])
      const forget = await limited(identity, 'staff-password', email, signInCaller(c).clientKey)
      const { api } = await identity.auth()
      const body = { currentPassword: current, newPassword: password, revokeOtherSessions: true }
      const { token } = await refusing('wrong-password', () =>
        api.changePassword({ body, headers: bearerHeaders(c.get('session').token) }),
      )
      await forget()
      const entry = { staff: { id, name }, action: 'staff.password-changed', subject: `staff/${id}` }
      await recordAudit(identity.db, entry, identity.now())
      return c.json({ token: token ?? c.get('session').token } satisfies typeof TokenAnswer.infer)
    },
  )
  return app
}

function ownSessions(db: StaffEnv['Variables']['identity']['db'], id: string) {
  return db.deleteFrom('staff_session').where('staff_id', '=', id)
}
