import type { Transaction } from 'kysely'
import type { AuditAction } from '../../contract/staff/staff-schema.ts'
import type { Tables } from '../../db/tables.ts'
import { enqueueMail } from '../../mail/outbox.ts'
import { renderMail, type StaffNotice, wordsOf } from '../../mail/render-mail.ts'
import { type Act, recordAudit } from '../audit/record-audit.ts'
import { mailMoment } from './mail-link.ts'

/**
 * What is asked for besides the session: `factor` is a code of the authenticator, or a recovery code, which is used up;
 * `authenticator` a code of it alone, or one recovery code that leaked would become ten. Who has no second factor is not
 * asked for one. `link` is its token, `new-authenticator` a code of the one that is being set up.
 */
type Proof = 'password' | 'factor' | 'authenticator' | 'link' | 'new-authenticator'

interface Noted {
  audit: AuditAction
  /** The member whose identity changes is told by mail. */
  mails?: boolean
}

interface Told extends Noted {
  audit: StaffNotice
  mails: true
}

type Operation = { asks: readonly Proof[] } & (Noted | Told | { audit?: never; mails?: never })

/** Every operation on the identity of the staff that changes something: what it asks for, what it writes, whom it tells. */
export const identityOperations = {
  'POST /session': { asks: ['password'], audit: 'session.opened' },
  'POST /session/second-factor': { asks: ['factor'], audit: 'session.opened' },
  'DELETE /session': { asks: [], audit: 'session.closed' },
  'POST /session/reset': { asks: [], audit: 'staff.reset-asked' },
  'POST /session/reset/read': { asks: ['link'] },
  /** The sign-in that follows asks for the second factor. */
  'POST /session/reset/accept': { asks: ['link'], audit: 'staff.password-reset', mails: true },
  'POST /invitation/read': { asks: ['link'] },
  /** Tells who was a member before: a password has been set anew. */
  'POST /invitation/accept': { asks: ['link'], audit: 'staff.accepted', mails: true },
  'DELETE /account/sessions': { asks: [], audit: 'session.ended' },
  'DELETE /account/sessions/:id': { asks: [], audit: 'session.ended' },
  'PUT /account/settings': { asks: [] },
  'PUT /account/password': { asks: ['password', 'factor'], audit: 'staff.password-changed', mails: true },
  /** The factor there is stays in force until the new one is confirmed. */
  'POST /account/second-factor': { asks: ['password', 'factor'] },
  'POST /account/second-factor/confirm': {
    asks: ['new-authenticator'],
    audit: 'staff.second-factor-set',
    mails: true,
  },
  'POST /account/second-factor/recovery-codes': {
    asks: ['password', 'authenticator'],
    audit: 'staff.recovery-codes-renewed',
    mails: true,
  },
  'POST /members/invitations': { asks: ['factor'], audit: 'staff.invited' },
  'DELETE /members/invitations/:id': { asks: [], audit: 'staff.invitation-withdrawn' },
  'PUT /members/:id/role': { asks: ['factor'], audit: 'staff.role-changed', mails: true },
  'DELETE /members/:id': { asks: ['factor'], audit: 'staff.deactivated', mails: true },
  'DELETE /members/:id/second-factor': { asks: ['factor'], audit: 'staff.second-factor-reset', mails: true },
} as const satisfies Record<string, Operation>

export type IdentityOperation = keyof typeof identityOperations

type NotedOperation = {
  [O in IdentityOperation]: (typeof identityOperations)[O] extends { audit: AuditAction } ? O : never
}[IdentityOperation]

/** Writes an operation's entry of the audit, and its mail, in the transaction that does it. */
export async function noteChange(
  trx: Transaction<Tables>,
  operation: NotedOperation,
  act: Act,
  staffId: string,
  detail: Parameters<typeof recordAudit>[4] = {},
): Promise<void> {
  const row = identityOperations[operation]
  await recordAudit(trx, act, row.audit, `staff/${staffId}`, detail)
  if ('mails' in row) await mailNotice(trx, row.audit, act, staffId)
}

/** Puts a message into the outbox that tells a member what happened to their account. */
export async function mailNotice(
  trx: Transaction<Tables>,
  what: StaffNotice,
  { by, now }: Act,
  staffId: string,
): Promise<void> {
  const member = await trx
    .selectFrom('staff_member')
    .select(['email', 'lang'])
    .where('id', '=', staffId)
    .executeTakeFirst()
  if (!member) return
  const { email, lang } = member
  const words = wordsOf(lang)
  const { subject, lead, at, actor, ignore, footer, notices } = words.staff
  const rendered = renderMail({ ...words, footer }, [
    { kind: 'paragraph', text: lead },
    { kind: 'heading', text: notices[what] },
    { kind: 'rows', rows: [[at, mailMoment(words, now)], ...(by.name ? ([[actor, by.name]] as const) : [])] },
    { kind: 'paragraph', text: ignore },
  ])
  const mail = { kind: 'staff', recipient: email, person: email, lang } as const
  await enqueueMail(trx, { ...mail, subject: subject(notices[what]), ...rendered }, now)
}
