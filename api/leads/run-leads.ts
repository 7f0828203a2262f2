import { OperatorError } from '../base/operator-error.ts'
import { wrongCall } from '../command/operator-words.ts'
import { toTable } from '../command/table-text.ts'
import { spellReference } from '../contract/reference.ts'
import type { Database } from '../db/tables.ts'
import { transact } from '../db/transact.ts'
import { recordAudit } from '../staff/audit/record-audit.ts'
import { findLeads, type Lead, type LeadFilter, leadsCsv } from './lead.ts'
import { eraseEverywhere, exportPerson, type LeadsPlace } from './person.ts'
import { findInInbox } from './site-inbox.ts'

export interface LeadsOptions {
  since?: string | undefined
  unverified?: boolean | undefined
  csv?: boolean | undefined
  email?: string | undefined
}

export const leadsUsage = `Usage:
  leads list [--since 2026-11-01] [--unverified] [--csv]
  leads show T-XXXX-XXXX
  leads export [--since 2026-11-01] [--unverified] [--csv] [--output leads.csv]
  leads export --email person@firm.example    everything about a person, as JSON
  leads erase --email person@firm.example     deletes everything about a person`

const COMMANDS = { list: '', show: 'a reference', export: '', erase: '--email, the address of the person' }

/** What fits into a line of a terminal. */
const SHORT_COLUMNS = ['reference', 'status', 'receivedAt', 'name', 'telephone', 'email', 'product']

/**
 * One command about trial applications.
 * @param words the command and what it is about, such as `show T-4G7K-0M2X`
 * @returns what to print
 * @throws OperatorError when it makes no sense
 */
export async function runLeads(place: LeadsPlace, words: string[], options: LeadsOptions): Promise<string> {
  const [command, ...rest] = words
  if (command === 'show' && rest[0]) return show(place, rest[0])
  if (command === 'erase' && options.email) return erase(place, options.email)
  if (command === 'export' && options.email) return exportOne(place, options.email)
  if (command === 'export') return list(place, options, options.csv ? leadsCsv : asJson, true)
  if (command === 'list')
    return list(place, options, options.csv ? leadsCsv : (leads) => toTable(SHORT_COLUMNS, leads))
  throw wrongCall(
    [command, rest[0]].flatMap((word) => word ?? []),
    COMMANDS,
    leadsUsage,
  )
}

async function list(
  { db }: LeadsPlace,
  options: LeadsOptions,
  render: (leads: Lead[]) => string,
  isExport = false,
) {
  const filter: LeadFilter = { since: momentOf(options.since), unverified: options.unverified }
  const leads = await findLeads(db, filter)
  const chosen = options.unverified ? leads.filter(({ status }) => status !== 'verified') : leads
  if (isExport) await noteExport(db, chosen.length)
  return render(chosen)
}

async function show({ db }: LeadsPlace, reference: string): Promise<string> {
  const found = await showLead(db, reference)
  if (!found) throw new OperatorError(`There is no application ${reference}.`)
  return asJson(found)
}

async function exportOne({ db, dataDir }: LeadsPlace, email: string): Promise<string> {
  const person = await exportPerson(db, email)
  await noteExport(db, person.applications?.length ?? 0)
  return asJson({ ...person, siteInbox: findInInbox(dataDir, email) ?? [] })
}

/** Who the audit log says it was. */
const COMMAND = { id: null, name: 'npm run leads' }

async function noteExport(db: Database, rows: number): Promise<void> {
  const act = { by: COMMAND, now: Date.now() }
  await transact(db, (transaction) => recordAudit(transaction, act, 'leads.exported', 'leads', { rows }))
}

async function erase(place: LeadsPlace, email: string): Promise<string> {
  const act = { by: COMMAND, now: Date.now() }
  const { siteInbox = 'not on this machine', ...counts } = await eraseEverywhere(place, email, act)
  return asJson({ erased: { ...counts, siteInbox } })
}

function momentOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const moment = Date.parse(text)
  if (!Number.isNaN(moment)) return moment
  throw new OperatorError(`--since is "${text}". Write a date such as 2026-11-01 or 2026-11-01T08:00:00Z.`)
}

function asJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

/** Everything stored about one reference, as rows of the tables they are in. */
type Record = { [table: string]: object[] }

/**
 * An application or dead letter with its consents, keys and messages.
 * @param reference in any case, with or without its dashes; also one given for a second copy of the same content
 * @returns undefined when there is none
 */
async function showLead(db: Database, reference: string): Promise<Record | undefined> {
  const key = await db
    .selectFrom('idempotency_key')
    .select(['application_id', 'dead_letter_id'])
    .where('reference', '=', spellReference(reference))
    .executeTakeFirst()
  if (!key) return undefined
  const { application_id, dead_letter_id } = key
  return application_id ? application(db, application_id) : deadLetter(db, dead_letter_id ?? '')
}

async function application(db: Database, id: string): Promise<Record> {
  const rows = await db.selectFrom('trial_application').selectAll().where('id', '=', id).execute()
  const references = rows.map((row) => row.reference)
  return {
    application: rows,
    consents: await db.selectFrom('consent').selectAll().where('application_id', '=', id).execute(),
    marketingConsents: await db
      .selectFrom('marketing_consent')
      .selectAll()
      .where('reference', 'in', references)
      .execute(),
    submissions: await db
      .selectFrom('idempotency_key')
      .selectAll()
      .where('application_id', '=', id)
      .execute(),
    mails: await mailsAbout(db, references),
    history: await db
      .selectFrom('lead_event')
      .selectAll()
      .where('application_id', '=', id)
      .orderBy('id')
      .execute(),
  }
}

async function deadLetter(db: Database, id: string): Promise<Record> {
  const submissions = await db
    .selectFrom('idempotency_key')
    .selectAll()
    .where('dead_letter_id', '=', id)
    .execute()
  return {
    deadLetter: await db.selectFrom('trial_dead_letter').selectAll().where('id', '=', id).execute(),
    submissions,
    mails: await mailsAbout(
      db,
      submissions.flatMap(({ reference }) => reference ?? []),
    ),
  }
}

function mailsAbout(db: Database, references: string[]) {
  return db
    .selectFrom('mail')
    .select(['kind', 'recipient', 'status', 'attempts', 'last_fault', 'created_at', 'finished_at'])
    .where('reference', 'in', references)
    .orderBy('created_at')
    .execute()
}
