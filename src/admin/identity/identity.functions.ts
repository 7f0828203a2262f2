import { createServerFn } from '@tanstack/react-start'
import { type } from 'arktype'
import type { Answer } from '#src/upstream/read-answer.server.ts'
import { callStaff, forgetStaffToken, keepStaffToken } from '#src/upstream/staff.server.ts'

const text = type('string <= 512')
const signedIn = type({ token: 'string' }).or({ challenge: 'string' })
const withToken = type({ token: 'string' })
const nothing = type('null')

const invitation = type({
  email: 'string | null',
  name: 'string',
  role: "'editor' | 'publisher' | 'sales' | 'admin'",
  lang: "'cn' | 'en'",
  invitedBy: 'string | null',
  expiresAt: 'string',
})

export type Invitation = typeof invitation.infer

/** What became of a step: done, a second factor is asked for, or what is wrong. */
export type SignInStep =
  | { state: 'done' }
  | { state: 'challenge'; challenge: string }
  | { state: 'failed'; code: string; fields: Record<string, string>; retryAfter: number | undefined }

export const signIn = createServerFn({ method: 'POST' })
  .validator(type({ email: text, password: text }))
  .handler(async ({ data }) =>
    stepOf(await callStaff('session', { method: 'POST', body: data, answers: signedIn })),
  )

export const answerChallenge = createServerFn({ method: 'POST' })
  .validator(type({ challenge: text, code: text, kind: "'totp' | 'recovery'" }))
  .handler(async ({ data }) =>
    stepOf(await callStaff('session/second-factor', { method: 'POST', body: data, answers: withToken })),
  )

/** What an invitation says; null when it is used or too old. */
export const getInvitation = createServerFn({ method: 'GET' })
  .validator(type({ token: text }))
  .handler(async ({ data }) => {
    const answer = await callStaff<Invitation>('invitation/read', {
      method: 'POST',
      body: data,
      answers: invitation,
    })
    return answer.ok ? answer.data : null
  })

export const acceptInvitation = createServerFn({ method: 'POST' })
  .validator(type({ token: text, name: text, password: text, 'email?': text, lang: "'cn' | 'en'" }))
  .handler(async ({ data }) =>
    stepOf(await callStaff('invitation/accept', { method: 'POST', body: data, answers: signedIn })),
  )

export const signOut = createServerFn({ method: 'POST' }).handler(async () => {
  await callStaff('session', { method: 'DELETE', answers: nothing })
  forgetStaffToken()
})

async function stepOf(answer: Answer<typeof signedIn.infer>): Promise<SignInStep> {
  if (!answer.ok) {
    const { code = 'unavailable', fields = {}, retryAfter } = answer.trouble
    return { state: 'failed', code, fields, retryAfter }
  }
  if ('challenge' in answer.data) return { state: 'challenge', challenge: answer.data.challenge }
  keepStaffToken(answer.data.token)
  return { state: 'done' }
}
