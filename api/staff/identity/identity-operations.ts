import type { Transaction } from 'kysely'
import { writtenMoment } from '#contract/china-time.ts'
import type { AuditAction } from '#contract/staff/staff-schema.ts'
import type { Tables } from '../../db/tables.ts'
import { mailWords, type StaffNotice, say } from '../../mail/mail-words.ts'
import { enqueueMail } from '../../mail/outbox.ts'
import { renderMail } from '../../mail/render-mail.ts'
import { type Act, recordAudit } from '../audit/record-audit.ts'
import { memberSubject } from '../room.ts'

/**
 * `factor`: an authenticator or recovery code; `authenticator`: no recovery code, or a leaked one would yield ten.
 * Neither is required without a second factor. `link`: its token; `new-authenticator`: a code of the pending one.
 */
type Proof = 'password' | 'factor' | 'authenticator' | 'link' | 'new-authenticator'

interface Noted {
  audit: AuditAction
  /** notifies the member by mail */
  mails?: boolean
}

interface Told extends Noted {
  audit: StaffNotice
  mails: true
}

type Operation = { asks: readonly Proof[] } & (Noted | Told | { audit?: never; mails?: never })

/** All state-changing identity operations: required proof, audit action, notification. */
export const identityOperations = {
  'POST /session': { asks: ['password'], audit: 'session.opened' },
  'POST /session/second-factor': { asks: ['factor'], audit: 'session.opened' },
  'DELETE /session': { asks: [], audit: 'session.closed' },
  'POST /session/reset': { asks: [], audit: 'staff.reset-asked' },
  'POST /session/reset/read': { asks: ['link'] },
  /** the following sign-in requires the second factor */
  'POST /session/reset/accept': { asks: ['link'], audit: 'staff.password-reset', mails: true },
  'POST /invitation/read': { asks: ['link'] },
  /** notifies a previous member: the password has been reset */
  'POST /invitation/accept': { asks: ['link'], audit: 'staff.accepted', mails: true },
  'DELETE /account/sessions': { asks: [], audit: 'session.ended' },
  'DELETE /account/sessions/:id': { asks: [], audit: 'session.ended' },
  'PUT /account/settings': { asks: [] },
  'PUT /account/password': { asks: ['password', 'factor'], audit: 'staff.password-changed', mails: true },
  /** the current factor stays valid until the new one is confirmed */
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

/** Writes audit entry and mail in the operation's transaction. */
export async function noteChange(
  trx: Transaction<Tables>,
  operation: NotedOperation,
  act: Act,
  staffId: string,
  detail: Parameters<typeof recordAudit>[4] = {},
): Promise<void> {
  const row = identityOperations[operation]
  await recordAudit(trx, act, row.audit, [memberSubject, staffId], detail)
  if ('mails' in row) await mailNotice(trx, row.audit, act, staffId)
}

/** Enqueues a notification about the member's account. */
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
  const words = await mailWords(trx, lang, now)
  const { subject, lead, at, actor, ignore, footer, notices } = words.staff
  const rendered = renderMail({ ...words, footer }, [
    { kind: 'paragraph', text: lead },
    { kind: 'heading', text: notices[what] },
    {
      kind: 'rows',
      rows: [[at, writtenMoment(now, lang)], ...(by.name ? ([[actor, by.name]] as const) : [])],
    },
    { kind: 'paragraph', text: ignore },
  ])
  const mail = { kind: 'staff', recipient: email, person: email, lang } as const
  await enqueueMail(trx, { ...mail, subject: say(subject, { what: notices[what] }), ...rendered }, now)
}
