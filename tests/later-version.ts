import { sql } from 'kysely'
import type { Database, Tables } from '../api/db/tables.ts'

/** Adds to a migrated database what the migration of a later version may: a table, and columns of others. */
export async function addAsLaterVersion(db: Database, tables: readonly (keyof Tables)[]): Promise<void> {
  for (const table of tables)
    await sql`alter table ${sql.table(table)} add column later text not null default 'x'`.execute(db)
  await db.schema.createTable('later').addColumn('id', 'text').execute()
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2030-01-01T00:00:00Z')`.execute(
    db,
  )
}
