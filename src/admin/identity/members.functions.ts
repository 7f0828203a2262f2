import { createServerFn } from '@tanstack/react-start'
import { type } from 'arktype'
import { Members, RoleName, TokenAnswer } from '#api/contract/staff-schema.ts'
import { siteEnv } from '#src/site/env.ts'
import { changeStaff, nothing, readStaff } from '../read-staff.server.ts'

/** Of the administrator's second factor. */
const code = 'string <= 512'

export type Member = Members['items'][number]

export const getMembers = createServerFn({ method: 'GET' }).handler(() => readStaff('members', Members))

/** Invites somebody; the link is for whoever invites to send. */
export const inviteMember = createServerFn({ method: 'POST' })
  .validator(type({ email: 'string <= 254', role: RoleName, 'code?': code }))
  .handler(async ({ data: body }) => {
    const outcome = await changeStaff('members/invitations', TokenAnswer, { body })
    if (!outcome.ok) return outcome
    const link = `${siteEnv().publicOrigin}/admin/invitation?token=${outcome.data.token}`
    return { ok: true as const, data: { link } }
  })

export const changeRole = createServerFn({ method: 'POST' })
  .validator(type({ id: 'string.uuid', role: RoleName, 'code?': code }))
  .handler(({ data: { id, ...body } }) => changeStaff(`members/${id}/role`, nothing, { method: 'PUT', body }))

/** Takes an invitation back, deactivates a member, or removes a member's second factor. */
export const removeOfStaff = createServerFn({ method: 'POST' })
  .validator(type({ id: 'string.uuid', what: "'invitation' | 'member' | 'second-factor'", 'code?': code }))
  .handler(({ data: { id, what, ...body } }) => {
    const paths = { invitation: `invitations/${id}`, member: id, 'second-factor': `${id}/second-factor` }
    return changeStaff(`members/${paths[what]}`, nothing, {
      method: 'DELETE',
      ...(what !== 'invitation' && { body }),
    })
  })
