import { type } from 'arktype'
import { LeadStatus, Owner } from '../lead-schema.ts'
import { correctableNames, ofPlain } from '../trial/trial-fields.ts'
import { Count, exact, Language, Product, Timestamp, Uuid } from '../values-schema.ts'

/** An e-mail address or telephone number in any spelling, or one of the person's applications. */
export const PersonQuery = exact({ by: type('0 < string <= 254') }).or(exact({ lead: Uuid }))
export type PersonQuery = typeof PersonQuery.infer

/** What links an application to the person. */
const Tie = type("'email' | 'telephone'")

const PersonApplication = exact({
  id: Uuid,
  reference: 'string',
  receivedAt: Timestamp,
  product: Product.or('null'),
  name: 'string',
  email: 'string',
  telephone: 'string',
  ...ofPlain(() => 'string' as const),
  status: LeadStatus,
  owner: Owner.or('null'),
  isVerified: 'boolean',
  same: Tie.array(),
})
export type PersonApplication = typeof PersonApplication.infer

/** `version` of the accepted text; `confirmed`: the address was verified by a code. */
const PersonConsent = exact({
  purpose: "'trial' | 'news' | 'account'",
  email: 'string',
  version: 'string',
  lang: Language,
  givenAt: Timestamp,
  withdrawnAt: Timestamp.or('null'),
  confirmed: 'boolean',
  network: 'string',
})
export type PersonConsent = typeof PersonConsent.infer

/** Another person's note that mentions the person. */
const Mention = exact({ id: Uuid, reference: 'string', what: "'email' | 'telephone' | 'name'" })

/** Rows that housekeeping has taken and that can still be put back; `names` are those of its applications. */
const KeptAside = exact({ email: 'string', names: 'string[]', rows: Count })

/**
 * Everything stored about a person. `emails` are the requested addresses; records under others share the number and
 * may be somebody else's. `isCut`: more exist than listed; `siteInbox` is null when on another machine.
 */
export const Person = exact({
  emails: 'string[]',
  isCut: 'boolean',
  applications: PersonApplication.array(),
  consents: PersonConsent.array(),
  accounts: exact({ email: 'string', name: 'string', createdAt: Timestamp }).array(),
  mails: Count,
  codes: Count,
  deadLetters: Count,
  keptAside: KeptAside.array(),
  siteInbox: Count.or('null'),
  mentions: Mention.array(),
})
export type Person = typeof Person.infer

const Emails = type('0 < string <= 254').array().atLeastLength(1).atMostLength(20)
export const PersonEmails = exact({ emails: Emails })

/** Data export (JSON) for the person. */
export const PersonExport = exact({ json: 'string' })

/** @property emails the person's addresses; `confirm` repeats one of them */
export const PersonErase = exact({ emails: Emails, confirm: 'string <= 254' })
/** Deleted by kind, and remaining mentions. */
export const PersonErased = exact({
  applications: Count,
  notes: Count,
  marketingConsents: Count,
  deadLetters: Count,
  mails: Count,
  codes: Count,
  accounts: Count,
  siteInbox: Count.or('null'),
  mentions: Mention.array(),
  /** more notes than `mentions` lists */
  isCut: 'boolean',
})
export type PersonErased = typeof PersonErased.infer

/** Omitted fields stay. Applies to all applications under the addresses. */
export const PersonCorrection = exact({
  emails: Emails,
  ...(Object.fromEntries(correctableNames.map((name) => [`${name}?`, 'string <= 400'])) as Record<
    `${(typeof correctableNames)[number]}?`,
    'string <= 400'
  >),
})
export const PersonCorrected = exact({ applications: Count })

/** part of the address */
export const RecipientQuery = exact({ 'q?': 'string <= 100' })
/** Subscribers to product news: agreed, verified, not withdrawn. `found` counts the matches, `items` are the first. */
export const Recipients = exact({
  total: Count,
  found: Count,
  items: exact({ email: 'string', lang: Language, givenAt: Timestamp }).array(),
})
/** With each one's unsubscribe link, which every message must include. */
export const RecipientsCsv = exact({ csv: 'string' })
export type Recipients = typeof Recipients.infer

export const Withdrawn = exact({ consents: Count })
