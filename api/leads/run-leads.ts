import { OperatorError } from '../operator-error.ts'
import { toCsv, toTable } from './csv.ts'
import { eraseEverywhere, type LeadsPlace } from './erase-everywhere.ts'
import { findLeads, LEAD_COLUMNS, type Lead, type LeadFilter } from './lead.ts'
import { exportPerson } from './person.ts'
import { showLead } from './show-lead.ts'
import { findInInbox } from './site-inbox.ts'

export interface LeadsOptions {
  since?: string | undefined
  unverified?: boolean | undefined
  csv?: boolean | undefined
  email?: string | undefined
}

const USAGE = `Usage:
  leads list [--since 2026-11-01] [--unverified] [--csv]
  leads show T-XXXX-XXXX
  leads export [--since 2026-11-01] [--unverified] [--csv] [--output leads.csv]
  leads export --email person@firm.example    everything about a person, as JSON
  leads erase --email person@firm.example     deletes everything about a person`

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
  if (command === 'export') return list(place, options, options.csv ? asCsv : asJson)
  if (command === 'list')
    return list(place, options, options.csv ? asCsv : (leads) => toTable(SHORT_COLUMNS, leads))
  throw new OperatorError(USAGE)
}

async function list({ db }: LeadsPlace, options: LeadsOptions, render: (leads: Lead[]) => string) {
  const filter: LeadFilter = { since: momentOf(options.since), unverified: options.unverified }
  const leads = await findLeads(db, filter)
  return render(options.unverified ? leads.filter(({ status }) => status !== 'verified') : leads)
}

async function show({ db }: LeadsPlace, reference: string): Promise<string> {
  const found = await showLead(db, reference)
  if (!found) throw new OperatorError(`There is no application ${reference}.`)
  return asJson(found)
}

async function exportOne({ db, dataDir }: LeadsPlace, email: string): Promise<string> {
  return asJson({ ...(await exportPerson(db, email)), siteInbox: findInInbox(dataDir, email) ?? [] })
}

/** Who the audit log says it was. */
const COMMAND = { id: null, name: 'npm run leads' }

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

function asCsv(leads: Lead[]): string {
  return toCsv(LEAD_COLUMNS, leads)
}
