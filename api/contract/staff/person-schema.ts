import { type } from 'arktype'
import { LeadStatus, Owner } from '../lead-schema.ts'
import { Count, exact, Language, Product, Timestamp, Uuid } from '../values-schema.ts'

/** A mail address or a telephone number in any spelling, or an application of the person. */
export const PersonQuery = exact({ by: type('0 < string <= 254') }).or(exact({ lead: Uuid }))
export type PersonQuery = typeof PersonQuery.infer

/** What ties an application to the person who was asked for. */
const Tie = type("'email' | 'telephone'")

const PersonApplication = exact({
  id: Uuid,
  reference: 'string',
  receivedAt: Timestamp,
  product: Product.or('null'),
  name: 'string',
  email: 'string',
  telephone: 'string',
  address: 'string',
  status: LeadStatus,
  owner: Owner.or('null'),
  isVerified: 'boolean',
  same: Tie.array(),
})
export type PersonApplication = typeof PersonApplication.infer

/** What was agreed to: `version` names the words, `confirmed` says whether a code has shown whose the address is. */
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

/** A note about somebody else that names the person. */
const Mention = exact({ id: Uuid, reference: 'string', what: "'email' | 'telephone' | 'name'" })

/**
 * Everything that is stored about a person. `emails` are the addresses that were asked for; applications and consents
 * under other ones have the same number, and may be somebody else's. `isCut` where there are more applications or notes
 * than are listed; `siteInbox` is null where that is on another machine.
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
  siteInbox: Count.or('null'),
  mentions: Mention.array(),
})
export type Person = typeof Person.infer

const Emails = type('0 < string <= 254').array().atLeastLength(1).atMostLength(20)
export const PersonEmails = exact({ emails: Emails })

/** All rows as JSON text, for the person to have. */
export const PersonExport = exact({ json: 'string' })

/** @property emails addresses of the person; `confirm` is one of them, typed once more */
export const PersonErase = exact({ emails: Emails, confirm: 'string <= 254' })
/** What went, by kind, and what still names the person. */
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
  /** There are more notes than `mentions` lists. */
  isCut: 'boolean',
})
export type PersonErased = typeof PersonErased.infer

/** Left out is what stays as it is. It goes into every application under the addresses. */
export const PersonCorrection = exact({
  emails: Emails,
  'name?': 'string <= 200',
  'telephone?': 'string <= 200',
  'address?': 'string <= 400',
})
export const PersonCorrected = exact({ applications: Count })

/** A part of the address. */
export const RecipientQuery = exact({ 'q?': 'string <= 100' })
/**
 * Who may be sent product news: who agreed, has shown that the address is theirs, and has not withdrawn. `found` are those
 * that were searched for, of which `items` are the first.
 */
export const Recipients = exact({
  total: Count,
  found: Count,
  items: exact({ email: 'string', lang: Language, givenAt: Timestamp }).array(),
})
/** With where each may give up product news without a login, which is in every message. */
export const RecipientsCsv = exact({ csv: 'string' })
export type Recipients = typeof Recipients.infer

export const Withdrawn = exact({ consents: Count })
