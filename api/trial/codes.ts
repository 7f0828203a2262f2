import { randomBytes, randomInt, randomUUIDv7, timingSafeEqual } from 'node:crypto'
import type { Transaction } from 'kysely'
import { emailKey } from '../contract/email.ts'
import type { Language } from '../contract/values-schema.ts'
import type { Database, Tables } from '../db/tables.ts'
import { transact } from '../db/transact.ts'
import { enqueueMail, type OutgoingMail } from '../mail/outbox.ts'
import { type MailPart, renderMail, wordsOf } from '../mail/render-mail.ts'
import type { Services } from './trial.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** OWASP and ASVS 5.0, 6.6 allow ten minutes at most. */
const CODE_LIFETIME_MINUTES = 10
/** ASVS 5.0, 6.5.4: six digits are enough with a limit on tries. */
const CODE_DIGITS = 6
/** ASVS 5.0, 6.6.3: a code of a million values may not be tried often. */
const MAX_TRIES = 5
/** More than the limits let anyone have in the day that codes are kept. */
const MAX_CODES = 20
/** By how much the clocks of this program and of the site, or of two such programs, may differ. */
const CLOCK_TOLERANCE_MS = MINUTE
/** How long codes and wrong tries have to be kept for the limits to hold. */
export const LIMIT_MEMORY_MS = DAY

export type CodePurpose = 'trial' | 'register' | 'reset'
export type CodeFault = 'codeWrong' | 'codeExpired' | 'codeLocked'

export interface CodeRequest {
  purpose: CodePurpose
  /** Canonical. The code fits every spelling of the address. */
  email: string
  lang: Language
  clientKey: string
}

interface Addressee {
  recipient: string
  /** Without one the message says why there is none. Work and limits are the same. */
  getsCode: boolean
}

/**
 * How many codes may be asked for. Per e-mail they bound guessing (10 codes of 5 tries a day) and how much mail
 * anyone can have sent to somebody else; the one over all is a breaker. The codes themselves are what is
 * counted, see docs/decisions/0007-limits-count-rows.md.
 */
const LIMITS: (Limit & { by: 'email' | 'client_key' | 'all' })[] = [
  { by: 'email', most: 1, within: MINUTE },
  { by: 'email', most: 5, within: HOUR },
  { by: 'email', most: 10, within: DAY },
  { by: 'client_key', most: 20, within: HOUR },
  { by: 'all', most: 500, within: HOUR },
]

/**
 * Makes a code for an e-mail address and leaves the message about it in the outbox. Codes made before for the
 * address and the purpose stop working.
 * @returns milliseconds to wait when there were too many requests, else 0
 */
export async function issueCode(
  { db, now: clock, secrets, wakeMail }: Omit<Services, 'log' | 'isTrustedProxy'>,
  request: CodeRequest,
  addressee: (transaction: Transaction<Tables>) => Promise<Addressee> = async () => ({
    recipient: request.email,
    getsCode: true,
  }),
): Promise<number> {
  const now = clock()
  // most refusals are decided here, without the lock
  const early = await waitForCode(db, request, now)
  if (early > 0) return early
  const wait = await transact(db, async (transaction) => {
    await lockIssuing(transaction, request.purpose, now)
    const late = await waitForCode(transaction, request, now)
    if (late > 0) return late
    const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
    const expiresAt = now + CODE_LIFETIME_MINUTES * MINUTE
    await storeCode(transaction, secrets, { ...request, code, now, expiresAt })
    const { recipient, getsCode } = await addressee(transaction)
    const mail = codeMail(request, recipient, getsCode ? code : undefined, expiresAt)
    await enqueueMail(transaction, mail, now)
    return 0
  })
  if (wait === 0) wakeMail()
  return wait
}

/** Row lock until the end of the transaction: no other request of this kind is between counting and adding. */
async function lockIssuing(transaction: Transaction<Tables>, purpose: CodePurpose, now: number) {
  await transaction
    .insertInto('trial_turn')
    .values({ name: purpose === 'trial' ? 'code' : 'account-code', taken_at: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ taken_at: now }))
    .execute()
}

async function storeCode(
  transaction: Transaction<Tables>,
  secrets: Services['secrets'],
  { now, expiresAt, clientKey, ...made }: CodeRequest & { code: string; now: number; expiresAt: number },
): Promise<void> {
  const salt = randomBytes(16).toString('base64url')
  await transaction
    .insertInto(tableOf(made.purpose))
    .values({
      id: randomUUIDv7(),
      email: codeKey(made.purpose, made.email),
      client_key: clientKey,
      salt,
      code_hash: hashCode(secrets, salt, made),
      created_at: now,
      expires_at: expiresAt,
      ...(made.purpose === 'trial' ? {} : { purpose: made.purpose }),
    })
    .execute()
}

/** The message with a code, or without one. It says nothing that the person asking for it wrote. */
function codeMail(
  { purpose, lang }: CodeRequest,
  recipient: string,
  code: string | undefined,
  expiresAt: number,
): OutgoingMail {
  const words = wordsOf(lang)
  const { footer, subject, lead, without, ignore } = words.codes[purpose]
  const paragraph = (text: string) => ({ kind: 'paragraph', text }) as const
  const content: MailPart[] =
    code === undefined
      ? [paragraph(without)]
      : [paragraph(lead), { kind: 'big', text: code }, paragraph(words.codes.validity(CODE_LIFETIME_MINUTES))]
  const rendered = renderMail({ ...words, footer }, [...content, paragraph(ignore)])
  const about = { kind: 'code', recipient, person: recipient, lang, subject: subject(code ?? '') } as const
  return { ...about, ...rendered, usefulUntil: expiresAt }
}

export interface CodeTry {
  purpose: CodePurpose
  /** Canonical. */
  email: string
  code: string
  /** When it was entered, milliseconds since the epoch. */
  at: number
}

/**
 * Tries a code for an e-mail address and uses it up when it is right. Only the newest one works. Every try counts, and
 * of many at the same moment one succeeds.
 * @returns undefined when the code is right, else why not
 */
export async function confirmCode(
  transaction: Transaction<Tables>,
  secrets: Services['secrets'],
  attempt: CodeTry,
): Promise<CodeFault | undefined> {
  const { purpose, email, at } = attempt
  const codes = await transaction
    .selectFrom(tableOf(purpose))
    .select(['id', 'salt', 'code_hash'])
    .where('email', '=', codeKey(purpose, email))
    // one that was made before the clock was set back is not the newest
    .where('created_at', '<=', at + CLOCK_TOLERANCE_MS)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_CODES)
    .execute()
  const [newest] = codes
  if (!newest) return 'codeWrong'
  const right = codes.filter(({ salt, code_hash }) => isSame(hashCode(secrets, salt, attempt), code_hash))
  // from here to the end of the transaction other tries of the same code wait
  const counted = await transaction
    .updateTable(tableOf(purpose))
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', newest.id)
    .where('tries', '<', MAX_TRIES)
    .returning(['tries', 'used_at', 'expires_at'])
    .executeTakeFirst()
  if (!counted) return 'codeLocked'
  if (right.length === 0) return counted.tries >= MAX_TRIES ? 'codeLocked' : 'codeWrong'
  if (right[0] !== newest || counted.used_at !== null || counted.expires_at < at) return 'codeExpired'
  await transaction.updateTable(tableOf(purpose)).set({ used_at: at }).where('id', '=', newest.id).execute()
  return undefined
}

/**
 * What codes are found and counted by: whoever learns from the message that the address has an account already
 * can ask for a new password at once.
 */
export function codeKey(purpose: CodePurpose, email: string): string {
  return purpose === 'trial' ? emailKey(email) : `${purpose}:${emailKey(email)}`
}

/** Codes of accounts are in a table of their own, which has the same columns and `purpose`. */
function tableOf(purpose: CodePurpose): 'trial_code' {
  return (purpose === 'trial' ? 'trial_code' : 'account_code') as 'trial_code'
}

function hashCode(
  secrets: Services['secrets'],
  salt: string,
  { purpose, email, code }: { purpose: CodePurpose; email: string; code: string },
): string {
  const parts = [salt, emailKey(email), code]
  return purpose === 'trial'
    ? secrets.seal('code', ...parts)
    : secrets.seal('account-code', purpose, ...parts)
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}

/** How long to wait before another code may be asked for, ms. */
async function waitForCode(
  db: Database | Transaction<Tables>,
  { purpose, email, clientKey }: CodeRequest,
  now: number,
): Promise<number> {
  const counters = {
    email: { email: codeKey(purpose, email) },
    client_key: { client_key: clientKey },
    all: {},
  }
  let longest = 0
  for (const { by, ...limit } of LIMITS)
    longest = Math.max(longest, await waitForRoom(db, tableOf(purpose), counters[by], limit, now))
  return longest
}

export interface Limit {
  most: number
  /** Milliseconds. */
  within: number
}

/**
 * Sliding window over rows by their `created_at`.
 * @param by columns and values of the rows that are counted
 * @returns milliseconds until there are fewer than `most` in the window, 0 when there are now
 */
export async function waitForRoom(
  db: Database | Transaction<Tables>,
  table: 'trial_code' | 'trial_wrong_try' | 'account_try',
  by: { email?: string; client_key?: string; subject?: string },
  { most, within }: Limit,
  now: number,
): Promise<number> {
  const { from, to } = countedWithin(now, within)
  const blocking = await db
    .selectFrom(table as 'account_try')
    .select('created_at')
    .where(({ and }) => and(by as { subject?: string }))
    .where('created_at', '>', from)
    .where('created_at', '<', to)
    .orderBy('created_at', 'desc')
    .offset(most - 1)
    .limit(1)
    .executeTakeFirst()
  return blocking ? blocking.created_at + within - now : 0
}

/**
 * What lies further in the future than a limit reaches was noted before the clock was set back. It would keep somebody
 * waiting until that time has come again.
 */
export function countedWithin(now: number, within: number): { from: number; to: number } {
  return { from: now - within, to: now + within }
}
