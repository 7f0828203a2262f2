import { createServerFn } from '@tanstack/react-start'
import { type } from 'arktype'
import QRCode from 'qrcode'
import {
  NewFactor,
  OwnSessions,
  RecoveryCodes,
  SecondFactor,
  TokenAnswer,
} from '#api/contract/staff-schema.ts'
import { keepStaffToken } from '#src/upstream/staff.server.ts'
import { changeStaff, nothing, type Outcome, readStaff } from '../read-staff.server.ts'

const text = type('string <= 512')

/** The own sessions and second factor. */
export const getAccount = createServerFn({ method: 'GET' }).handler(async () => {
  const [{ items: sessions }, secondFactor] = await Promise.all([
    readStaff('account/sessions', OwnSessions),
    readStaff('account/second-factor', SecondFactor),
  ])
  return { sessions, secondFactor }
})

/** Ends one of the own sessions, or all but this one. */
export const endSession = createServerFn({ method: 'POST' })
  .validator(type({ 'id?': 'string.uuid' }))
  .handler(({ data: { id } }) =>
    changeStaff(id ? `account/sessions/${id}` : 'account/sessions', nothing, { method: 'DELETE' }),
  )

export const changePassword = createServerFn({ method: 'POST' })
  .validator(type({ current: text, password: text, 'code?': text }))
  .handler(async ({ data: body }) =>
    keepingToken(await changeStaff('account/password', TokenAnswer, { method: 'PUT', body })),
  )

/** A new secret for an authenticator, as a QR code and in letters. */
export const beginSecondFactor = createServerFn({ method: 'POST' })
  .validator(type({ password: text, 'code?': text }))
  .handler(async ({ data: body }) => {
    const outcome = await changeStaff('account/second-factor', NewFactor, { body })
    if (!outcome.ok) return outcome
    const { uri, recoveryCodes } = outcome.data
    const secret = new URL(uri).searchParams.get('secret') ?? ''
    const data = { qr: await QRCode.toDataURL(uri, { margin: 2 }), secret, recoveryCodes }
    return { ok: true as const, data }
  })

export const confirmSecondFactor = createServerFn({ method: 'POST' })
  .validator(type({ code: text }))
  .handler(async ({ data: body }) =>
    keepingToken(await changeStaff('account/second-factor/confirm', TokenAnswer, { body })),
  )

export const renewRecoveryCodes = createServerFn({ method: 'POST' })
  .validator(type({ password: text, 'code?': text }))
  .handler(({ data: body }) => changeStaff('account/second-factor/recovery-codes', RecoveryCodes, { body }))

/** The session goes on under a new token, which only the cookie knows. */
function keepingToken(outcome: Outcome<{ token: string }>): Outcome<null> {
  if (!outcome.ok) return outcome
  keepStaffToken(outcome.data.token)
  return { ok: true, data: null }
}
