import { Code, Email, Members, RoleName, TokenAnswer } from '../../contract/staff-schema.ts'
import { freeLine } from '../../contract/typed-text.ts'
import { exact, Language } from '../../contract/values-schema.ts'
import { staffResource } from '../staff-resource.ts'
import { invite, withdrawInvitation } from './invitations.ts'
import { changeRole, deactivate, listInvitations, listMembers, resetSecondFactor } from './members.ts'
import { prove } from './prove.ts'

const NewInvitation = exact({
  email: Email,
  role: RoleName,
  'name?': 'string <= 80',
  'lang?': Language,
  'code?': Code,
})
/** `code` proves the second factor of the administrator who asks. */
const Proof = exact({ 'code?': Code })
const NewRole = Proof.merge({ role: RoleName })

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
  on('POST /invitations', invitation, async (request) => {
    const { db, staff, now } = request
    const { name = '', lang = staff.lang, code, ...invited } = request.body
    await prove(request, 'POST /members/invitations', { code })
    return { token: await invite(db, { ...invited, lang, name: freeLine(name) }, staff, now) }
  })
  on('DELETE /invitations/:id', { permission, summary: 'Takes an invitation back' }, ({ db, id, act }) =>
    withdrawInvitation(db, id, act),
  )

  const role = { permission, summary: 'Changes the role of a member', body: NewRole } as const
  on('PUT /:id/role', role, async (request) => {
    await prove(request, 'PUT /members/:id/role', request.body)
    await changeRole(request.db, request.id, request.body.role, request.act)
  })
  const end = { permission, summary: 'Deactivates a member', body: Proof } as const
  on('DELETE /:id', end, async (request) => {
    await prove(request, 'DELETE /members/:id', request.body)
    await deactivate(request.db, request.id, request.act)
  })
  const lost = 'Removes the second factor of a member who has lost it'
  on('DELETE /:id/second-factor', { permission, summary: lost, body: Proof }, async (request) => {
    await prove(request, 'DELETE /members/:id/second-factor', request.body)
    await resetSecondFactor(request.db, request.id, request.act)
  })
  return app
}
