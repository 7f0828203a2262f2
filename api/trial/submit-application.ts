import { createHash, randomUUIDv7 } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { emailKey } from '#contract/email.ts'
import { referenceOf } from '#contract/reference.ts'
import type { ApplicationAnswer } from '#contract/trial/trial-schema.ts'
import { BASE_LANGUAGE } from '#contract/values-schema.ts'
import { type CodeFault, confirmCode } from '../codes/codes.ts'
import { recordMarketingConsent, unsubscribeAddress } from '../consents/marketing-consent.ts'
import type { Tables } from '../db/tables.ts'
import { countedWithin, waitForRoom } from '../guard/sliding-window.ts'
import { type IdempotentRequest, type Outcome, once } from '../idempotency.ts'
import { mailWords } from '../mail/mail-words.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { type Application, contentOf } from './application.ts'
import { enqueueEvent } from './application-events.ts'
import { applicationNotice, confirmationMail, type Registered, salesMail } from './application-mails.ts'
import { columnsOf, keysOf } from './fields.ts'
import { leadSearchText } from './search-text.ts'
import type { Trial } from './trial.ts'
import type { ApplicationStatus } from './trial-tables.ts'

const HOUR = 60 * 60 * 1000
/** Wrong codes from one client: the cap keeps it from using up other people's attempts. */
const WRONG_TRIES = { most: 30, within: HOUR }
/** What is taken without a code within an hour; nothing is counted for all together, which one could use up for everybody. */
const UNVERIFIED = { email: 5, network: 60 }

export interface ApplicationRequest {
  key: string
  application: Application
  /** The site took it while this program was down, and has acknowledged it: it is not refused for its code. */
  deferred: boolean
  /** When it was sent, milliseconds since the epoch. */
  receivedAt: number
  clientKey: string
  network: string
}

export type ApplicationOutcome =
  | { kind: 'registered'; answer: ApplicationAnswer }
  | { kind: 'refused'; fault: CodeFault }
  /** Too many wrong codes from this client. */
  | { kind: 'limited'; waitMs: number }

/**
 * Registers an application exactly once, whatever is sent how often: the key, the code and the messages are
 * dealt with in the one transaction that stores it. When this returns `registered`, it is on the disk.
 * @throws ProblemError 422 when the key came with another body before
 */
export async function submitApplication(
  trial: Trial,
  request: ApplicationRequest,
): Promise<ApplicationOutcome> {
  const claim = keyRequest(request.key, contentOf(request.application), trial.now())
  const outcome = await once(trial.db, claim, (transaction) => register(transaction, trial, request))
  if (outcome.kind === 'registered') trial.wakeMail()
  return outcome
}

/** The claim of a key, which is stored as a hash only: whoever reads the database can answer for nobody. */
export function keyRequest(key: string, body: unknown, now: number): IdempotentRequest {
  const hash = createHash('sha256').update(`trial-key:${key}`).digest('base64url')
  return { scope: 'trial-application', key: hash, body, now }
}

async function register(
  transaction: Transaction<Tables>,
  trial: Trial,
  request: ApplicationRequest,
): Promise<Outcome<ApplicationOutcome>> {
  const reference = referenceOf(request.key)
  const fingerprints = fingerprintsOf(trial, request.application)
  // the same content with the same code was sent before, from another tab or another copy of the form
  const duplicate = () => findByFingerprint(transaction, fingerprints)
  const earlier = await duplicate()
  if (earlier) return registered(reference, earlier)
  const tried = await tryCode(transaction, trial, request)
  if (typeof tried === 'object') return { response: tried, isRefused: true }
  // A duplicate that was sent at the same moment may have used the code while this one waited for it.
  const meanwhile = tried === undefined ? undefined : await duplicate()
  if (meanwhile) return registered(reference, meanwhile)
  if (tried !== undefined && tried !== 'codeMissing' && !request.deferred) {
    // A rejected request only records the failed attempt.
    await noteWrongTry(transaction, tried, request.clientKey, trial.now())
    return { response: { kind: 'refused', fault: tried }, isRefused: true }
  }
  const application = { ...request, reference, fingerprint: fingerprints[0] ?? '', codeFault: tried }
  const stored = (await storeApplication(transaction, trial, application)) ?? (await duplicate())
  if (!stored) throw new Error('An application and its duplicate are both missing.')
  return registered(reference, stored)
}

/** @param own the reference of the key, which may have been told before the duplicate was found */
function registered(own: string, stored: Stored): Outcome<ApplicationOutcome> {
  const { id, reference, status } = stored
  return {
    response: { kind: 'registered', answer: { reference, status } },
    owner: { reference: own, application_id: id },
  }
}

type Unverified = CodeFault | 'codeMissing'

/** A fault, undefined when the code is right, or the refusal to try at all. */
async function tryCode(
  transaction: Transaction<Tables>,
  trial: Trial,
  { application, deferred, receivedAt, clientKey, network }: ApplicationRequest,
): Promise<Unverified | ApplicationOutcome | undefined> {
  const now = trial.now()
  const isMissing = application.code === ''
  const limit = () =>
    isMissing
      ? waitForUnverified(transaction, { email: emailKey(application.email.address), network }, now)
      : waitForRoom(transaction, 'trial_wrong_try', { client_key: clientKey }, WRONG_TRIES, now)
  const waitMs = deferred ? 0 : await limit()
  if (waitMs > 0) return { kind: 'limited', waitMs }
  if (isMissing) return 'codeMissing'
  return confirmCode(transaction, trial.secrets, {
    purpose: 'trial',
    email: application.email.address,
    code: application.code,
    at: receivedAt,
  })
}

/** How long until there is room for another unverified application of an address and of a network, ms. */
async function waitForUnverified(
  transaction: Transaction<Tables>,
  { email, network }: Record<keyof typeof UNVERIFIED, string>,
  now: number,
): Promise<number> {
  const { from, to } = countedWithin(now, HOUR)
  const newest = (most: number) =>
    transaction
      .selectFrom('trial_application as application')
      .innerJoin('consent', 'consent.application_id', 'application.id')
      .select('application.created_at')
      .where('application.status', '=', 'unverified')
      .where('application.created_at', '>', from)
      .where('application.created_at', '<', to)
      .orderBy('application.created_at', 'desc')
      .offset(most - 1)
      .limit(1)
  const sameEmail = newest(UNVERIFIED.email).where(sql`lower(email)`, '=', email)
  const blocking = [
    await sameEmail.executeTakeFirst(),
    await newest(UNVERIFIED.network).where('network', '=', network).executeTakeFirst(),
  ]
  return Math.max(...blocking.map((row) => (row ? row.created_at + HOUR - now : 0)))
}

interface Stored {
  id: string
  reference: string
  status: ApplicationStatus
}

interface NewApplication {
  application: Application
  reference: string
  fingerprint: string
  codeFault: Unverified | undefined
  network: string
  receivedAt: number
}

/**
 * Stores an application with its consents, and the messages about it in the outbox.
 * @returns undefined when one with the same fingerprint is there already
 */
async function storeApplication(
  transaction: Transaction<Tables>,
  trial: Trial,
  request: NewApplication,
): Promise<Stored | undefined> {
  const id = randomUUIDv7()
  const { reference } = request
  const status: ApplicationStatus = request.codeFault === undefined ? 'verified' : 'unverified'
  if (!(await insertApplication(transaction, id, status, request, trial.now()))) return undefined
  await insertConsent(transaction, id, request)
  const unsubscribe = await insertMarketingConsent(transaction, trial, status, request)
  const about: Registered = { ...request, status, salesEmail: trial.salesEmail, unsubscribe }
  // nobody has shown that an unverified address is theirs; sales hears of these together, see unchecked-digest.ts
  if (status === 'verified') {
    const own = await mailWords(transaction, request.application.lang, trial.now())
    const words = await mailWords(transaction, BASE_LANGUAGE, trial.now())
    await enqueueMail(transaction, confirmationMail(own, about), trial.now())
    const address = trial.adminOrigin && `${trial.adminOrigin}/admin/leads/${id}`
    await enqueueMail(transaction, salesMail(words, about, address), trial.now())
    if (address && trial.hasWebhook)
      await enqueueMail(transaction, applicationNotice(words, about, address), trial.now())
  }
  await enqueueEvent(transaction, trial.feed, 'application.received', id, trial.now())
  return { id, reference, status }
}

/**
 * The same for the same content with the same code: two tabs, a refresh or a way back do not make two
 * applications. What goes along unseen (language, page, readiness report) may differ.
 */
function fingerprintsOf(trial: Trial, application: Application): string[] {
  const marketing = String(application.marketingVersion !== undefined)
  return trial.secrets.seals('content', ...keysOf(application, 'seen'), marketing)
}

function findByFingerprint(transaction: Transaction<Tables>, fingerprints: string[]) {
  return transaction
    .selectFrom('trial_application')
    .select(['id', 'reference', 'status'])
    .where('fingerprint', 'in', fingerprints)
    .executeTakeFirst()
}

/** Counts a wrong code against a client. Whoever knows an old code has read the mail and does not guess. */
async function noteWrongTry(
  transaction: Transaction<Tables>,
  fault: CodeFault,
  clientKey: string,
  now: number,
): Promise<void> {
  if (fault === 'codeExpired') return
  await transaction
    .insertInto('trial_wrong_try')
    .values({ id: randomUUIDv7(), client_key: clientKey, created_at: now })
    .execute()
}

async function insertApplication(
  transaction: Transaction<Tables>,
  id: string,
  status: ApplicationStatus,
  { application, reference, fingerprint, codeFault, receivedAt }: NewApplication,
  now: number,
): Promise<boolean> {
  const columns = columnsOf(application)
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('trial_application')
    .values({
      id,
      reference,
      fingerprint,
      status,
      code_fault: codeFault ?? null,
      ...columns,
      search_text: leadSearchText({ ...columns, reference, company: '' }),
      lang: application.lang,
      received_at: receivedAt,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

async function insertConsent(
  transaction: Transaction<Tables>,
  applicationId: string,
  { application: { consentVersion, lang }, network, receivedAt }: NewApplication,
): Promise<void> {
  const consent = { purpose: 'trial' as const, version: consentVersion, lang, network, given_at: receivedAt }
  await transaction
    .insertInto('consent')
    .values({ id: randomUUIDv7(), application_id: applicationId, ...consent })
    .execute()
}

/** @returns where it can be withdrawn; undefined where none was given, or perhaps by somebody else */
async function insertMarketingConsent(
  transaction: Transaction<Tables>,
  trial: Trial,
  status: ApplicationStatus,
  { application, reference, network, receivedAt }: NewApplication,
): Promise<string | undefined> {
  const { email, lang, marketingVersion: version } = application
  if (version === undefined) return undefined
  const confirmed = status === 'verified' ? 1 : 0
  const consent = { id: randomUUIDv7(), email: email.address, lang, version }
  await recordMarketingConsent(transaction, {
    ...consent,
    reference,
    confirmed,
    network,
    given_at: receivedAt,
  })
  return confirmed ? unsubscribeAddress(trial, consent) : undefined
}
