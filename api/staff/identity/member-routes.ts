import { type } from 'arktype'
import { Hono } from 'hono'
import { requireJson, validate } from '../../http/validate.ts'
import { Language } from '../../language.ts'
import { freeLine } from '../../typed-text.ts'
import { allow, type StaffEnv } from '../allow.ts'
import { describeAnswer } from '../describe-answer.ts'
import { Email, Members, RoleName, TokenAnswer } from '../staff-schema.ts'
import { invite } from './invitations.ts'
import { changeRole, deactivate, listInvitations, listMembers, resetSecondFactor } from './members.ts'

const NewInvitation = type({
  '+': 'reject',
  email: Email,
  role: RoleName,
  'name?': 'string <= 80',
  'lang?': Language,
})

/** `/members`: who is on the staff, invitations and roles. */
export function memberRoutes(): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>()
  const manage = allow('staff.manage')

  app.get('/', describeAnswer('members', 'The staff', Members), manage, async (c) => {
    const { db, now } = c.get('identity')
    const items = await listMembers(db, now())
    return c.json({
      items,
      invitations: await listInvitations(db, now()),
    } satisfies typeof Members.infer)
  })

  app.post(
    '/invitations',
    describeAnswer('members', 'Invites somebody; the token of the link', TokenAnswer),
    manage,
    requireJson,
    validate('json', NewInvitation),
    async (c) => {
      const { db, now } = c.get('identity')
      const { name = '', lang = c.get('staff').lang, ...invited } = c.req.valid('json')
      const token = await invite(db, { ...invited, lang, name: freeLine(name) }, c.get('staff'), now())
      return c.json({ token })
    },
  )

  app.delete('/invitations/:id', describeAnswer('members', 'Takes an invitation back'), manage, async (c) => {
    const { db } = c.get('identity')
    await db.deleteFrom('staff_invitation').where('id', '=', c.req.param('id')).execute()
    return c.body(null, 204)
  })

  app.put(
    '/:id/role',
    describeAnswer('members', 'Changes the role of a member'),
    manage,
    requireJson,
    validate('json', type({ '+': 'reject', role: RoleName })),
    async (c) => {
      const { db, now } = c.get('identity')
      await changeRole(db, c.req.param('id'), c.req.valid('json').role, c.get('staff'), now())
      return c.body(null, 204)
    },
  )

  app.delete('/:id', describeAnswer('members', 'Deactivates a member'), manage, async (c) => {
    const { db, now } = c.get('identity')
    await deactivate(db, c.req.param('id'), c.get('staff'), now())
    return c.body(null, 204)
  })

  app.delete(
    '/:id/second-factor',
    describeAnswer('members', 'Removes the second factor of a member who has lost it'),
    manage,
    async (c) => {
      const { db, now } = c.get('identity')
      await resetSecondFactor(db, c.req.param('id'), c.get('staff'), now())
      return c.body(null, 204)
    },
  )
  return app
}
