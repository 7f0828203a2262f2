import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { isDatabaseTrouble } from '../db/database-trouble.ts'
import type { Database } from '../db/tables.ts'

/**
 * A text that changes when the words of an article, a position or a package are edited, also where they stay as long as
 * they were.
 *
 * PostgreSQL keeps with every row the number of the transaction that wrote it, so nothing has to be read or kept for
 * it. Elsewhere texts are read: all of positions and packages, and those of the newest articles, which are the ones
 * that are edited.
 */
export async function contentEdits(db: Database): Promise<string> {
  const isKnown = keepsTransactions.get(db)
  if (isKnown === false) return readTexts(db)
  try {
    const edits = await transactionsOf(db)
    keepsTransactions.set(db, true)
    return edits
  } catch (error) {
    if (isKnown || isDatabaseTrouble(error)) throw error
    keepsTransactions.set(db, false)
    return readTexts(db)
  }
}

/** Whether a database is one that keeps them, once it has been asked. */
const keepsTransactions = new WeakMap<Database, boolean>()

async function transactionsOf(db: Database): Promise<string> {
  const parts = (['news_text', 'news_body', 'job', 'job_text', 'download'] as const).map(
    (table) =>
      sql`select ${sql.lit(table)} as name, sum(xmin::text::bigint)::text as edits from ${sql.table(table)}`,
  )
  const { rows } = await sql`${sql.join(parts, sql` union all `)} order by name`.execute(db)
  return JSON.stringify(rows)
}

/** So many articles are 2 MB or so, read in a few milliseconds. */
const NEWEST = 300

async function readTexts(db: Database): Promise<string> {
  const hash = createHash('sha256')
  const newest = db
    .selectFrom('news')
    .select('id')
    .orderBy('publish_date', 'desc')
    .orderBy('id', 'desc')
    .limit(NEWEST)
  const inNewest = db.selectFrom(newest.as('newest')).select('id')
  for (const query of [
    db
      .selectFrom('news_text')
      .selectAll()
      .where('news_id', 'in', inNewest)
      .orderBy('news_id')
      .orderBy('lang'),
    db
      .selectFrom('news_body')
      .selectAll()
      .where('news_id', 'in', inNewest)
      .orderBy('news_id')
      .orderBy('lang'),
    db.selectFrom('job').selectAll().orderBy('id'),
    db.selectFrom('job_text').selectAll().orderBy('job_id').orderBy('lang'),
    db.selectFrom('download').selectAll().orderBy('released_at', 'desc').orderBy('id').limit(NEWEST),
  ])
    for (const row of await query.execute()) hash.update(JSON.stringify(row))
  return hash.digest('base64url')
}
