import { sql } from 'kysely'
import { migrate } from '../../api/db/migrate.ts'
import type { Database } from '../../api/db/tables.ts'
import { repairIndex } from '../../api/downloads/download-index.ts'
import { downloadRow } from '../../api/downloads/download-store.ts'
import type { Engine } from '../database/asked-queries.ts'
import { syntheticFile, syntheticPackage } from './synthetic-package.ts'

/** Records in one statement, 17 parameters each. */
const AT_ONCE = 1_000

/** Makes the tables and fills them: all records, then the index, as the program does with what it finds unindexed. */
export async function fillDatabase(db: Database, engine: Engine, count: number): Promise<void> {
  await migrate(db)
  for (let start = 0; start < count; start += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, count - start) }, (_, index) => start + index)
    const rows = numbers.map((number) => downloadRow(syntheticPackage(number), syntheticFile(number)))
    await db.insertInto('download').values(rows).execute()
  }
  await repairIndex(db)
  if (engine === 'PostgreSQL') await tidy(db)
}

/** What the server does by itself after a while. */
async function tidy(db: Database): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    await sql`vacuum analyze`.execute(connection)
    await sql`reset statement_timeout`.execute(connection)
  })
}
