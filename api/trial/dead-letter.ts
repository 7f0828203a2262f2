import { randomUUIDv7 } from 'node:crypto'
import type { Transaction } from 'kysely'
import { canonicalEmail } from '#contract/email.ts'
import type { MailWords } from '#contract/mails/mail-messages.ts'
import { referenceOf } from '#contract/reference.ts'
import { ruleOf, shownText, type TextName, textNames } from '#contract/trial/trial-fields.ts'
import type { ApplicationAnswer } from '#contract/trial/trial-schema.ts'
import { cut } from '#contract/typed-text.ts'
import { BASE_LANGUAGE } from '#contract/values-schema.ts'
import type { Tables } from '../db/tables.ts'
import { once } from '../idempotency.ts'
import { mailWords, say } from '../mail/mail-words.ts'
import { enqueueMail, type OutgoingMail } from '../mail/outbox.ts'
import { type MailPart, renderMail } from '../mail/render-mail.ts'
import type { FieldFault } from './fields.ts'
import { keyRequest } from './submit-application.ts'
import type { Trial } from './trial.ts'

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
  const text = JSON.stringify(withoutDeferral(letter.body))
  const reference = referenceOf(letter.key)
  const request = keyRequest(letter.key, text, trial.now())
  const answer = await once<ApplicationAnswer>(trial.db, request, async (transaction) => {
    const id = randomUUIDv7()
    await store(transaction, trial, { ...letter, id, text, reference })
    return { response: { reference, status: 'unverified' }, owner: { reference, dead_letter_id: id } }
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
  const { id, text, faults, receivedAt } = letter
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
  const words = await mailWords(transaction, BASE_LANGUAGE, trial.now())
  await enqueueMail(transaction, deadLetterMail(words, trial, letter, email), trial.now())
}

/** To sales: something the site has acknowledged that is no valid application. */
function deadLetterMail(
  words: MailWords,
  { salesEmail, adminOrigin }: Trial,
  letter: NewDeadLetter,
  person: string,
): OutgoingMail {
  const { reference, faults, text } = letter
  const { sales, fields } = words
  const address = adminOrigin && `${adminOrigin}/admin/persons`
  const rendered = renderMail(words, [
    { kind: 'paragraph', text: sales.deadLead },
    { kind: 'rows', rows: [[fields.reference, reference]] },
    { kind: 'heading', text: sales.deadFaults },
    { kind: 'rows', rows: faults.map((fault) => [labelOf(words, fault.field), ruleInWords(words, fault)]) },
    { kind: 'heading', text: sales.deadBody },
    bodyPart(words, withoutDeferral(letter.body), text),
    ...(address ? [{ kind: 'button' as const, text: sales.deadOpen, address }] : []),
  ])
  const subject = say(sales.deadSubject, { reference })
  const about = { kind: 'sales', person, reference, lang: BASE_LANGUAGE, subject } as const
  return { ...about, recipient: salesEmail, ...rendered }
}

/** @param text of a body that is no object */
function bodyPart(words: MailWords, body: unknown, text: string): MailPart {
  if (!isRecord(body)) return { kind: 'verbatim', text }
  // as JSON, without its quotes: control characters are written as escapes
  const asText = (value: unknown) => JSON.stringify(value).replace(/^"|"$/g, '')
  const inWords = (name: string, value: unknown) => {
    if (isTextName(name) && typeof value === 'number') return shownText(name, String(value), BASE_LANGUAGE)
    if (typeof value === 'boolean') return value ? words.yes : words.no
    return asText(name === 'consent' && isRecord(value) ? value.version : value)
  }
  const rows = Object.entries(body).map(
    ([name, value]) => [labelOf(words, asText(name)), inWords(name, value)] as const,
  )
  return { kind: 'rows', rows }
}

function isTextName(name: string): name is TextName {
  return textNames.some((one) => one === name)
}

function labelOf({ fields }: MailWords, name: string): string {
  const others: Partial<Record<string, string>> = fields
  return isTextName(name) ? ruleOf(name).label[BASE_LANGUAGE] : (others[name] ?? name)
}

/** What a code such as `nameMax` means, or the detail of one that has no words. */
function ruleInWords({ sales }: MailWords, { code, detail }: FieldFault): string {
  const rules: Partial<Record<string, string>> = sales.deadRules
  return rules[/[A-Z][a-z]+$/.exec(code)?.[0] ?? ''] ?? detail
}

/** By which an erasure finds an application, whatever is in it. NUL, which PostgreSQL cannot store, is no part of an address. */
export function emailIn(body: unknown): string {
  const email = isRecord(body) && typeof body.email === 'string' ? body.email : ''
  return canonicalEmail(email) ?? cut(email.toWellFormed().replaceAll('\0', ''), MAX_EMAIL).trim()
}

function withoutDeferral(body: unknown): unknown {
  if (!isRecord(body)) return body
  const { deferred: _, ...rest } = body
  return rest
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
