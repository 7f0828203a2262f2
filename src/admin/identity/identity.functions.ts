import { createServerFn } from '@tanstack/react-start'
import { type } from 'arktype'
import { InvitationAnswer, SignedInAnswer, TokenAnswer } from '#api/contract/staff-schema.ts'
import { forgetStaffToken, keepStaffToken } from '#src/upstream/staff.server.ts'
import { askStaff, changeStaff, nothing, type Outcome, pageData } from '../read-staff.server.ts'

const text = type('string <= 512')

/** What became of a step: done, a second factor is asked for, or what is wrong. */
export type SignInStep = Outcome<{ challenge?: string }>

export const signIn = createServerFn({ method: 'POST' })
  .validator(type({ email: text, password: text }))
  .handler(async ({ data: body }) => stepOf(await changeStaff('session', SignedInAnswer, { body })))

export const answerChallenge = createServerFn({ method: 'POST' })
  .validator(type({ challenge: text, code: text, kind: "'totp' | 'recovery'" }))
  .handler(async ({ data: body }) =>
    stepOf(await changeStaff('session/second-factor', TokenAnswer, { body })),
  )

/** What an invitation says; null when it is used or too old. */
export const getInvitation = createServerFn({ method: 'GET' })
  .validator(type({ token: text }))
  .handler(async ({ data: body }) => {
    const answer = await askStaff('invitation/read', InvitationAnswer, { method: 'POST', body })
    return !answer.ok && [400, 404].includes(answer.trouble.status ?? 0) ? null : pageData(answer)
  })

export const acceptInvitation = createServerFn({ method: 'POST' })
  .validator(type({ token: text, name: text, password: text, 'email?': text, lang: "'cn' | 'en'" }))
  .handler(async ({ data: body }) => stepOf(await changeStaff('invitation/accept', SignedInAnswer, { body })))

export const signOut = createServerFn({ method: 'POST' }).handler(async () => {
  await askStaff('session', nothing, { method: 'DELETE' })
  forgetStaffToken()
})

function stepOf(outcome: Outcome<typeof SignedInAnswer.infer>): SignInStep {
  if (!outcome.ok) return outcome
  if ('challenge' in outcome.data) return { ok: true, data: { challenge: outcome.data.challenge } }
  keepStaffToken(outcome.data.token)
  return { ok: true, data: {} }
}
