import { randomUUIDv7 } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { enqueueMail } from '../mail/outbox.ts'
import type { Application } from './application.ts'
import { confirmationMail, type Registered, salesMail } from './application-mails.ts'
import type { CodeFault } from './confirm-code.ts'
import type { Trial } from './trial.ts'
import type { ApplicationStatus } from './trial-tables.ts'

export interface NewApplication {
  application: Application
  reference: string
  fingerprint: string
  codeFault: CodeFault | undefined
  network: string
  receivedAt: number
}

/**
 * Stores an application with its consents, and the messages about it in the outbox.
 * @returns undefined when one with the same fingerprint is there already
 */
export async function storeApplication(
  transaction: Transaction<Tables>,
  trial: Trial,
  request: NewApplication,
): Promise<{ id: string; status: ApplicationStatus } | undefined> {
  const id = randomUUIDv7()
  const status: ApplicationStatus = request.codeFault === undefined ? 'verified' : 'unverified'
  if (!(await insertApplication(transaction, id, status, request, trial.now()))) return undefined
  await insertConsents(transaction, id, request)
  const registered: Registered = { ...request, status, salesEmail: trial.salesEmail }
  await enqueueMail(transaction, confirmationMail(registered), trial.now())
  await enqueueMail(transaction, salesMail(registered), trial.now())
  return { id, status }
}

/**
 * The same for the same content with the same code: two tabs, a refresh or a way back do not make two
 * applications. What goes along unseen (language, page, readiness report) may differ.
 */
export function fingerprintOf(trial: Trial, application: Application): string {
  const { email, code, name, telephone, address, product, marketingVersion } = application
  const marketing = String(marketingVersion !== undefined)
  return trial.secrets.seal('content', email, code, name, telephone, address, String(product), marketing)
}

/** The application with a fingerprint. */
export function findByFingerprint(transaction: Transaction<Tables>, fingerprint: string) {
  return transaction
    .selectFrom('trial_application')
    .select(['id', 'reference', 'status'])
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst()
}

/** Counts a wrong code against a client. Whoever knows an old code has read the mail and does not guess. */
export async function noteWrongTry(
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
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('trial_application')
    .values({
      id,
      reference,
      fingerprint,
      status,
      code_fault: codeFault ?? null,
      email: application.email,
      email_typed: application.emailTyped,
      name: application.name,
      telephone: application.telephone,
      address: application.address,
      product: application.product,
      lang: application.lang,
      source: application.source,
      readiness: application.readiness,
      received_at: receivedAt,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

async function insertConsents(
  transaction: Transaction<Tables>,
  applicationId: string,
  { application, network, receivedAt }: NewApplication,
): Promise<void> {
  const { consentVersion, marketingVersion, lang } = application
  const given = [
    { purpose: 'trial' as const, version: consentVersion },
    ...(marketingVersion === undefined ? [] : [{ purpose: 'marketing' as const, version: marketingVersion }]),
  ]
  const rows = given.map((consent) => ({
    ...consent,
    id: randomUUIDv7(),
    application_id: applicationId,
    lang,
    network,
    given_at: receivedAt,
  }))
  await transaction.insertInto('consent').values(rows).execute()
}
