import { existsSync } from 'node:fs'
import { chmod, copyFile, cp, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from '../../api/db/open-database.ts'
import type { Database } from '../../api/db/tables.ts'
import { OperatorError } from '../../api/operator-error.ts'
import { type BackupManifest, readManifest } from './backup-manifest.ts'
import { importTables } from './import-tables.ts'
import { mustRestoreInbox, restoreInbox, setAside } from './inbox-copy.ts'
import type { Places } from './make-backup.ts'
import { tableOrder, unusedTables } from './table-order.ts'

/**
 * Puts a backup back, with the programs stopped. What is there already is replaced only with `force`: SQLite files
 * are moved aside, tables of PostgreSQL are dropped.
 * @throws OperatorError when the backup is not whole, or something is there already: before anything is written
 */
export async function restoreBackup(places: Places, from: string, force = false): Promise<BackupManifest> {
  const manifest = await readManifest(from)
  const { databaseUrl, dataDir, filesDir, filesBucket } = places
  if (filesBucket && manifest.files > 0)
    throw new OperatorError(
      `The backup holds ${manifest.files} files, and FILES_STORE names a bucket. Restore without FILES_STORE, then upload ${filesDir} to ${filesBucket.base} and set it again.`,
    )
  const target = join(dataDir, 'relay-secret')
  if (manifest.secret && !force) await refuseOther(join(from, 'relay-secret'), target)
  const [copy, inbox] = [join(from, 'inbox.sqlite'), join(dataDir, 'site', 'inbox.sqlite')]
  const withInbox =
    manifest.inbox && (await mustRestoreInbox(copy, inbox, manifest.inbox, { force, moves: !!databaseUrl }))
  if (manifest.upstream) {
    if (force && !databaseUrl) setAside(join(dataDir, 'upstream.sqlite'))
    const db = await openDatabase({ databaseUrl, dataDir, silenceMs: 0 })
    try {
      if (force && databaseUrl) await dropTables(db)
      await importTables(db, join(from, 'upstream'), manifest.upstream)
      if (!databaseUrl) await checkFile(db)
    } finally {
      await db.destroy()
    }
    if (manifest.files > 0) await cp(join(from, 'files'), filesDir, { recursive: true })
  }
  if (manifest.inbox && withInbox) await restoreInbox(copy, inbox, manifest.inbox)
  if (manifest.secret) {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    await copyFile(join(from, 'relay-secret'), target)
    await chmod(target, 0o600)
  }
  return manifest
}

/** Codes, references and links of the restored data are made with the secret they were made with. */
async function refuseOther(backedUp: string, target: string): Promise<void> {
  if (!existsSync(target) || (await readFile(target, 'utf8')) === (await readFile(backedUp, 'utf8'))) return
  throw new OperatorError(`There is another secret: ${target}. Use --force to replace it.`)
}

async function dropTables(db: Database): Promise<void> {
  const others = [...unusedTables, 'kysely_migration', 'kysely_migration_lock']
  for (const table of [...tableOrder.toReversed(), ...others])
    await db.schema.dropTable(table).ifExists().execute()
}

async function checkFile(db: Database): Promise<void> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
  const broken = await sql`pragma foreign_key_check`.execute(db)
  if (rows[0]?.integrity_check !== 'ok' || broken.rows.length > 0)
    throw new OperatorError(`The restored database is damaged: ${rows[0]?.integrity_check}`)
}
