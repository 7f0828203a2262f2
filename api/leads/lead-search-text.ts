import type { Database } from '../db/tables.ts'
import { containsPattern, foldForSearch } from '../search-text.ts'

interface Searched {
  name: string
  company: string
  address: string
  reference: string
  telephone: string
  telephone_e164: string
}

/** An index row of PostgreSQL has 2,704 bytes; a character may be long. */
const MAX_UNITS = 400

/** The column `search_text`: the reference with and without its dashes, the digits of the telephone, names. */
export function leadSearchText({ name, company, address, reference, ...numbers }: Searched): string {
  const digits = [numbers.telephone, numbers.telephone_e164].map(compact)
  const texts = [reference, compact(reference), ...digits, name, company, address]
  return foldForSearch(texts.join(' ')).slice(0, MAX_UNITS).toWellFormed()
}

/** Patterns of what was typed, of which one has to be found: as it is, and without what separates digits. */
export function leadSearchPatterns(typed: string): string[] {
  return [...new Set([typed, compact(typed)].map(foldForSearch))].filter(Boolean).map(containsPattern)
}

function compact(text: string): string {
  return text.normalize('NFKC').replace(/[\s()+.\p{Pd}]/gu, '')
}

const BATCH = 500

/** Fills the column in for applications that the version before has taken. */
export async function fillLeadSearchTexts(db: Database): Promise<void> {
  for (;;) {
    const rows = await db
      .selectFrom('trial_application')
      .select(['id', 'name', 'company', 'address', 'reference', 'telephone', 'telephone_e164'])
      .where('search_text', '=', '')
      .limit(BATCH)
      .execute()
    for (const row of rows)
      await db
        .updateTable('trial_application')
        .set({ search_text: leadSearchText(row) })
        .where('id', '=', row.id)
        .where('search_text', '=', '')
        .execute()
    if (rows.length < BATCH) return
  }
}
