import { createHash, randomUUIDv7 } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { transact } from '../db/transact.ts'
import { canonicalEmail } from '../email.ts'
import { enqueueMail } from '../mail/outbox.ts'
import type { FieldFault } from './application.ts'
import { deadLetterMail } from './dead-letter-mail.ts'
import { referenceOf } from './reference.ts'
import { claimKey, recallAnswer, settleKey } from './submission.ts'
import type { Trial } from './trial.ts'
import type { ApplicationAnswer } from './trial-schema.ts'

const MAX_EMAIL = 254

export interface DeadLetter {
  key: string
  /** As it arrived. */
  body: unknown
  faults: readonly FieldFault[]
  /** Milliseconds since the epoch. */
  receivedAt: number
}

/**
 * Keeps what the site has acknowledged although it breaks the rules, and tells sales. It is never dropped.
 * @throws ProblemError 422 when the key came with another body before
 */
export async function keepDeadLetter(trial: Trial, letter: DeadLetter): Promise<ApplicationAnswer> {
  const body = JSON.stringify(withoutDeferral(letter.body))
  const reference = referenceOf(letter.key)
  const bodyHash = createHash('sha256').update(body).digest('base64url')
  const submission = { key: letter.key, bodyHash, reference }
  const answer = await transact(trial.db, async (transaction): Promise<ApplicationAnswer> => {
    if (!(await claimKey(transaction, submission, trial.now()))) return recallAnswer(transaction, submission)
    const id = randomUUIDv7()
    await store(transaction, trial, { ...letter, id, text: body, reference })
    await settleKey(transaction, letter.key, { dead_letter_id: id })
    return { reference, status: 'unverified' }
  })
  trial.wakeMail()
  return answer
}

interface NewDeadLetter extends DeadLetter {
  id: string
  text: string
  reference: string
}

async function store(transaction: Transaction<Tables>, trial: Trial, letter: NewDeadLetter): Promise<void> {
  const { id, text, faults, receivedAt, reference } = letter
  const email = emailIn(letter.body)
  await transaction
    .insertInto('trial_dead_letter')
    .values({
      id,
      email,
      body: text,
      faults: JSON.stringify(faults),
      received_at: receivedAt,
      created_at: trial.now(),
    })
    .execute()
  const mail = deadLetterMail({ reference, person: email, faults, body: text, salesEmail: trial.salesEmail })
  await enqueueMail(transaction, mail, trial.now())
}

/** By which an erasure finds it. NUL, which PostgreSQL cannot store, is no part of an address. */
function emailIn(body: unknown): string {
  const email = isRecord(body) && typeof body.email === 'string' ? body.email : ''
  return canonicalEmail(email) ?? email.toWellFormed().replaceAll('\0', '').slice(0, MAX_EMAIL).trim()
}

function withoutDeferral(body: unknown): unknown {
  if (!isRecord(body)) return body
  const { deferred: _, ...rest } = body
  return rest
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
