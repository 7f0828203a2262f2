import {
  type ExpressionBuilder,
  HandleEmptyInListsPlugin,
  replaceWithNoncontingentExpression,
  sql,
  type Transaction,
} from 'kysely'
import { canonicalEmail, emailKey } from '#contract/email.ts'
import { deleteAccount } from '../accounts/accounts.ts'
import type { TrialSecrets } from '../base/trial-secrets.ts'
import { codeKey } from '../codes/code-limits.ts'
import { purgedNaming } from '../db/purged-rows.ts'
import { containsPattern } from '../db/search-text.ts'
import type { Database, Tables } from '../db/tables.ts'
import { transact } from '../db/transact.ts'
import { truncateLog } from '../db/truncate-log.ts'
import { type Act, recordAudit } from '../staff/audit/record-audit.ts'
import { forgetUndo } from '../staff/undo.ts'
import { type ApplicationFeed, enqueueErased } from '../trial/application-events.ts'
import { noteErased } from '../trial/erased-person.ts'
import { eraseFromInbox } from './site-inbox.ts'

/** Nothing is in an empty list; PostgreSQL would call it a mistake. */
const emptyLists = new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })

/** How many rows went, by table. */
type Counts = Record<string, number>

/**
 * Everything stored about a person, for them to have.
 * @param email in any spelling; upper and lower case are the same here, to be on the safe side
 */
export async function exportPerson(database: Database, email: string): Promise<Record<string, object[]>> {
  const db = database.withPlugin(emptyLists)
  const { applications, letters, references } = await traces(db, email)
  return {
    applications: await db
      .selectFrom('trial_application')
      .selectAll()
      .where('id', 'in', applications)
      .execute(),
    history: await db
      .selectFrom('lead_event')
      .selectAll()
      .where((where) => where.or([where('application_id', 'in', applications), notesNaming(email)]))
      .execute(),
    consents: await db
      .selectFrom('consent')
      .selectAll()
      .where('application_id', 'in', applications)
      .execute(),
    marketingConsents: await db
      .selectFrom('marketing_consent')
      .selectAll()
      .where('email_key', '=', personKey(email))
      .execute(),
    submissions: await db
      .selectFrom('idempotency_key')
      .selectAll()
      .where((where) =>
        where.or([where('application_id', 'in', applications), where('dead_letter_id', 'in', letters)]),
      )
      .execute(),
    deadLetters: await db.selectFrom('trial_dead_letter').selectAll().where('id', 'in', letters).execute(),
    codes: [
      ...(await db.selectFrom('trial_code').select(codeColumns).where(isPerson('email', email)).execute()),
      ...(await db
        .selectFrom('account_code')
        .select([...codeColumns, 'purpose'])
        .where('email', 'in', accountKeys(email))
        .execute()),
    ],
    mails: await db.selectFrom('mail').selectAll().where(isAbout(email, references)).execute(),
    accounts: await db
      .selectFrom('account')
      .select(['email', 'name', 'lang', 'consent_version', 'created_at', 'password_changed_at'])
      .where('email_key', '=', personKey(email))
      .execute(),
    sessions: await db
      .selectFrom('account_session as session')
      .innerJoin('account', 'account.id', 'session.account_id')
      .select(['session.created_at', 'session.seen_at'])
      .where('account.email_key', '=', personKey(email))
      .execute(),
    keptAside: (await purgedNaming(db, personKey(email))).map(({ name, body }) => ({ table: name, ...body })),
  }
}

/**
 * Deletes everything stored about a person, also what housekeeping has kept aside: applications with their history, consents and keys, consents to product news, notes elsewhere that
 * name the address, dead letters, codes, messages, also those to sales, and the account with its sessions. The audit log forgets which applications they were.
 * @returns what went; what goes with something else is not counted
 */
async function erasePerson({ db, secrets, feed }: LeadsPlace, email: string, act: Act): Promise<Counts> {
  return transact(db.withPlugin(emptyLists), async (transaction) => {
    const { applications, letters, references } = await traces(transaction, email)
    const mails = await transaction.deleteFrom('mail').where(isAbout(email, references)).executeTakeFirst()
    const codes = [
      await transaction.deleteFrom('trial_code').where(isPerson('email', email)).executeTakeFirst(),
      // an account that was begun may never have been opened
      await transaction
        .deleteFrom('account_code')
        .where('email', 'in', accountKeys(email))
        .executeTakeFirst(),
    ]
    const accounts = await accountsOf(transaction, email)
    for (const { id } of accounts) await deleteAccount(transaction, id)
    const notes = await transaction.deleteFrom('lead_event').where(notesNaming(email)).executeTakeFirst()
    await transaction.deleteFrom('trial_dead_letter').where('id', 'in', letters).execute()
    // what could be taken back for some seconds holds what was written before
    await forgetUndo(transaction, 'lead', ({ id }) => applications.includes(id))
    const named = await transaction
      .selectFrom('trial_application')
      .select(['id', 'reference'])
      .where('id', 'in', applications)
      .execute()
    await enqueueErased(transaction, feed, named, act.now)
    await transaction.deleteFrom('trial_application').where('id', 'in', applications).execute()
    const consents = await transaction
      .deleteFrom('marketing_consent')
      .where('email_key', '=', personKey(email))
      .executeTakeFirst()
    await transaction
      .updateTable('staff_audit')
      .set({ subject: 'leads/erased' })
      .where(
        'subject',
        'in',
        applications.map((id) => `leads/${id}`),
      )
      .execute()
    const purged = await purgedNaming(transaction, personKey(email))
    await transaction
      .deleteFrom('purged_row')
      .where(
        'id',
        'in',
        purged.map(({ id }) => id),
      )
      .execute()
    const aside = (table: keyof Tables) => purged.filter(({ name }) => name === table).length
    await noteErased(transaction, secrets, canonical(email), act.now)
    const detail = { applications: applications.length + aside('trial_application') }
    await recordAudit(transaction, act, 'leads.erased', 'leads', detail)
    return {
      applications: detail.applications,
      marketingConsents: Number(consents.numDeletedRows) + aside('marketing_consent'),
      deadLetters: letters.length + aside('trial_dead_letter'),
      mails: Number(mails.numDeletedRows) + aside('mail'),
      codes: codes.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0),
      accounts: accounts.length,
      notes: Number(notes.numDeletedRows),
    }
  })
}

const codeColumns = ['created_at', 'expires_at', 'used_at', 'tries'] as const

/** What codes for accounts are kept by. */
function accountKeys(email: string): string[] {
  return (['register', 'reset'] as const).map((purpose) => codeKey(purpose, personKey(email)))
}

/** Whether two addresses are the same person's. */
function isSameEmail(one: string, other: string): boolean {
  return personKey(one) === personKey(other)
}

function accountsOf(transaction: Transaction<Tables>, email: string) {
  return transaction.selectFrom('account').select('id').where('email_key', '=', personKey(email)).execute()
}

/** The ids of a person's applications and dead letters, and all references given for them. */
async function traces(db: Database | Transaction<Tables>, email: string) {
  const found = await db
    .selectFrom('trial_application')
    .select('id')
    .where(isPerson('email', email))
    .execute()
  const applications = found.map(({ id }) => id)
  const letters = await lettersNaming(db, email)
  const submissions = await db
    .selectFrom('idempotency_key')
    .select('reference')
    .where((where) =>
      where.or([where('application_id', 'in', applications), where('dead_letter_id', 'in', letters)]),
    )
    .execute()
  return { applications, letters, references: submissions.flatMap(({ reference }) => reference ?? []) }
}

/** Dead letters may name their sender anywhere. There are few of them, if any. */
async function lettersNaming(db: Database | Transaction<Tables>, email: string): Promise<string[]> {
  const letters = await db.selectFrom('trial_dead_letter').select(['id', 'email', 'body']).execute()
  const isNamed = (letter: { email: string; body: string }) =>
    isSameEmail(letter.email, email) || letter.body.toLowerCase().includes(personKey(email))
  return letters.filter(isNamed).map(({ id }) => id)
}

function isAbout(email: string, references: string[]) {
  return (where: ExpressionBuilder<Tables, 'mail'>) =>
    where.or([
      isPerson('person', email),
      isPerson('recipient', email),
      where('reference', 'in', references),
      // what several were handed over with
      where.and([
        where('kind', '=', 'staff'),
        where.or(references.map((reference) => where('text', 'like', `%${reference}%`))),
      ]),
    ])
}

/** Notes about others may name an address, too. */
function notesNaming(email: string) {
  return sql<boolean>`lower(new_value) like ${containsPattern(personKey(email))} escape '\\'`
}

function isPerson(column: 'email' | 'person' | 'recipient', email: string) {
  return sql<boolean>`lower(${sql.ref(column)}) = ${personKey(email)}`
}

/** What a person is found by, of an address in any spelling. */
export function personKey(email: string): string {
  return emailKey(canonical(email))
}

function canonical(email: string): string {
  return canonicalEmail(email) ?? email.trim()
}

export interface LeadsPlace {
  db: Database
  /** Where the site's inbox may be, too. */
  dataDir: string
  secrets: TrialSecrets
  feed: ApplicationFeed
}

/**
 * Deletes everything about a person from the database and from the site's inbox on this machine. What waits in an inbox
 * elsewhere is dropped when it is delivered.
 * @returns how many rows went; no `siteInbox` where there is none
 */
export async function eraseEverywhere(
  place: LeadsPlace,
  email: string,
  act: Act,
): Promise<Counts & { siteInbox?: number }> {
  const siteInbox = eraseFromInbox(place.dataDir, email)
  const counts = await erasePerson(place, email, act)
  // the log would still hold what was deleted
  await truncateLog(place.db)
  return { ...counts, ...(siteInbox === undefined ? {} : { siteInbox }) }
}
