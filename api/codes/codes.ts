import { randomBytes, randomInt, randomUUIDv7 } from 'node:crypto'
import type { Transaction } from 'kysely'
import { emailKey } from '#contract/email.ts'
import type { MailWords } from '#contract/mails/mail-messages.ts'
import type { Language } from '#contract/values-schema.ts'
import type { Tables } from '../db/tables.ts'
import { transact } from '../db/transact.ts'
import type { Services } from '../guard/services.ts'
import { mailWords, say } from '../mail/mail-words.ts'
import { enqueueMail, type OutgoingMail } from '../mail/outbox.ts'
import { type MailPart, renderMail } from '../mail/render-mail.ts'
import {
  CODE_LIFETIME_MINUTES,
  type CodeOwner,
  type CodePlan,
  type CodePurpose,
  codeKey,
  planCode,
  tableOf,
} from './code-limits.ts'

const MINUTE = 60_000

/** ASVS 5.0, 6.5.4: six digits suffice with rate limiting. */
const CODE_DIGITS = 6
/** ASVS 5.0, 6.6.3: one million values need a limit. */
const MAX_TRIES = 5
/** More than the limits allow within the retention of a day. */
const MAX_CODES = 20
/** Clock skew between processes or to the site. */
const CLOCK_TOLERANCE_MS = MINUTE
export type CodeFault = 'codeWrong' | 'codeExpired' | 'codeLocked'

export interface CodeRequest extends CodeOwner {
  lang: Language
}

interface Addressee {
  recipient: string
  /** otherwise the message says why there is none; work and limits are the same */
  getsCode: boolean
}

/** Invalidates earlier codes. @returns the wait if limited; or until it is mailed, and the message's id */
export async function issueCode(
  { db, now: clock, secrets, wakeMail }: Omit<Services, 'log' | 'isTrustedProxy'>,
  request: CodeRequest,
  addressee: (transaction: Transaction<Tables>) => Promise<Addressee> = async () => ({
    recipient: request.email,
    getsCode: true,
  }),
): Promise<CodePlan & { mailId?: string }> {
  const now = clock()
  // refuses most without taking the lock
  const early = await planCode(db, request, now)
  if (early.waitMs > 0) return early
  const plan = await transact(db, async (transaction) => {
    await lockIssuing(transaction, request.purpose, now)
    const plan = await planCode(transaction, request, now)
    if (plan.waitMs > 0) return plan
    const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
    const mailedAt = now + plan.queuedMs
    const expiresAt = mailedAt + CODE_LIFETIME_MINUTES * MINUTE
    await storeCode(transaction, secrets, { ...request, code, now, expiresAt })
    const { recipient, getsCode } = await addressee(transaction)
    const words = await mailWords(transaction, request.lang, now)
    const mail = codeMail(words, request, recipient, getsCode ? code : undefined, expiresAt)
    return { ...plan, mailId: await enqueueMail(transaction, mail, now, mailedAt) }
  })
  if (plan.waitMs === 0) wakeMail()
  return plan
}

/** Row lock that serialises counting and inserting. */
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
      code_hash: secrets.seal(...codeParts(salt, made)),
      created_at: now,
      expires_at: expiresAt,
      ...(made.purpose === 'trial' ? {} : { purpose: made.purpose }),
    })
    .execute()
}

/** Contains no user input. */
function codeMail(
  words: MailWords,
  { purpose, lang }: CodeRequest,
  recipient: string,
  code: string | undefined,
  expiresAt: number,
): OutgoingMail {
  const { footer, subject, lead, without, ignore } = words.codes[purpose]
  const paragraph = (text: string) => ({ kind: 'paragraph', text }) as const
  const content: MailPart[] =
    code === undefined
      ? [paragraph(without)]
      : [
          paragraph(lead),
          { kind: 'big', text: code },
          paragraph(say(words.codes.validity, { minutes: CODE_LIFETIME_MINUTES })),
        ]
  const rendered = renderMail({ ...words, footer }, [...content, paragraph(ignore)])
  const about = {
    kind: 'code',
    recipient,
    person: recipient,
    lang,
    subject: say(subject, { code: code ?? '' }),
  } as const
  return { ...about, ...rendered, usefulUntil: expiresAt }
}

export interface CodeTry {
  purpose: CodePurpose
  /** canonical */
  email: string
  code: string
  /** when it was entered, ms since the epoch */
  at: number
}

/** Every attempt counts, and of concurrent ones one succeeds. @returns undefined when right, else why not */
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
    // ignores codes from before the clock was set back
    .where('created_at', '<=', at + CLOCK_TOLERANCE_MS)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_CODES)
    .execute()
  const [newest] = codes
  if (!newest) return 'codeWrong'
  const right = codes.filter(({ salt, code_hash }) => secrets.isSeal(code_hash, ...codeParts(salt, attempt)))
  // the update locks the row: concurrent attempts wait
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

/** Input of the keyed hash, without purpose. */
function codeParts(
  salt: string,
  { purpose, email, code }: { purpose: CodePurpose; email: string; code: string },
): [purpose: string, ...parts: string[]] {
  const parts = [salt, emailKey(email), code]
  return purpose === 'trial' ? ['code', ...parts] : ['account-code', purpose, ...parts]
}
