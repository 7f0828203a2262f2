import { freeLine } from '#contract/typed-text.ts'
import { resourceRoutes } from '../staff-resource.ts'
import { invite, withdrawInvitation } from './invitations.ts'
import { mailState, staffLink } from './mail-link.ts'
import {
  type CountHeld,
  changeRole,
  deactivate,
  type HandOver,
  listInvitations,
  listMembers,
  resetSecondFactor,
} from './members.ts'
import { prove } from './prove.ts'

/** `/members`: members, invitations and roles. */
export function memberRoutes(handOver: HandOver, countHeld: CountHeld) {
  return resourceRoutes('members', {
    list: async ({ db, now }) => {
      const [members, held] = [await listMembers(db, now), await countHeld(db)]
      return {
        items: members.map((member) => ({ ...member, applications: held.get(member.id) ?? 0 })),
        invitations: await listInvitations(db, now),
      }
    },
    invite: async (request) => {
      const { db, staff, now, identity } = request
      const { name = '', lang = staff.lang, code, ...invited } = request.body
      await prove(request, 'POST /members/invitations', { code })
      const token = await invite(db, { ...invited, lang, name: freeLine(name) }, staff, now, identity)
      identity.wakeMail()
      return { link: staffLink(identity, 'invitation', token, lang), mail: await mailState(identity) }
    },
    uninvite: ({ db, id, act }) => withdrawInvitation(db, id, act),
    setRole: async (request) => {
      await prove(request, 'PUT /members/:id/role', request.body)
      const { role, applicationsTo, note } = request.body
      await changeRole(request.db, request.id, role, { handOver, applicationsTo, note }, request.act)
      request.identity.wakeMail()
    },
    deactivate: async (request) => {
      await prove(request, 'DELETE /members/:id', request.body)
      const { applicationsTo, note } = request.body
      await deactivate(request.db, request.id, { handOver, applicationsTo, note }, request.act)
      request.identity.wakeMail()
    },
    resetFactor: async (request) => {
      await prove(request, 'DELETE /members/:id/second-factor', request.body)
      await resetSecondFactor(request.db, request.id, request.act)
    },
  })
}
