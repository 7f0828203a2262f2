import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Kysely, sql } from 'kysely'
import { errorCode, errorMessage, OperatorError } from '../operator-error.ts'
import { postgresDialect } from './postgres-dialect.ts'
import { sqliteDialect } from './sqlite-dialect.ts'
import type { Database, Tables } from './tables.ts'

export interface DatabaseSettings {
  databaseUrl?: string | undefined
  dataDir: string
  /** How long PostgreSQL may be silent in the middle of a statement, ms; 0: as long as it likes. */
  silenceMs?: number
}

/** Name of the SQLite file in the data folder. */
const FILE_NAME = 'upstream.sqlite'

/**
 * Opens PostgreSQL when there is an address for it, else the SQLite file in the data folder, and makes sure
 * that it answers.
 * @throws OperatorError with what to do when it cannot be opened
 */
export async function openDatabase({ databaseUrl, dataDir, silenceMs }: DatabaseSettings): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl, silenceMs) : openSqlite(resolve(dataDir))
}

/** What is stored where, in words that hold no password. */
export function describeDatabase({ databaseUrl, dataDir }: DatabaseSettings): string {
  if (!databaseUrl) return join(dataDir, FILE_NAME)
  const { host, pathname } = new URL(databaseUrl)
  return `postgres://${host}${pathname}`
}

async function openPostgres(databaseUrl: string, silenceMs?: number): Promise<Database> {
  return connect(new Kysely<Tables>({ dialect: postgresDialect(databaseUrl, silenceMs) }), (error) => {
    const place = describeDatabase({ databaseUrl, dataDir: '' })
    return `Cannot use the database ${place}: ${errorMessage(error)}. Start it or correct DATABASE_URL; unset DATABASE_URL to use the embedded SQLite file.`
  })
}

async function openSqlite(dataDir: string): Promise<Database> {
  const file = join(dataDir, FILE_NAME)
  const advice = (error: unknown) =>
    `Cannot use the database file ${file}: ${errorMessage(error)}. Set DATA_DIR to a folder this user can write to${errorCode(error) === 'ERR_SQLITE_ERROR' ? ', or move the file away to start with a new one' : ''}.`
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new OperatorError(advice(error), { cause: error })
  }
  return connect(new Kysely<Tables>({ dialect: sqliteDialect(file) }), advice)
}

async function connect(db: Database, advice: (error: unknown) => string): Promise<Database> {
  try {
    await sql`select 1`.execute(db)
    return db
  } catch (error) {
    await db.destroy()
    throw new OperatorError(advice(error), { cause: error })
  }
}
