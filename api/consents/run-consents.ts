import { OperatorError } from '../base/operator-error.ts'
import type { TrialSecrets } from '../base/trial-secrets.ts'
import { wrongCall } from '../command/operator-words.ts'
import { toCsv, toTable } from '../command/table-text.ts'
import { canonicalEmail } from '../contract/email.ts'
import type { Database } from '../db/tables.ts'
import { unsubscribeAddress, withdrawMarketingConsent } from './marketing-consent.ts'

export interface ConsentsPlace {
  db: Database
  secrets: TrialSecrets
  siteOrigin: string
  now: number
}

type Row = Record<(typeof COLUMNS)[number] | 'unsubscribe', string>

const COLUMNS = ['email', 'purpose', 'state', 'version', 'lang', 'givenAt', 'withdrawnAt'] as const

export const consentsUsage = `Usage:
  consents list [--csv]                      who agreed to what, and when; in CSV also where product news are given up
  consents withdraw person@firm.example      no more product news, such as after a letter
Product news may be sent to purpose "news", state "given" only, with the address of column "unsubscribe" in each.`

const COMMANDS = { list: '', withdraw: 'the address of the person' }

/**
 * One command about consents.
 * @returns what to print
 * @throws OperatorError when it makes no sense
 */
export async function runConsents(place: ConsentsPlace, words: string[], { csv = false }): Promise<string> {
  const [command, email, ...more] = words
  if (command === 'list' && email === undefined) {
    const rows = await listConsents(place)
    return csv ? toCsv([...COLUMNS, 'unsubscribe'], rows) : toTable(COLUMNS, rows)
  }
  if (command !== 'withdraw' || email === undefined || more.length > 0)
    throw wrongCall(words, COMMANDS, consentsUsage)
  const address = canonicalEmail(email)
  if (!address) throw new OperatorError(`"${email}" is no e-mail address.`)
  const ended = await withdrawMarketingConsent(place.db, address, place.now)
  return ended > 0 ? `${address}: withdrawn.\n` : `${address}: there was no consent to product news.\n`
}

/** Consents to product news, trial applications and accounts, newest first. */
async function listConsents(place: ConsentsPlace): Promise<Row[]> {
  const rows = [...(await news(place)), ...(await trials(place.db)), ...(await accounts(place.db))]
  return rows.sort((a, b) => (a.givenAt < b.givenAt ? 1 : -1))
}

async function news(place: ConsentsPlace): Promise<Row[]> {
  const rows = await place.db.selectFrom('marketing_consent').selectAll().execute()
  return rows.map((row) => {
    const { email, lang, version, confirmed, given_at, withdrawn_at } = row
    const state = withdrawn_at !== null ? 'withdrawn' : confirmed ? 'given' : 'unconfirmed'
    const unsubscribe = state === 'given' ? unsubscribeAddress(place, row) : ''
    const withdrawnAt = withdrawn_at === null ? '' : iso(withdrawn_at)
    return {
      email,
      lang,
      version,
      state,
      unsubscribe,
      purpose: 'news',
      givenAt: iso(given_at),
      withdrawnAt,
    }
  })
}

async function trials(db: Database): Promise<Row[]> {
  const rows = await db
    .selectFrom('consent')
    .innerJoin('trial_application as application', 'application.id', 'consent.application_id')
    .select(['email', 'consent.lang', 'version', 'given_at', 'status'])
    .where('purpose', '=', 'trial')
    .execute()
  return rows.map(({ given_at, status, ...row }) => ({
    ...row,
    purpose: 'trial',
    state: status === 'verified' ? 'given' : 'unconfirmed',
    givenAt: iso(given_at),
    withdrawnAt: '',
    unsubscribe: '',
  }))
}

async function accounts(db: Database): Promise<Row[]> {
  const rows = await db
    .selectFrom('account')
    .select(['email', 'lang', 'consent_version as version', 'created_at'])
    .execute()
  return rows.map(({ created_at, ...row }) => ({
    ...row,
    purpose: 'account',
    state: 'given',
    givenAt: iso(created_at),
    withdrawnAt: '',
    unsubscribe: '',
  }))
}

function iso(time: number): string {
  return new Date(time).toISOString()
}
