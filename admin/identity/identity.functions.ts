import { createServerFn, createServerOnlyFn } from '@tanstack/react-start'
import { type } from 'arktype'
import QRCode from 'qrcode'
import {
  InvitationAnswer,
  NewFactor,
  OwnSessions,
  RecoveryCodes,
  ResetByMail,
  ResetOwner,
  SecondFactor,
  SignedInAnswer,
  TokenAnswer,
} from '#contract/staff/staff-schema.ts'
import { Language } from '#contract/values-schema.ts'
import { forgetStaffToken, keepStaffLanguage, keepStaffToken } from '#src/upstream/staff.server.ts'
import { askStaff, changeStaff, nothing, type Outcome, pageData, readStaff } from '../read-staff.server.ts'

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

/** What came of a step that the browser sent itself, and what the next one answers. */
export type PostedSignIn = { outcome: SignInStep; challenge: string | undefined }

/** Takes the form of either step as a browser without scripts posts it: for the page's POST handler. */
export const postSignIn = createServerOnlyFn(async (form: FormData): Promise<PostedSignIn> => {
  const of = (name: string) => String(form.get(name) ?? '').slice(0, 512)
  const [challenge, code] = [of('challenge'), of('code')]
  const kind = /^(\s*\d){6}\s*$/.test(code) ? 'totp' : 'recovery'
  const outcome = challenge
    ? await answerChallenge({ data: { challenge, code, kind } })
    : await signIn({ data: { email: of('email'), password: of('password') } })
  if (outcome.ok) return { outcome, challenge: outcome.data.challenge }
  return { outcome, challenge: outcome.code === 'sign-in-expired' ? undefined : challenge || undefined }
})

/** What an invitation says; null when it is used or too old. */
export const getInvitation = createServerFn({ method: 'GET' })
  .validator(type({ token: text }))
  .handler(async ({ data: body }) => {
    const answer = await askStaff('invitation/read', InvitationAnswer, { method: 'POST', body })
    return !answer.ok && [400, 404].includes(answer.trouble.status ?? 0) ? null : pageData(answer)
  })

export const acceptInvitation = createServerFn({ method: 'POST' })
  .validator(type({ token: text, name: text, password: text, 'email?': text, lang: Language }))
  .handler(async ({ data: body }) => {
    keepStaffLanguage(body.lang)
    return stepOf(await changeStaff('invitation/accept', SignedInAnswer, { body }))
  })

/** Whose password a link sets; without one, or where it is over, how a forgotten password is reset. */
export type ResetState = { email: string } | typeof ResetByMail.infer

export const getReset = createServerFn({ method: 'GET' })
  .validator(type({ token: text }))
  .handler(async ({ data: body }): Promise<ResetState> => {
    if (body.token) {
      const answer = await askStaff('session/reset/read', ResetOwner, { method: 'POST', body })
      if (answer.ok || ![400, 404].includes(answer.trouble.status ?? 0)) return pageData(answer)
    }
    return readStaff('session/reset', ResetByMail)
  })

export const askForReset = createServerFn({ method: 'POST' })
  .validator(type({ email: text }))
  .handler(async ({ data: body }): Promise<SignInStep> => {
    const outcome = await changeStaff('session/reset', nothing, { body })
    return outcome.ok ? { ok: true, data: {} } : outcome
  })

export const acceptReset = createServerFn({ method: 'POST' })
  .validator(type({ token: text, password: text }))
  .handler(async ({ data: body }) =>
    stepOf(await changeStaff('session/reset/accept', SignedInAnswer, { body })),
  )

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
