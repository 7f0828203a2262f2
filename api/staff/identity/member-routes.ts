import { Email, Members, RoleName, TokenAnswer } from '../../contract/staff-schema.ts'
import { freeLine } from '../../contract/typed-text.ts'
import { exact, Language } from '../../contract/values-schema.ts'
import { staffResource } from '../staff-resource.ts'
import { invite } from './invitations.ts'
import { changeRole, deactivate, listInvitations, listMembers, resetSecondFactor } from './members.ts'

const NewInvitation = exact({
  email: Email,
  role: RoleName,
  'name?': 'string <= 80',
  'lang?': Language,
})
const NewRole = exact({ role: RoleName })

/** `/members`: who is on the staff, invitations and roles. */
export function memberRoutes() {
  const { app, on } = staffResource('members')
  const permission = 'staff.manage'

  on('GET /', { permission, summary: 'The staff', answers: Members }, async ({ db, now }) => ({
    items: await listMembers(db, now),
    invitations: await listInvitations(db, now),
  }))

  const summary = 'Invites somebody; the token of the link'
  const invitation = { permission, summary, body: NewInvitation, answers: TokenAnswer } as const
  on('POST /invitations', invitation, async ({ db, body, staff, now }) => {
    const { name = '', lang = staff.lang, ...invited } = body
    return { token: await invite(db, { ...invited, lang, name: freeLine(name) }, staff, now) }
  })
  on('DELETE /invitations/:id', { permission, summary: 'Takes an invitation back' }, ({ db, id }) =>
    db.deleteFrom('staff_invitation').where('id', '=', id).execute(),
  )

  const role = { permission, summary: 'Changes the role of a member', body: NewRole } as const
  on('PUT /:id/role', role, ({ db, id, body, act }) => changeRole(db, id, body.role, act))
  on('DELETE /:id', { permission, summary: 'Deactivates a member' }, ({ db, id, act }) =>
    deactivate(db, id, act),
  )
  const reset = { permission, summary: 'Removes the second factor of a member who has lost it' } as const
  on('DELETE /:id/second-factor', reset, ({ db, id, act }) => resetSecondFactor(db, id, act))
  return app
}
