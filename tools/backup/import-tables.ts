import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type InsertObject, sql, type Transaction } from 'kysely'
import { migrate } from '../../api/db/migrate.ts'
import type { Database, Tables } from '../../api/db/tables.ts'
import { OperatorError } from '../../api/operator-error.ts'
import { type BackupManifest, fileHash } from './backup-manifest.ts'
import { tableOrder } from './table-order.ts'

type Upstream = NonNullable<BackupManifest['upstream']>

/** Values in one statement; SQLite takes 32,766. */
const mostValues = 10_000

/**
 * Fills an empty database from a backup: the tables as they were then, the rows in one transaction, then the steps
 * that have come since.
 * @throws OperatorError when the backup is damaged or of a newer version, or the database is not empty
 */
export async function importTables(
  db: Database,
  folder: string,
  { migrations, tables }: Upstream,
): Promise<void> {
  for (const [table, { sha256 }] of Object.entries(tables)) {
    if ((await fileHash(join(folder, `${table}.jsonl`))) !== sha256)
      throw new OperatorError(`${table}.jsonl is not what was backed up: its checksum differs.`)
  }
  await refuseFull(db)
  const last = migrations.at(-1)
  if (last === undefined) throw new OperatorError('The backup is of a database without tables.')
  await migrate(db, last)
  await db.transaction().execute(async (trx) => {
    // the steps have put nothing in that the backup does not have
    for (const table of tableOrder.toReversed()) if (table in tables) await trx.deleteFrom(table).execute()
    for (const table of tableOrder) {
      const rows = table in tables ? await insertRows(trx, table, join(folder, `${table}.jsonl`)) : 0
      const expected = tables[table]?.rows ?? 0
      if (rows !== expected) throw new OperatorError(`${table} has ${rows} rows instead of ${expected}.`)
    }
  })
  await migrate(db)
}

/** Rows of a table that somebody made: not those of a fresh start. */
async function refuseFull(db: Database): Promise<void> {
  const existing = new Set((await db.introspection.getTables()).map(({ name }) => name))
  for (const table of tableOrder) {
    if (!existing.has(table)) continue
    const row = await db.selectFrom(table).select(sql`1`.as('one')).limit(1).executeTakeFirst()
    if (row)
      throw new OperatorError(`The database is not empty: ${table} has rows. Use --force to replace it.`)
  }
}

async function insertRows(trx: Transaction<Tables>, table: keyof Tables, path: string): Promise<number> {
  let count = 0
  let batch: object[] = []
  const flush = async () => {
    if (batch.length > 0)
      await trx
        .insertInto(table)
        .values(batch as InsertObject<Tables, typeof table>[])
        .execute()
    count += batch.length
    batch = []
  }
  for await (const line of createInterface({ input: createReadStream(path) })) {
    const row = JSON.parse(line) as object
    batch.push(row)
    if (batch.length * Object.keys(row).length >= mostValues) await flush()
  }
  await flush()
  return count
}
