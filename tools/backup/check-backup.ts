import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type } from 'arktype'
import { Kysely, sql, type TableMetadata } from 'kysely'
import { errorMessage, OperatorError } from '../../api/base/operator-error.ts'
import { migrate } from '../../api/db/migrate.ts'
import { sqliteDialect } from '../../api/db/sqlite-dialect.ts'
import type { Tables } from '../../api/db/tables.ts'
import { SEALED_FILE, SECRET_FILE, Secrets } from './secrets.ts'

const count = 'number.integer >= 0'

/** Manifest of a backup. Written last: a folder without one is incomplete. */
const Manifest = type({
  format: '1',
  madeAt: 'string',
  'upstream?': {
    /** migrations applied, see api/db/migrate.ts */
    migrations: 'string[] > 0',
    tables: type({ '[string]': { rows: count, sha256: 'string' } }),
  },
  'inbox?': { rows: count, waiting: count, sha256: 'string' },
  /** whether it includes the secret file of the data folder */
  secret: 'boolean',
  /** whether it includes the environment's secrets, encrypted with a passphrase */
  'sealed?': 'boolean',
  /** fingerprints of the secrets in use */
  'fingerprints?': Secrets,
  files: count,
})

export type BackupManifest = typeof Manifest.infer
export type Table = TableMetadata & { name: keyof Tables }

/**
 * @param mayHoldNul whether text may contain U+0000: SQLite allows it, PostgreSQL does not
 * @throws OperatorError naming the file, and for a row also row and field
 */
export async function checkBackup(folder: string, tables: Table[], mayHoldNul: boolean): Promise<void> {
  const { upstream, inbox, secret, sealed, files } = await readManifest(folder)
  for (const table of tables)
    if (upstream) for await (const _ of readRows(folder, upstream, table, mayHoldNul));
  if (inbox) {
    const { rows, sha256 } = await describeInbox(join(folder, 'inbox.sqlite'))
    if (sha256 !== inbox.sha256 || rows !== inbox.rows) throw changed('inbox.sqlite')
  }
  if (secret) await readFile(join(folder, SECRET_FILE))
  if (sealed) await readFile(join(folder, SEALED_FILE))
  const found = files > 0 ? (await readdir(join(folder, 'files'))).length : 0
  if (found !== files) throw new OperatorError(`The folder files has ${found} files instead of ${files}.`)
}

/** @throws OperatorError when the backup is incomplete */
export async function readManifest(folder: string): Promise<BackupManifest> {
  try {
    return Manifest.assert(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')))
  } catch (error) {
    throw new OperatorError(`${folder} is no whole backup: ${errorMessage(error)}`, { cause: error })
  }
}

/**
 * Tables as of a migration step, in foreign key order.
 * @param last the last step to apply; default all
 * @throws OperatorError when this version lacks that step
 */
export async function readTables(last?: string): Promise<Table[]> {
  const db = new Kysely<Tables>({ dialect: sqliteDialect(':memory:') })
  try {
    await migrate(db, last).catch((error) => {
      throw new OperatorError(`The backup is of another version of the program: ${errorMessage(error)}.`)
    })
    const { rows } = await sql<{ name: string; parent: string }>`select m.name, f."table" as parent
      from sqlite_master as m join pragma_foreign_key_list(m.name) as f`.execute(db)
    const tables = (await db.introspection.getTables()) as Table[]
    const ordered = new Set<Table>()
    const add = (table: Table) => {
      for (const { name, parent } of rows)
        if (name === table.name) tables.filter((other) => other.name === parent).forEach(add)
      ordered.add(table)
    }
    tables.forEach(add)
    return [...ordered]
  } finally {
    await db.destroy()
  }
}

/**
 * Yields rows in batches, with the index of the first. Splits at \n only: node:readline also splits at U+2028 and
 * U+2029, which JSON leaves unescaped.
 * @throws OperatorError when a row does not fit its table, or the file does not match the manifest
 */
export async function* readRows(
  folder: string,
  { tables }: NonNullable<BackupManifest['upstream']>,
  table: Table,
  mayHoldNul: boolean,
): AsyncGenerator<{ rows: object[]; place: string }> {
  const file = `${table.name}.jsonl`
  const expected = tables[table.name]
  const hash = createHash('sha256')
  let total = 0
  let rest = ''
  for await (const chunk of createReadStream(join(folder, 'upstream', file), 'utf8')) {
    hash.update(chunk)
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    const first = total + 1
    const rows = lines.map((line) => rowIn(line, table, `${file}, row ${++total}`, mayHoldNul))
    if (rows.length > 0) yield { rows, place: `${file}, rows ${first} to ${total}` }
  }
  if (rest !== '') throw new OperatorError(`${file} ends in the middle of row ${total + 1}.`)
  if (total !== expected?.rows) throw new OperatorError(`${file} has ${total} rows, not ${expected?.rows}.`)
  if (hash.digest('hex') !== expected.sha256) throw changed(file)
}

function rowIn(line: string, { columns }: Table, place: string, mayHoldNul: boolean): object {
  let row: Record<string, unknown> | undefined
  try {
    row = Object(JSON.parse(line))
  } catch {
    throw new OperatorError(`${place} is no JSON.`)
  }
  const other = Object.keys(row ?? {}).find((name) => !columns.some((column) => column.name === name))
  if (other !== undefined) throw new OperatorError(`${place} has a field that its table has not: ${other}.`)
  for (const { name, dataType, isNullable } of columns) {
    const value = row?.[name]
    if (value === null && isNullable) continue
    const fits = /^(text|varchar)/i.test(dataType) ? typeof value === 'string' : Number.isSafeInteger(value)
    if (!fits) throw new OperatorError(`${place}: ${name} is no ${dataType.toLowerCase()}.`)
    if (!mayHoldNul && typeof value === 'string' && value.includes('\0'))
      throw new OperatorError(
        `${place}: ${name} has the character U+0000, which PostgreSQL cannot store. Restore into SQLite (without DATABASE_URL), take it out there, and make a new backup.`,
      )
  }
  return row ?? {}
}

/** @throws OperatorError when SQLite reports corruption */
export async function describeInbox(file: string): Promise<NonNullable<BackupManifest['inbox']>> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk)
  const inbox = new DatabaseSync(file, { readOnly: true })
  try {
    const [check] = inbox.prepare('pragma integrity_check').all()
    if (check?.integrity_check !== 'ok') throw changed(file)
    const row = inbox.prepare('select count(*) as rows, count(delivered_at) as gone from inbox').get()
    const rows = Number(row?.rows)
    return { rows, waiting: rows - Number(row?.gone), sha256: hash.digest('hex') }
  } finally {
    inbox.close()
  }
}

function changed(file: string): OperatorError {
  return new OperatorError(`${file} is not what was backed up: its checksum differs.`)
}
