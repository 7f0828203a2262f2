import { type } from 'arktype'
import { roles } from '../permissions.ts'
import { CalendarDate, Count, Cursor, exact, Language, Timestamp, Uuid } from '../values-schema.ts'

export const RoleName = type.enumerated(...roles)

/** A password as it is typed: how good it must be is said by a field problem, not by the schema. */
export const Password = type('string <= 512')
export const Email = type('string <= 254')
export const Token = type(/^[\w-]{20,64}$/)
/** A one-time or recovery code as it is typed or pasted, with what surrounds it. */
export const Code = type('string <= 100')
/** What a sign-in waits under for its second factor. */
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
    /** It has to be set up before anything else. */
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

/** What becomes of a mail: there is no server for it, it goes out, or nothing does at the moment. */
export const MailState = type("'none' | 'queued' | 'failing'")
export type MailState = typeof MailState.infer

/** Where there is no mail server, a forgotten password is set by an invitation. */
export const ResetByMail = exact({ mail: MailState })
export const ResetOwner = exact({ email: 'string' })

export const Members = exact({
  items: Member.merge({
    secondFactor: 'boolean',
    active: 'boolean',
    /** Open ones that they own. */
    applications: Count,
    sessions: Count,
    seenAt: Timestamp.or('null'),
  }).array(),
  invitations: exact({
    id: Uuid,
    email: 'string',
    name: 'string',
    role: RoleName,
    expiresAt: Timestamp,
  }).array(),
})
export type Members = typeof Members.infer

export const NewInvitation = exact({
  email: Email,
  role: RoleName,
  'name?': 'string <= 80',
  'lang?': Language,
  'code?': Code,
})
/** The link works once. */
export const InvitationLink = exact({ link: 'string', mail: MailState })
/** `code` proves the second factor of the administrator who asks. */
export const Proof = exact({ 'code?': Code })
/** Who gets the open applications of a member who works none from now on, evenly; nobody without it. */
const handOver = { 'applicationsTo?': Uuid.array().atMostLength(50) } as const
export const Leave = Proof.merge(handOver)
export const NewRole = Proof.merge({ role: RoleName, ...handOver })

export const AuditQuery = type({
  'staff?': Uuid,
  /** The beginning of one, such as `news.`. */
  'action?': 'string <= 60',
  /** A part of a title, a name, a reference or an address. */
  'q?': 'string <= 100',
  /** Days in Beijing time. */
  'day?': CalendarDate,
  'cursor?': Cursor,
})

export const AuditList = exact({
  items: exact({
    id: Uuid,
    at: Timestamp,
    staff: 'string',
    action: 'string',
    /** By its name now, or what it was called; `id` is null where it is gone. */
    object: exact({ name: 'string', id: 'string | null' }),
    detail: type({ '[string]': Count.or('string | boolean | null') }),
  }).array(),
  nextCursor: 'string | null',
})
export type AuditList = typeof AuditList.infer

const FailingMail = exact({
  id: Uuid,
  kind: "'code' | 'link' | 'confirmation' | 'sales' | 'staff' | 'notice'",
  reference: 'string',
  /** When it is tried next; empty where it is not tried any more. */
  nextAt: Timestamp.or("''"),
  attempts: Count,
  fault: 'string',
})

/** Null where the role may not see them. Applications are the open ones. */
export const Counts = exact({
  leads: Count.or('null'),
  news: Count.or('null'),
  jobs: Count.or('null'),
  packages: Count.or('null'),
})

/** Nothing goes out: since when, and what the latest attempt met. */
const DeliveryTrouble = exact({ since: Timestamp, fault: 'string' })

/**
 * `sends` is false where there is no mail server. `failing` has no words and no addresses. `inbox` is null where the
 * site keeps its inbox on another machine. The troubles are null where the last attempt was taken.
 */
export const Outbox = exact({
  sends: 'boolean',
  mailTrouble: DeliveryTrouble.or('null'),
  webhookTrouble: DeliveryTrouble.or('null'),
  waiting: Count,
  inbox: Count.or('null'),
  failing: FailingMail.array(),
})

/** A session's token, or what the second factor belongs to. */
export const SignedInAnswer = exact({ token: 'string' }).or(exact({ challenge: 'string' }))
export const TokenAnswer = exact({ token: 'string' })

/** What the record of the staff's work can say, as `AREA.WHAT`. The staff side has words for each, by this type. */
export type AuditAction =
  | `news.${'created' | 'submitted' | 'recalled' | 'returned' | 'published' | 'scheduled' | 'withdrawn' | 'removed'}`
  | `jobs.${'created' | 'published' | 'closed' | 'removed'}`
  | `media.${'added' | 'described' | 'removed'}`
  | `packages.${'added' | 'changed' | 'published' | 'withdrawn' | 'removed'}`
  | `redirects.${'added' | 'changed' | 'removed' | 'imported'}`
  | `leads.${'changed' | 'noted' | 'revealed' | 'exported' | 'erased' | 'person-read' | 'corrected' | 'consent-withdrawn'}`
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

/** The first part of an action. */
export type AuditArea = AuditAction extends `${infer Area}.${string}` ? Area : never
