import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { sql, type Transaction } from 'kysely'
import type { Database, Tables } from '../../api/db/tables.ts'
import type { BackupManifest } from './backup-manifest.ts'
import { tableOrder } from './table-order.ts'

/** Rows read at a time. */
const chunk = 1000

/**
 * Writes every table into a file of its own, a row a line as JSON: all of one moment, while the database is in use.
 * The form is the same for both databases, so a backup of one can be restored into the other.
 * @param isFile whether the database is the SQLite file
 */
export async function exportTables(
  db: Database,
  isFile: boolean,
  folder: string,
): Promise<NonNullable<BackupManifest['upstream']>> {
  const transaction = db.transaction().setAccessMode('read only')
  const snapshot = isFile ? transaction : transaction.setIsolationLevel('repeatable read')
  return snapshot.execute(async (trx) => {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(trx)
    const tables: Record<string, { rows: number; sha256: string }> = {}
    for (const table of tableOrder) {
      const chunks = isFile ? [streamOf(trx, table)] : cursorOf(trx, table)
      tables[table] = await writeRows(join(folder, `${table}.jsonl`), chunks)
    }
    return { migrations: rows.map(({ name }) => name), tables }
  })
}

type Rows = AsyncIterable<object> | Iterable<object>

function streamOf(trx: Transaction<Tables>, table: keyof Tables): Rows {
  return trx.selectFrom(table).selectAll().stream(chunk) as AsyncIterable<object>
}

async function* cursorOf(trx: Transaction<Tables>, table: keyof Tables): AsyncGenerator<Rows> {
  await sql`declare backup no scroll cursor for select * from ${sql.table(table)}`.execute(trx)
  for (let rows = [{}]; rows.length > 0; ) {
    rows = (await sql<object>`fetch ${sql.lit(chunk)} from backup`.execute(trx)).rows
    yield rows
  }
  await sql`close backup`.execute(trx)
}

async function writeRows(path: string, chunks: AsyncIterable<Rows> | Rows[]) {
  const hash = createHash('sha256')
  const file = await open(path, 'wx', 0o600)
  let rows = 0
  let lines = ''
  const flush = async () => {
    hash.update(lines)
    await file.appendFile(lines)
    lines = ''
  }
  try {
    for await (const part of chunks) {
      for await (const row of part) {
        lines += `${JSON.stringify(row)}\n`
        rows += 1
        if (rows % chunk === 0) await flush()
      }
    }
    await flush()
    await file.sync()
  } finally {
    await file.close()
  }
  return { rows, sha256: hash.digest('hex') }
}
