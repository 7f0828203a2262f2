import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { chmod, copyFile, cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { type InsertObject, sql } from 'kysely'
import { errorCode, errorMessage, OperatorError } from '../../api/base/operator-error.ts'
import { migrate } from '../../api/db/migrate.ts'
import { openDatabase } from '../../api/db/open-database.ts'
import type { Database, Tables } from '../../api/db/tables.ts'
import {
  type BackupManifest,
  checkBackup,
  readManifest,
  readRows,
  readTables,
  type Table,
} from './check-backup.ts'
import type { Places } from './make-backup.ts'
import { carriedSecrets, fingerprintsOf, refuseOtherSecrets, SECRET_FILE, secretsInForce } from './secrets.ts'

/**
 * Restores everything or nothing; programs must be stopped. Existing data is replaced only with `force`: SQLite files
 * are moved aside, PostgreSQL tables dropped in the same transaction.
 * @throws OperatorError when the backup is incomplete, a program is running, or data exists
 */
export async function restoreBackup(places: Places, from: string, force = false): Promise<BackupManifest> {
  try {
    const manifest = await readManifest(from)
    const { upstream } = manifest
    const made = upstream ? await readTables(upstream.migrations.at(-1)) : []
    const unknown = Object.keys(upstream?.tables ?? {}).find((name) => !made.some((one) => one.name === name))
    if (unknown)
      throw new OperatorError(`The backup has a table that this version does not know: ${unknown}.`)
    const tables = made.filter(({ name }) => upstream?.tables[name])
    await checkBackup(from, tables, places.databaseUrl === undefined)
    const parts = await chooseParts(places, from, manifest, force)
    await putInPlace(places, from, { manifest, tables, parts, force })
    return manifest
  } catch (error) {
    // an error without a code is a bug: keep its stack
    if (!(error instanceof OperatorError) && errorCode(error) === '') throw error
    throw new OperatorError(`Nothing was restored. ${errorMessage(error)}`, { cause: error })
  }
}

type Plan = { manifest: BackupManifest; tables: Table[]; parts: string[]; force: boolean }

const database = 'upstream.sqlite'
const targetOf = (dataDir: string, name: string) =>
  name === 'inbox.sqlite' ? join(dataDir, 'site', name) : join(dataDir, name)

/** Files to replace. @throws OperatorError when one is in use, or may not be replaced */
async function chooseParts(
  { databaseUrl, dataDir, filesDir, filesBucket, secrets: settings = {}, passphrase }: Places,
  from: string,
  manifest: BackupManifest,
  force: boolean,
): Promise<string[]> {
  if (filesBucket && manifest.files > 0)
    throw new OperatorError(
      `The backup holds ${manifest.files} files, and FILES_STORE names a bucket. Restore without FILES_STORE, then upload ${filesDir} to ${filesBucket.base} and set it again.`,
    )
  const parts: string[] = []
  const inbox = targetOf(dataDir, 'inbox.sqlite')
  const stays = !force && databaseUrl !== undefined && existsSync(inbox)
  // a move to another database on the same machine keeps the current inbox
  if (manifest.inbox && !(stays && holdsAll(inbox, join(from, 'inbox.sqlite')))) parts.push('inbox.sqlite')
  if (manifest.upstream && databaseUrl === undefined) parts.push(database)
  for (const name of parts) {
    const file = targetOf(dataDir, name)
    if (!existsSync(file)) continue
    refuseInUse(file, name === database ? 'upstream' : 'site')
    if (!force && !(name === database && (await isEmptyFile(dataDir))))
      throw new OperatorError(`There is data already: ${file}. Use --force to move it aside and replace it.`)
  }
  const here = await secretsInForce(dataDir, settings)
  const carried = force && manifest.sealed && !passphrase ? {} : await carriedSecrets(from, passphrase)
  // a machine without a relay secret takes the backup's
  const takes = carried.RELAY_SECRET && !settings.RELAY_SECRET && (force || !here.RELAY_SECRET)
  if (!force && manifest.upstream)
    refuseOtherSecrets(
      manifest.fingerprints ?? fingerprintsOf(carried),
      takes ? { ...carried, ...here } : here,
    )
  return takes ? [...parts, SECRET_FILE] : parts
}

async function isEmptyFile(dataDir: string): Promise<boolean> {
  const db = await openDatabase({ dataDir })
  try {
    return (await firstWithRows(db)) === undefined
  } finally {
    await db.destroy()
  }
}

/** A process with the file open in WAL mode holds a shared lock, so switching the journal mode fails. */
function refuseInUse(file: string, program: 'upstream' | 'site'): void {
  const opened = new DatabaseSync(file)
  try {
    opened.exec('pragma journal_mode = delete')
  } catch (error) {
    if (Number(Object(error).errcode) !== 5) return
    const who = holdersOf(file).join(', ') || 'a process that cannot be told from here'
    const unit = program === 'site' ? "'deskcloud-site@*'" : 'deskcloud-upstream'
    throw new OperatorError(
      `The ${program} is running and has ${file} open: ${who}. Stop it (Ctrl-C where it runs, systemctl stop ${unit}, or docker compose stop), then restore again.`,
    )
  } finally {
    opened.close()
  }
}

/** PIDs with the file open, as far as /proc shows them. */
function holdersOf(file: string): string[] {
  if (process.platform !== 'linux') return []
  const path = realpathSync(file)
  return readdirSync('/proc').flatMap((pid) => {
    if (!/^\d+$/.test(pid) || Number(pid) === process.pid) return []
    try {
      const open = readdirSync(`/proc/${pid}/fd`).map((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`))
      if (!open.includes(path)) return []
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').join(' ').trim()
      return `process ${pid} (${command.slice(-80)})`
    } catch {
      // another user's process, or one that has ended
      return []
    }
  })
}

function holdsAll(file: string, copy: string): boolean {
  const inbox = new DatabaseSync(file, { timeout: 5_000 })
  try {
    inbox.prepare('attach database ? as copy').run(copy)
    return !inbox.prepare('select id from copy.inbox except select id from main.inbox limit 1').get()
  } finally {
    inbox.close()
  }
}

/** Prepares everything in a temporary folder, commits the database, then renames into place. */
async function putInPlace(places: Places, from: string, { manifest, tables, parts, force }: Plan) {
  const { databaseUrl, dataDir, filesDir } = places
  const newFolders = [await mkdir(dataDir, { recursive: true, mode: 0o700 })]
  const draft = await mkdtemp(join(dataDir, 'restore-'))
  try {
    for (const name of parts.filter((part) => part !== database)) {
      if (name === SECRET_FILE) {
        const { RELAY_SECRET } = await carriedSecrets(from, places.passphrase)
        await writeFile(join(draft, name), `${RELAY_SECRET}\n`)
      } else await copyFile(join(from, name), join(draft, name))
      await chmod(join(draft, name), 0o600)
    }
    if (manifest.files > 0) {
      newFolders.push(await mkdir(filesDir, { recursive: true }))
      await cp(join(from, 'files'), filesDir, { recursive: true })
    }
    if (manifest.upstream) {
      const db = await openDatabase({ databaseUrl, dataDir: draft, silenceMs: 0 })
      await fill(db, from, { manifest, tables, parts, force }).finally(() => db.destroy())
    }
    for (const name of parts) {
      const target = targetOf(dataDir, name)
      if (name !== SECRET_FILE) await setAside(target)
      await mkdir(dirname(target), { recursive: true, mode: 0o700 })
      await rename(join(draft, name), target)
    }
  } catch (error) {
    for (const folder of newFolders) if (folder) await rm(folder, { recursive: true, force: true })
    throw error
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** Moves a database file and its WAL aside: a restore deletes nothing. */
async function setAside(file: string): Promise<void> {
  const time = new Date().toISOString().replaceAll(/[:.]/g, '-')
  for (const part of ['', '-wal', '-shm'])
    if (existsSync(file + part)) await rename(file + part, `${file}.before-${time}${part}`)
}

/** One transaction: schema as of the backup, rows, then the later migrations. */
async function fill(db: Database, from: string, { manifest, tables, parts, force }: Plan): Promise<void> {
  const { upstream } = manifest
  if (!upstream) return
  const isFile = parts.includes(database)
  if (!isFile) await refuseOtherConnections(db)
  await db.transaction().execute(async (trx) => {
    if (!isFile && force) await dropTables(trx)
    const full = await firstWithRows(trx)
    if (full)
      throw new OperatorError(`The database has rows already, in ${full}. Use --force to replace them.`)
    await migrate(trx, upstream.migrations.at(-1))
    for (const table of tables) {
      for await (const { rows, place } of readRows(from, upstream, table, isFile)) {
        const insert = trx.insertInto(table.name).values(rows as InsertObject<Tables, keyof Tables>[])
        await insert.execute().catch((error) => {
          throw new OperatorError(`${place}: ${errorMessage(error)}. ${Object(error).detail ?? ''}`)
        })
      }
    }
    await migrate(trx)
  })
  if (!isFile) return
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
  if (rows[0]?.integrity_check !== 'ok')
    throw new OperatorError(`The restored database is damaged: ${rows[0]?.integrity_check}`)
}

/** Only recent queries show a running upstream: a pooler's idle connections are older. */
async function refuseOtherConnections(db: Database): Promise<void> {
  let found = await otherConnection(db)
  for (let look = 0; found && look < 4; look += 1) {
    await wait(500)
    found = await otherConnection(db)
  }
  if (!found) return
  const { name, address, pid } = found
  throw new OperatorError(
    `A program is running and uses the database: ${name} from ${address ?? 'this machine'}, connection ${pid} of PostgreSQL. Stop that program (Ctrl-C where it runs, systemctl stop deskcloud-upstream, or docker compose stop upstream), then restore again.`,
  )
}

async function otherConnection(db: Database) {
  const { rows } = await sql<{ pid: number; name: string; address: string | null }>`
    select pid, application_name as name, host(client_addr) as address from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name <> ''
      and state_change > now() - interval '10 seconds' limit 1`.execute(db)
  return rows[0]
}

async function firstWithRows(db: Database): Promise<string | undefined> {
  const existing = await db.introspection.getTables()
  for (const { name } of await readTables()) {
    if (!existing.some((table) => table.name === name)) continue
    if (await db.selectFrom(name).select(sql`1`.as('one')).limit(1).executeTakeFirst()) return name
  }
  return undefined
}

async function dropTables(db: Database): Promise<void> {
  const tables: string[] = (await readTables()).map(({ name }) => name).reverse()
  for (const table of [...tables, 'kysely_migration', 'kysely_migration_lock'])
    await db.schema.dropTable(table).ifExists().execute()
}
