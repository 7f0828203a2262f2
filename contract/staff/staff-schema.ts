import { type } from 'arktype'
import { roles } from '../permissions.ts'
import { severalLines } from '../typed-text.ts'
import { CalendarDate, Count, Cursor, exact, Language, Timestamp, Uuid } from '../values-schema.ts'

export const RoleName = type.enumerated(...roles)

/** Strength is a field problem, not a schema error. */
export const Password = type('string <= 512')
export const Email = type('string <= 254')
export const Token = type(/^[\w-]{20,64}$/)
/** A one-time or recovery code, pasted with surrounding text. */
export const Code = type('string <= 100')
/** Pending sign-in that awaits its second factor. */
export const Challenge = type(/^[\w.~%+/=-]{20,512}$/)

export const Member = exact({
  id: Uuid,
  name: 'string',
  email: 'string',
  role: RoleName,
  lang: Language,
})

export const SessionAnswer = exact({
  staff: Member,
  expiresAt: Timestamp,
  secondFactor: exact({
    enabled: 'boolean',
    /** must be set up first */
    missing: 'boolean',
  }),
})
export type SessionAnswer = typeof SessionAnswer.infer

export const OwnSessions = exact({
  items: exact({
    id: Uuid,
    current: 'boolean',
    userAgent: 'string',
    createdAt: Timestamp,
    usedAt: Timestamp,
    endsAt: Timestamp,
  }).array(),
})
export type OwnSessions = typeof OwnSessions.infer
export const SecondFactor = exact({
  enabled: 'boolean',
  recoveryCodesLeft: Count.or('null'),
})
export const RecoveryCodes = exact({ recoveryCodes: 'string[]' })
export const NewFactor = exact({ uri: 'string', recoveryCodes: 'string[]' })

export const InvitationAnswer = exact({
  email: 'string | null',
  name: 'string',
  role: RoleName,
  lang: Language,
  invitedBy: 'string | null',
  expiresAt: Timestamp,
})
export type InvitationAnswer = typeof InvitationAnswer.infer

/** `none`: no mail server; `queued`; `failing`: nothing goes out at the moment. */
export const MailState = type("'none' | 'queued' | 'failing'")
export type MailState = typeof MailState.infer

/** Without a mail server a reset needs an invitation. */
export const ResetByMail = exact({ mail: MailState })
export const ResetOwner = exact({ email: 'string' })

export const Invitation = exact({
  id: Uuid,
  email: 'string',
  name: 'string',
  role: RoleName,
  expiresAt: Timestamp,
})

export const Members = exact({
  items: Member.merge({
    secondFactor: 'boolean',
    active: 'boolean',
    /** owned open applications */
    applications: Count,
    sessions: Count,
    seenAt: Timestamp.or('null'),
  }).array(),
  invitations: Invitation.array(),
})
export type Members = typeof Members.infer

export const NewInvitation = exact({
  email: Email,
  role: RoleName,
  'name?': 'string <= 80',
  'lang?': Language,
  'code?': Code,
})
/** single-use */
export const InvitationLink = exact({ link: 'string', mail: MailState })
/** `code`: the administrator's own second factor. */
export const Proof = exact({ 'code?': Code })
/** Distributes the member's open applications evenly, with a note; without it they become unowned. */
const handOver = {
  'applicationsTo?': Uuid.array().atMostLength(50),
  'note?': type('string <= 4000').pipe((text) => severalLines(text, 4_000)),
} as const
export const Leave = Proof.merge(handOver)
export const NewRole = Proof.merge({ role: RoleName, ...handOver })

export const AuditQuery = type({
  'staff?': Uuid,
  /** prefix, such as `news.` */
  'action?': 'string <= 60',
  /** part of a title, name, reference or address */
  'q?': 'string <= 100',
  /** in Beijing time */
  'day?': CalendarDate,
  'cursor?': Cursor,
})

export const AuditList = exact({
  items: exact({
    id: Uuid,
    at: Timestamp,
    staff: 'string',
    action: 'string',
    /** current or recorded name; `id` is null where deleted */
    object: exact({ name: 'string', id: 'string | null' }),
    detail: type({ '[string]': Count.or('string | boolean | null') }),
  }).array(),
  nextCursor: 'string | null',
})
export type AuditList = typeof AuditList.infer

const FailingMail = exact({
  id: Uuid,
  kind: "'code' | 'link' | 'confirmation' | 'sales' | 'staff' | 'notice' | 'event'",
  reference: 'string',
  /** next attempt; empty after the last */
  nextAt: Timestamp.or("''"),
  attempts: Count,
  fault: 'string',
})

/** Null without permission. Open applications. */
export const Counts = exact({
  leads: Count.or('null'),
  news: Count.or('null'),
  jobs: Count.or('null'),
  packages: Count.or('null'),
})

/**
 * `sends`: there is a mail server. `failing` has no texts and addresses. `inbox` is null on another machine.
 */
export const Outbox = exact({
  sends: 'boolean',
  waiting: Count,
  inbox: Count.or('null'),
  failing: FailingMail.array(),
})

/** How many records are as they were; `refused` are those that somebody has changed since, or that may not be as they were. */
export const UndoAnswer = exact({ undone: Count, refused: Count })

/** A session token, or the challenge for the second factor. */
export const SignedInAnswer = exact({ token: 'string' }).or(exact({ challenge: 'string' }))
export const TokenAnswer = exact({ token: 'string' })

/** Audit actions, `AREA.WHAT`; the type ensures a translation for each. */
export type AuditAction =
  | `news.${'created' | 'saved' | 'submitted' | 'recalled' | 'returned' | 'published' | 'scheduled' | 'withdrawn' | 'removed' | 'addressed'}`
  | `jobs.${'created' | 'saved' | 'published' | 'closed' | 'removed'}`
  | `media.${'added' | 'described' | 'replaced' | 'removed'}`
  | `packages.${'added' | 'changed' | 'published' | 'withdrawn' | 'removed'}`
  | `searches.${'added' | 'changed' | 'removed'}`
  | `releases.${'added' | 'changed' | 'removed'}`
  | `compatibility.${'added' | 'changed' | 'removed'}`
  | `redirects.${'added' | 'changed' | 'removed' | 'imported'}`
  | `announcements.${'added' | 'changed' | 'published' | 'scheduled' | 'ended' | 'removed'}`
  | `site.${'saved' | 'submitted' | 'recalled' | 'published' | 'scheduled' | 'discarded' | 'taken-back' | 'confirmed' | 'unconfirmed'}`
  | `leads.${'changed' | 'undone' | 'noted' | 'revealed' | 'exported' | 'erased' | 'person-read' | 'corrected' | 'consent-withdrawn'}`
  | 'mail.retried'
  | `session.${'opened' | 'refused' | 'closed' | 'ended'}`
  | `staff.${StaffChange}`

type StaffChange =
  | 'invited'
  | 'invitation-withdrawn'
  | 'accepted'
  | 'role-changed'
  | 'deactivated'
  | 'handed-over'
  | 'password-changed'
  | 'reset-asked'
  | 'password-reset'
  | 'second-factor-set'
  | 'second-factor-reset'
  | 'recovery-codes-renewed'
  | 'recovery-code-used'

export type AuditArea = AuditAction extends `${infer Area}.${string}` ? Area : never
