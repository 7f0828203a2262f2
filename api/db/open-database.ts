import { mkdirSync } from 'node:fs'
import type { Socket } from 'node:net'
import { join, resolve } from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { describeError, logToStderr } from '../base/log.ts'
import { errorCode, errorMessage, OperatorError } from '../base/operator-error.ts'
import { sqliteDialect } from './sqlite-dialect.ts'
import type { Database, Tables } from './tables.ts'

export interface DatabaseSettings {
  databaseUrl?: string | undefined
  dataDir: string
  /** ms PostgreSQL may be silent within a statement; 0: no limit */
  silenceMs?: number
  /** ms a statement of PostgreSQL may wait for a lock, if less than it may take */
  lockMs?: number
}

const FILE_NAME = 'upstream.sqlite'

/** PostgreSQL if configured, else a SQLite file. @throws OperatorError with the remedy */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const { databaseUrl, dataDir } = settings
  return databaseUrl ? openPostgres(databaseUrl, settings) : openSqlite(resolve(dataDir))
}

/** Location for logs, without password. */
export function describeDatabase({ databaseUrl, dataDir }: DatabaseSettings): string {
  if (!databaseUrl) return join(dataDir, FILE_NAME)
  const { host, pathname } = new URL(databaseUrl)
  return `postgres://${host}${pathname}`
}

async function openPostgres(databaseUrl: string, settings: DatabaseSettings): Promise<Database> {
  const dialect = new PostgresDialect({ pool: async () => openPool(databaseUrl, settings) })
  return connect(new Kysely<Tables>({ dialect }), (error) => {
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

const BIGINT_OID = 20

/** statement_timeout, ms. */
const STATEMENT_MS = 5_000
/** A silent connection counts as lost, ms. */
const SILENCE_MS = 7_000

/** Without a limit to silence there is none to a statement. */
function openPool(url: string, { silenceMs = SILENCE_MS, lockMs = 0 }: DatabaseSettings): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'upstream',
    max: 10,
    connectionTimeoutMillis: 2_000,
    // below the silence limit: a longer silence is then a connection in use
    idleTimeoutMillis: 5_000,
    types: { getTypeParser },
    onConnect: (client) => setSession(client, silenceMs === 0 ? 0 : STATEMENT_MS, lockMs),
  })
  // An idle connection's error; without a listener the process would exit.
  pool.on('error', (error) => logToStderr({ event: 'database-connection-lost', ...describeError(error) }))
  pool.on('connect', (client) => {
    // A connection in use: the statement fails with the same error and is logged there.
    client.on('error', () => {})
    endWhenSilent(client, silenceMs)
  })
  return pool
}

/** Half-open connections: without this, statements hang until TCP gives up after 15 minutes. */
function endWhenSilent(client: pg.ClientBase, silenceMs: number): void {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  stream.setTimeout(silenceMs, () => {
    stream.destroy(Object.assign(new Error('the database is silent'), { code: 'ETIMEDOUT' }))
  })
}

/**
 * SET, as PgBouncer refuses unknown startup parameters. Raises asynchronous commit to `on`, so that acknowledged
 * writes survive a power cut; stricter settings stay.
 */
async function setSession(client: pg.ClientBase, statementMs: number, lockMs: number): Promise<void> {
  await client.query(`set statement_timeout = ${statementMs}; set lock_timeout = ${lockMs}; set idle_in_transaction_session_timeout = 10000;
    select set_config('synchronous_commit', 'on', false)
    where current_setting('synchronous_commit', true) in ('off', 'local')`)
}

/** pg returns bigint as text; counters and milliseconds fit a number. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === BIGINT_OID && format !== 'binary') return Number
  return format === 'binary' ? pg.types.getTypeParser(oid, format) : pg.types.getTypeParser(oid)
}
