import { canonicalEmail, emailKey } from '#contract/email.ts'
import {
  Challenge,
  Code,
  Email,
  Password,
  ResetByMail,
  ResetOwner,
  SessionAnswer,
  SignedInAnswer,
  Token,
  TokenAnswer,
} from '#contract/staff/staff-schema.ts'
import { exact } from '#contract/values-schema.ts'
import { transact } from '../../db/transact.ts'
import { endSession, endSessions, newToken, STAFF } from '../../guard/sessions.ts'
import { beginTry } from '../../guard/try-limits.ts'
import { notFound, ProblemError, tooManyRequests } from '../../http/problem.ts'
import { staffResource } from '../staff-resource.ts'
import { noteChange } from './identity-operations.ts'
import { refuseWeakPassword, writePassword } from './invitations.ts'
import { hashKey, keepUntil, readKept } from './kept-until.ts'
import { mailLink, mailState } from './mail-link.ts'
import { answerChallenge, signIn } from './sign-in.ts'
import { lacksSecondFactor, type StaffIdentity } from './staff-identity.ts'
import { knownDevice, limited, type SignInCaller, signInCaller } from './tries.ts'

const Credentials = exact({ email: Email, password: Password })
const SecondFactor = exact({
  challenge: Challenge,
  code: Code,
  kind: "'totp' | 'recovery'",
})

/** `/session`: sign-in with second factor, reading and ending a session. */
export function staffSessionRoutes() {
  const { app, on } = staffResource('session')
  app.route('/reset', passwordResetRoutes())

  const first = {
    summary: 'Signs in, as far as the second factor where there is one',
    answers: SignedInAnswer,
  }
  on('POST /', { ...first, body: Credentials }, (request) => {
    const { email, password } = request.body
    const key = emailKey(canonicalEmail(email) ?? email)
    return signIn(request.identity, { email: key, password }, signInCaller(request))
  })
  const second = { summary: 'Completes a sign-in', body: SecondFactor, answers: TokenAnswer }
  on('POST /second-factor', second, (request) =>
    answerChallenge(request.identity, request.body, signInCaller(request)),
  )

  const whose = { permission: 'self', summary: 'Whose session a token is', answers: SessionAnswer } as const
  on('GET /', whose, ({ session, identity }) => {
    const { staff, expiresAt, hasSecondFactor: enabled } = session
    const secondFactor = { enabled, missing: lacksSecondFactor(identity, session) }
    return { staff, expiresAt: new Date(expiresAt).toISOString(), secondFactor }
  })
  on('DELETE /', { permission: 'self', summary: 'Ends the session of a token' }, ({ db, session, act }) =>
    transact(db, async (trx) => {
      await endSession(trx, STAFF, session.token)
      await noteChange(trx, 'DELETE /session', act, session.staff.id)
    }),
  )
  return app
}

const MINUTE = 60_000
/** Link validity. */
const RESET_MS = 30 * MINUTE
/** Requests per hour and address by unknown browsers. */
const MOST_MAILS = 5
/** Minimum response time, ms, against timing attacks: a member's address takes longer. */
const ANSWER_MS = 300

/** `/session/reset`: password reset by a mailed link. */
function passwordResetRoutes() {
  const { app, on } = staffResource('session')

  const way = { summary: 'Whether a forgotten password is reset by mail', answers: ResetByMail }
  on('GET /', way, async ({ identity }) => ({ mail: await mailState(identity) }))

  const ask = { summary: 'Mails a link, if the address is a member’s', body: exact({ email: Email }) }
  on('POST /', ask, async (request) => {
    const { identity, body } = request
    if (!identity.sendsMail) throw notFound()
    const email = emailKey(canonicalEmail(body.email) ?? body.email)
    const [limit] = await Promise.all([
      askForReset(identity, email, signInCaller(request)),
      identity.pause(ANSWER_MS),
    ])
    if (limit.kind === 'limited') throw tooManyRequests(limit.waitMs)
  })

  const read = { summary: 'Whose password a link sets', body: exact({ token: Token }), answers: ResetOwner }
  on('POST /read', read, async (request) => {
    const { identity, body } = request
    const forget = await limited(identity, 'invitation', 'reset', signInCaller(request))
    const { email } = await ownerOf(identity, body.token)
    await forget()
    return { email }
  })

  const accepted = exact({ token: Token, password: Password })
  const accept = { summary: 'Sets the password, and signs in', body: accepted, answers: SignedInAnswer }
  on('POST /accept', accept, async (request) => {
    const { token, password } = request.body
    const email = await resetPassword(request.identity, token, password)
    return signIn(request.identity, { email, password }, signInCaller(request))
  })
  return app
}

/** Same limits and answer for every address. A known device has its own limit, so that others cannot use it up. */
async function askForReset(identity: StaffIdentity, email: string, { clientKey, device }: SignInCaller) {
  const { db, log } = identity
  const now = identity.now()
  const member = await db
    .selectFrom('staff_member')
    .select(['id', 'name', 'lang'])
    .where('email', '=', email)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst()
  const known = member && (await knownDevice(identity, member.id, device))
  const by = known ? { clientKey: known } : { clientKey, mostOfAll: MOST_MAILS }
  const begun = await beginTry(identity, { kind: 'staff-reset', email, ...by })
  if (begun.kind === 'limited') return begun
  log({ event: 'staff-reset-asked', ...(member && { staff: member.id }) })
  if (!member) return begun
  const { id, name, lang } = member
  const token = newToken()
  const row = { id: hashKey('reset', token), identifier: 'reset', value: id }
  await keepUntil(identity, row, RESET_MS)
  await transact(db, async (trx) => {
    await mailLink(trx, identity, 'reset', { email, lang, token, expiresAt: now + RESET_MS }, now)
    await noteChange(trx, 'POST /session/reset', { by: { id: null, name }, now }, id)
  })
  identity.wakeMail()
  return begun
}

/** Ends all sessions and other links; a second factor stays. @throws ProblemError 404 `reset-over`, 422 */
async function resetPassword(identity: StaffIdentity, token: string, password: string): Promise<string> {
  const { db, passwords, now } = identity
  const { id, name, email } = await ownerOf(identity, token)
  refuseWeakPassword(password, [email, name])
  const hash = await passwords.hash(password)
  await transact(db, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('staff_verification')
      .where('id', '=', hashKey('reset', token))
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw resetOver()
    await writePassword(trx, id, hash)
    await endSessions(trx, STAFF, id)
    await noteChange(trx, 'POST /session/reset/accept', { by: { id, name }, now: now() }, id)
  })
  identity.wakeMail()
  return email
}

/** @throws ProblemError 404 `reset-over` where used or expired, or its owner deactivated */
async function ownerOf(identity: StaffIdentity, token: string) {
  const id = await readKept(identity, hashKey('reset', token))
  const member = await identity.db
    .selectFrom('staff_member')
    .select(['id', 'name', 'email'])
    .where('id', '=', id ?? '')
    .where('deactivated_at', 'is', null)
    .executeTakeFirst()
  if (!member) throw resetOver()
  return member
}

function resetOver(): ProblemError {
  return new ProblemError(404, 'reset-over')
}
