import { setImmediate } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import { cut, foldForSearch } from '#contract/typed-text.ts'
import type { Database, Tables } from '../db/tables.ts'
import { transact } from '../db/transact.ts'
import type { FieldColumns } from './fields.ts'
import { companyDomain } from './known-company.ts'

/** Lines of text that are found by their words. */
const LINES = ['name', 'address'] as const satisfies (keyof FieldColumns)[]

interface Searched extends Record<(typeof LINES)[number], string> {
  company: string
  reference: string
  email: string
  telephone: string
  telephone_e164: string
}

/** An index row of PostgreSQL has 2,704 bytes; a character may be long. */
const MAX_UNITS = 400

/** The column `search_text`: the reference with and without its dashes, the digits of the telephone, names, the company's domain. */
export function leadSearchText(searched: Searched): string {
  const { company, reference, email, telephone, telephone_e164 } = searched
  const numbers = [reference, compact(reference), compact(telephone), compact(telephone_e164)]
  const texts = [...numbers, company, companyDomain(email), ...LINES.map((name) => searched[name])]
  return cut(foldForSearch(texts.join(' ')), MAX_UNITS)
}

/** Without what separates digits. */
export function compact(text: string): string {
  return text.normalize('NFKC').replace(/[\s()+.\p{Pd}]/gu, '')
}

/** A few milliseconds of SQLite, which answers nobody else meanwhile. */
const BATCH = 100

/**
 * Fills the column in for applications that the version before has taken, a batch and a commit at a time.
 * @throws AbortError between two batches, once the signal is aborted
 */
export async function fillLeadSearchTexts(db: Database, signal?: AbortSignal): Promise<void> {
  for (let isDone = false; !isDone; ) {
    isDone = await transact(db, fillBatch)
    // others are answered between two batches
    await setImmediate(undefined, { signal })
  }
}

/** @returns whether there were no more */
async function fillBatch(transaction: Transaction<Tables>): Promise<boolean> {
  const rows = await transaction
    .selectFrom('trial_application')
    .select([...LINES, 'id', 'company', 'reference', 'email', 'telephone', 'telephone_e164'])
    .where('search_text', '=', '')
    .limit(BATCH)
    .execute()
  for (const row of rows)
    await transaction
      .updateTable('trial_application')
      .set({ search_text: leadSearchText(row) })
      .where('id', '=', row.id)
      .where('search_text', '=', '')
      .execute()
  return rows.length < BATCH
}
