import { createServerFn } from '@tanstack/react-start'
import { type } from 'arktype'
import { siteEnv } from '#src/site/env.ts'
import { callStaff } from '#src/upstream/staff.server.ts'
import { outcomeOf } from '../outcome.ts'
import { readStaff } from '../read-staff.server.ts'

const role = type("'editor' | 'publisher' | 'sales' | 'admin'")
const member = type({
  id: 'string',
  name: 'string',
  email: 'string',
  role,
  lang: "'cn' | 'en'",
  secondFactor: 'boolean',
  active: 'boolean',
  sessions: 'number',
  seenAt: 'string | null',
})
const members = type({
  items: member.array(),
  invitations: type({ id: 'string', email: 'string', name: 'string', role, expiresAt: 'string' }).array(),
})
const nothing = type('null')
const withToken = type({ token: 'string' })

export type Member = typeof member.infer
export type Members = typeof members.infer

export const getMembers = createServerFn({ method: 'GET' }).handler(async () =>
  readStaff(await callStaff<Members>('members', { answers: members })),
)

/** Invites somebody; the link is for whoever invites to send. */
export const inviteMember = createServerFn({ method: 'POST' })
  .validator(type({ email: 'string <= 254', role }))
  .handler(async ({ data }) => {
    const answer = await callStaff<typeof withToken.infer>('members/invitations', {
      method: 'POST',
      body: data,
      answers: withToken,
    })
    if (!answer.ok) return outcomeOf<never>(answer)
    const link = `${siteEnv().publicOrigin}/admin/invitation?token=${answer.data.token}`
    return outcomeOf({ ok: true, data: { link } })
  })

export const withdrawInvitation = createServerFn({ method: 'POST' })
  .validator(type({ id: 'string.uuid' }))
  .handler(async ({ data: { id } }) => outcomeOf(await remove(`members/invitations/${id}`)))

export const changeRole = createServerFn({ method: 'POST' })
  .validator(type({ id: 'string.uuid', role }))
  .handler(async ({ data: { id, ...body } }) =>
    outcomeOf(await callStaff<null>(`members/${id}/role`, { method: 'PUT', body, answers: nothing })),
  )

export const deactivateMember = createServerFn({ method: 'POST' })
  .validator(type({ id: 'string.uuid' }))
  .handler(async ({ data: { id } }) => outcomeOf(await remove(`members/${id}`)))

export const resetSecondFactor = createServerFn({ method: 'POST' })
  .validator(type({ id: 'string.uuid' }))
  .handler(async ({ data: { id } }) => outcomeOf(await remove(`members/${id}/second-factor`)))

function remove(path: string) {
  return callStaff<null>(path, { method: 'DELETE', answers: nothing })
}
