import { createHash } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { chmod, cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pipeline } from 'node:stream/promises'
import { type Expression, sql, type Transaction } from 'kysely'
import { OperatorError } from '../../api/base/operator-error.ts'
import { knownMigrations } from '../../api/db/migrate.ts'
import { openDatabase } from '../../api/db/open-database.ts'
import type { Database, Tables } from '../../api/db/tables.ts'
import type { Bucket } from '../../api/files/bucket.ts'
import { type BackupManifest, checkBackup, describeInbox, readTables, type Table } from './check-backup.ts'
import {
  fingerprintsOf,
  SEALED_FILE,
  SECRET_FILE,
  type Secrets,
  sealSecrets,
  secretsInForce,
} from './secrets.ts'

/** What to back up, from the programs' settings. */
export type Places = {
  databaseUrl: string | undefined
  dataDir: string
  filesDir: string
  /** object storage used instead of `filesDir` */
  filesBucket?: Bucket | undefined
  /** from the environment */
  secrets?: Secrets
  /** encrypts the secrets in the backup */
  passphrase?: string | undefined
}

export type BackupOptions = { withoutFiles?: boolean; keepDays?: number; now?: number }

/**
 * Online backup of database, package files, inbox and secrets; verified before it gets its name.
 * @param to parent folder; each backup gets a folder named after its time
 * @returns the new folder
 * @throws OperatorError when there is nothing to back up, or files in a bucket were not excluded
 */
export async function makeBackup(places: Places, to: string, options: BackupOptions = {}): Promise<string> {
  const now = options.now ?? Date.now()
  if (places.filesBucket && !options.withoutFiles) throw new OperatorError(filesElsewhere(places.filesBucket))
  const name = new Date(now).toISOString().replaceAll(':', '-')
  const draft = join(to, `${name}.part`)
  await mkdir(to, { recursive: true, mode: 0o700 })
  await mkdir(draft, { mode: 0o700 })
  try {
    const { manifest, tables } = await copyAll(places, draft, options)
    const text = JSON.stringify({ ...manifest, madeAt: new Date(now).toISOString() }, null, 2)
    await writeFile(join(draft, 'manifest.json'), `${text}\n`, { mode: 0o600, flush: true })
    await checkBackup(draft, tables, true)
    await rename(draft, join(to, name))
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
  if (options.keepDays !== undefined) await removeOld(to, now - options.keepDays * 86_400_000)
  return join(to, name)
}

/** Guards against backing up an empty local folder while the files are in a bucket. */
function filesElsewhere({ base }: Bucket): string {
  return `The packages' files are in ${base}, which this command does not copy. Switch on the bucket's own versioning and replication, and use --without-files.`
}

async function copyAll(places: Places, folder: string, { withoutFiles = false }: BackupOptions) {
  const manifest: Omit<BackupManifest, 'madeAt'> = { format: 1, secret: false, files: 0 }
  let tables: Table[] = []
  const { databaseUrl, dataDir, filesDir, secrets: settings = {}, passphrase } = places
  const isFile = databaseUrl === undefined
  if (!isFile || existsSync(join(dataDir, 'upstream.sqlite'))) {
    await mkdir(join(folder, 'upstream'), { mode: 0o700 })
    const db = await openDatabase({ databaseUrl, dataDir, silenceMs: 0 })
    try {
      const made = await exportTables(db, isFile, join(folder, 'upstream'))
      tables = made.tables
      manifest.upstream = made.upstream
    } finally {
      await db.destroy()
    }
    // after the rows: every file they reference exists already
    if (!withoutFiles && existsSync(filesDir)) {
      // drafts: uploads still in progress
      const filter = (path: string) => !path.endsWith('.part')
      await cp(filesDir, join(folder, 'files'), { recursive: true, filter })
      manifest.files = (await readdir(join(folder, 'files'))).length
    }
  }
  const inbox = join(dataDir, 'site', 'inbox.sqlite')
  if (existsSync(inbox)) manifest.inbox = await copyInbox(inbox, join(folder, 'inbox.sqlite'))
  const secrets = await secretsInForce(dataDir, settings)
  manifest.fingerprints = fingerprintsOf(secrets)
  if (passphrase && Object.keys(secrets).length > 0) {
    await writeFile(join(folder, SEALED_FILE), sealSecrets(secrets, passphrase), { mode: 0o600 })
    manifest.sealed = true
  } else if (secrets.RELAY_SECRET && !settings.RELAY_SECRET) {
    await writeFile(join(folder, SECRET_FILE), `${secrets.RELAY_SECRET}\n`, { mode: 0o600 })
    manifest.secret = true
  }
  if (!manifest.upstream && !manifest.inbox)
    throw new OperatorError(`There is nothing to back up in ${dataDir}. Set DATA_DIR or DATABASE_URL.`)
  return { manifest, tables }
}

/**
 * Exports every table as JSON lines in one snapshot, of a database that a newer version has added to what this one knows
 * and so can restore. The format is portable between SQLite and PostgreSQL.
 */
async function exportTables(db: Database, isFile: boolean, folder: string) {
  const transaction = db.transaction().setAccessMode('read only')
  const snapshot = isFile ? transaction : transaction.setIsolationLevel('repeatable read')
  return snapshot.execute(async (trx) => {
    const migrations = await knownMigrations(trx)
    const tables = await readTables(migrations.at(-1))
    const counts: Record<string, { rows: number; sha256: string }> = {}
    for (const { name, columns } of tables) {
      const query = trx.selectFrom(name).select(columns.map((column) => sql.ref(column.name).as(column.name)))
      const all = isFile ? query.stream() : cursorOf(trx, query)
      // what is being forgotten would be kept as long again
      const kept = name === 'purged_row' ? noRows() : all
      counts[name] = await writeRows(join(folder, `${name}.jsonl`), kept)
    }
    return { tables, upstream: { migrations, tables: counts } }
  })
}

async function* noRows(): AsyncGenerator<object> {}

async function* cursorOf(trx: Transaction<Tables>, query: Expression<unknown>): AsyncGenerator<object> {
  await sql`declare backup no scroll cursor for ${query}`.execute(trx)
  for (let rows = [{}]; rows.length > 0; yield* rows)
    rows = (await sql<object>`fetch 200 from backup`.execute(trx)).rows
  await sql`close backup`.execute(trx)
}

async function writeRows(path: string, all: AsyncIterable<object>) {
  const hash = createHash('sha256')
  let rows = 0
  const lines = async function* () {
    for await (const row of all) {
      const line = `${JSON.stringify(row)}\n`
      hash.update(line)
      rows += 1
      yield line
    }
  }
  await pipeline(lines, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }))
  return { rows, sha256: hash.digest('hex') }
}

/** Online copy of the inbox (SQLite). */
async function copyInbox(from: string, to: string) {
  const inbox = new DatabaseSync(from, { timeout: 5_000 })
  try {
    inbox.prepare('vacuum into ?').run(to)
  } finally {
    inbox.close()
  }
  await chmod(to, 0o600)
  return describeInbox(to)
}

async function removeOld(folder: string, before: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const [, day, hour, minute] = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-\d\d\.\d+Z(?:\.part)?$/.exec(name) ?? []
    if (day && Date.parse(`${day}T${hour}:${minute}Z`) < before)
      await rm(join(folder, name), { recursive: true })
  }
}
