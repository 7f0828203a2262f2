import { sql, type Transaction } from 'kysely'
import { isUuid } from '../contract/keys.ts'
import type { NewsHitsCounted } from '../contract/news-schema.ts'
import type { Tables } from '../db/tables.ts'

/**
 * Adds views to articles in one statement. Ids that are unknown, or are no ids, are left out: an article may
 * have been removed since it was seen.
 */
export async function addHits(
  transaction: Transaction<Tables>,
  hits: Record<string, number>,
): Promise<NewsHitsCounted> {
  const rows = Object.entries(hits)
    .filter(([id]) => isUuid(id))
    .map(([id, count]) => sql`(${id}, cast(${count} as bigint))`)
  if (rows.length === 0) return { counted: 0 }
  const { numAffectedRows } = await sql`
    with seen (id, count) as (values ${sql.join(rows)})
    update news set hits = news.hits + seen.count from seen where seen.id = news.id
  `.execute(transaction)
  return { counted: Number(numAffectedRows ?? 0) }
}
