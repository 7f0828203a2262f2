import type { Recipients } from '#contract/staff/person-schema.ts'
import type { TrialSecrets } from '../base/trial-secrets.ts'
import { toCsv } from '../command/table-text.ts'
import type { Database } from '../db/tables.ts'
import { unsubscribeAddress } from './marketing-consent.ts'

export interface RecipientsPlace {
  db: Database
  secrets: TrialSecrets
  siteOrigins: readonly [string, ...string[]]
}

/** As many as are listed at once. */
const MOST = 50

/** @param q a part of the address */
export async function listRecipients(db: Database, q = ''): Promise<typeof Recipients.infer> {
  const all = await recipients(db)
  const found = all.filter(({ email_key }) => email_key.includes(q.trim().toLowerCase()))
  return { total: all.length, found: found.length, items: found.slice(0, MOST).map(shown) }
}

/** All recipients as a table, each with the address that ends the consent. */
export async function recipientsCsv({
  db,
  secrets,
  siteOrigins,
}: RecipientsPlace): Promise<{ csv: string; rows: number }> {
  const rows = (await recipients(db)).map((row) => ({
    ...shown(row),
    version: row.version,
    unsubscribe: unsubscribeAddress({ secrets, siteOrigin: siteOrigins[0] }, row),
  }))
  return { csv: toCsv(['email', 'lang', 'version', 'givenAt', 'unsubscribe'], rows), rows: rows.length }
}

type Row = Awaited<ReturnType<typeof recipients>>[number]

function shown({ email, lang, given_at }: Row) {
  return { email, lang, givenAt: new Date(Number(given_at)).toISOString() }
}

/** Each address once, by its newest consent. */
async function recipients(db: Database) {
  const rows = await db
    .selectFrom('marketing_consent')
    .selectAll()
    .where('withdrawn_at', 'is', null)
    .where('confirmed', '=', 1)
    .orderBy('given_at', 'desc')
    .execute()
  const seen = new Set<string>()
  return rows.filter(({ email_key }) => !seen.has(email_key) && seen.add(email_key))
}
