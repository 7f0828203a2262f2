import { mkdirSync } from 'node:fs'
import type { Socket } from 'node:net'
import { join, resolve } from 'node:path'
import { type Dialect, Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { describeError, logToStderr } from '../base/log.ts'
import { errorCode, errorMessage, OperatorError } from '../base/operator-error.ts'
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

const BIGINT_OID = 20

/** The server ends a statement by itself after this, ms. */
const STATEMENT_MS = 5_000
/** Whoever has said nothing at all by then is not there any more, ms. */
const SILENCE_MS = 7_000

/**
 * Kysely on PostgreSQL and what speaks its protocol.
 * @param url postgres://user:password@host:port/database
 * @param silenceMs how long a connection in use may be silent; 0 for ever, and statements may take as long as they like
 */
function postgresDialect(url: string, silenceMs = SILENCE_MS): Dialect {
  return new PostgresDialect({ pool: async () => openPool(url, silenceMs) })
}

function openPool(url: string, silenceMs: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'upstream',
    max: 10,
    connectionTimeoutMillis: 2_000,
    // shorter than the silence that is borne: what is silent longer is in use
    idleTimeoutMillis: 5_000,
    types: { getTypeParser },
    onConnect: (client) => setSession(client, silenceMs === 0 ? 0 : STATEMENT_MS),
  })
  // An idle connection that breaks raises this; without a listener it would end the process.
  pool.on('error', (error) => logToStderr({ event: 'database-connection-lost', ...describeError(error) }))
  pool.on('connect', (client) => {
    // The same of a connection in use, whose statement fails with the error as well and is logged there.
    client.on('error', () => {})
    endWhenSilent(client, silenceMs)
  })
  return pool
}

/**
 * A server behind a cut line, or one that is stopped, closes no connection: statements would wait for a quarter of an
 * hour, until the system gives up sending them.
 */
function endWhenSilent(client: pg.ClientBase, silenceMs: number): void {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  stream.setTimeout(silenceMs, () => {
    stream.destroy(Object.assign(new Error('the database is silent'), { code: 'ETIMEDOUT' }))
  })
}

/**
 * Timeouts, by statements: PgBouncer refuses startup parameters it does not know. And a server, or a role on it, can be
 * set to report commits that are not on its disk yet. What this program has acknowledged must survive a power cut, so
 * it asks for at least `on`; stricter settings stay.
 */
async function setSession(client: pg.ClientBase, statementMs: number): Promise<void> {
  await client.query(`set statement_timeout = ${statementMs}; set idle_in_transaction_session_timeout = 10000;
    select set_config('synchronous_commit', 'on', false)
    where current_setting('synchronous_commit', true) in ('off', 'local')`)
}

/** Counters and milliseconds fit a number; pg would hand a bigint over as text. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === BIGINT_OID && format !== 'binary') return Number
  return format === 'binary' ? pg.types.getTypeParser(oid, format) : pg.types.getTypeParser(oid)
}
