import { createServerFn } from '@tanstack/react-start'
import { type } from 'arktype'
import QRCode from 'qrcode'
import type { Answer } from '#src/upstream/read-answer.server.ts'
import { callStaff, keepStaffToken } from '#src/upstream/staff.server.ts'
import { type Outcome, outcomeOf } from '../outcome.ts'
import { readStaff } from '../read-staff.server.ts'

const text = type('string <= 512')
const nothing = type('null')
const withToken = type({ token: 'string' })

const sessions = type({
  items: type({
    id: 'string',
    current: 'boolean',
    userAgent: 'string',
    createdAt: 'string',
    usedAt: 'string',
    endsAt: 'string',
  }).array(),
})
const factor = type({ enabled: 'boolean', recoveryCodesLeft: 'number | null' })
const newFactor = type({ uri: 'string', recoveryCodes: 'string[]', token: 'string' })
const codes = type({ recoveryCodes: 'string[]' })

export type OwnSession = (typeof sessions.infer)['items'][number]

/** The own sessions and second factor. */
export const getAccount = createServerFn({ method: 'GET' }).handler(async () => {
  const [own, secondFactor] = await Promise.all([
    callStaff<typeof sessions.infer>('account/sessions', { answers: sessions }),
    callStaff<typeof factor.infer>('account/second-factor', { answers: factor }),
  ])
  return { sessions: readStaff(own).items, secondFactor: readStaff(secondFactor) }
})

/** Ends one of the own sessions, or all but this one. */
export const endSession = createServerFn({ method: 'POST' })
  .validator(type({ 'id?': 'string.uuid' }))
  .handler(async ({ data: { id } }) => {
    const path = id ? `account/sessions/${id}` : 'account/sessions'
    return outcomeOf(await callStaff<null>(path, { method: 'DELETE', answers: nothing }))
  })

export const changePassword = createServerFn({ method: 'POST' })
  .validator(type({ current: text, password: text }))
  .handler(async ({ data }) =>
    keepingToken(await callStaff('account/password', { method: 'PUT', body: data, answers: withToken })),
  )

/** A new secret for an authenticator, as a QR code and in letters. */
export const beginSecondFactor = createServerFn({ method: 'POST' })
  .validator(type({ password: text, 'code?': text }))
  .handler(async ({ data }) => {
    const answer = await callStaff<typeof newFactor.infer>('account/second-factor', {
      method: 'POST',
      body: data,
      answers: newFactor,
    })
    keepingToken(answer)
    if (!answer.ok) return outcomeOf<never>(answer)
    const { uri, recoveryCodes } = answer.data
    const secret = new URL(uri).searchParams.get('secret') ?? ''
    return outcomeOf({
      ok: true,
      data: { qr: await QRCode.toDataURL(uri, { margin: 2 }), secret, recoveryCodes },
    })
  })

export const confirmSecondFactor = createServerFn({ method: 'POST' })
  .validator(type({ code: text }))
  .handler(async ({ data }) =>
    keepingToken(
      await callStaff('account/second-factor/confirm', { method: 'POST', body: data, answers: withToken }),
    ),
  )

export const renewRecoveryCodes = createServerFn({ method: 'POST' })
  .validator(type({ password: text }))
  .handler(async ({ data }) =>
    outcomeOf(
      await callStaff<typeof codes.infer>('account/second-factor/recovery-codes', {
        method: 'POST',
        body: data,
        answers: codes,
      }),
    ),
  )

/** The session goes on under a new token, which only the cookie knows. */
function keepingToken(answer: Answer<{ token: string }>): Outcome<null> {
  if (!answer.ok) return outcomeOf(answer)
  keepStaffToken(answer.data.token)
  return { ok: true, data: null }
}
