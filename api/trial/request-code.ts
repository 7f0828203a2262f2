import { randomBytes, randomInt, randomUUIDv7 } from 'node:crypto'
import type { Transaction } from 'kysely'
import { emailKey } from '../contract/email.ts'
import type { Language } from '../contract/values-schema.ts'
import type { Tables } from '../db/tables.ts'
import { transact } from '../db/transact.ts'
import { enqueueMail, type OutgoingMail } from '../mail/outbox.ts'
import { renderMail } from '../mail/render-mail.ts'
import { wordsOf } from '../mail/words/words-of.ts'
import { waitForCode } from './code-limits.ts'
import type { Trial } from './trial.ts'

/** OWASP and ASVS 6.6 allow ten minutes at most. */
export const CODE_LIFETIME_MINUTES = 10
const CODE_LIFETIME_MS = CODE_LIFETIME_MINUTES * 60 * 1000
/** ASVS 5.0, 6.5.4: six digits are enough with a limit on tries. */
const CODE_DIGITS = 6

export interface CodeRequest {
  /** Canonical: where the code goes. It fits every spelling of the address. */
  email: string
  lang: Language
  clientKey: string
}

/**
 * Makes a code for an e-mail address and leaves the message with it in the outbox. Codes made before for the
 * address stop working.
 * @returns milliseconds to wait when there were too many requests, else 0
 */
export async function requestCode(trial: Trial, request: CodeRequest): Promise<number> {
  const now = trial.now()
  // Most refusals are decided here, without taking a turn.
  const early = await waitForCode(trial.db, counters(request), now)
  if (early > 0) return early
  const wait = await transact(trial.db, async (transaction) => {
    await takeTurn(transaction, 'code', now)
    const late = await waitForCode(transaction, counters(request), now)
    if (late === 0) await makeCode(transaction, trial, request, now)
    return late
  })
  if (wait === 0) trial.wakeMail()
  return wait
}

/** What is stored of a code. */
export function hashCode(trial: Trial, salt: string, email: string, code: string): string {
  return trial.secrets.seal('code', salt, email, code)
}

function counters({ email, clientKey }: CodeRequest) {
  return { email: emailKey(email), client_key: clientKey }
}

/** Waits until no other request of this kind is between counting and adding. */
export async function takeTurn(transaction: Transaction<Tables>, name: string, now: number): Promise<void> {
  await transaction
    .insertInto('trial_turn')
    .values({ name, taken_at: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ taken_at: now }))
    .execute()
}

async function makeCode(
  transaction: Transaction<Tables>,
  trial: Trial,
  { email, lang, clientKey }: CodeRequest,
  now: number,
): Promise<void> {
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
  const salt = randomBytes(16).toString('base64url')
  const expiresAt = now + CODE_LIFETIME_MS
  await transaction
    .updateTable('trial_code')
    .set({ replaced_at: now })
    .where('email', '=', emailKey(email))
    .where('replaced_at', 'is', null)
    .execute()
  await transaction
    .insertInto('trial_code')
    .values({
      id: randomUUIDv7(),
      email: emailKey(email),
      client_key: clientKey,
      salt,
      code_hash: hashCode(trial, salt, emailKey(email), code),
      created_at: now,
      expires_at: expiresAt,
      used_at: null,
      replaced_at: null,
    })
    .execute()
  await enqueueMail(transaction, codeMail({ email, lang, code, expiresAt }), now)
}

/** The message with a verification code. It says nothing that the person asking for it wrote. */
function codeMail(code: { email: string; lang: Language; code: string; expiresAt: number }): OutgoingMail {
  const { email, lang, expiresAt } = code
  const words = wordsOf(lang)
  const rendered = renderMail(words, [
    { kind: 'paragraph', text: words.code.lead },
    { kind: 'big', text: code.code },
    { kind: 'paragraph', text: words.code.validity(CODE_LIFETIME_MINUTES) },
    { kind: 'paragraph', text: words.code.ignore },
  ])
  const subject = words.code.subject(code.code)
  return { kind: 'code', recipient: email, person: email, lang, subject, ...rendered, usefulUntil: expiresAt }
}
