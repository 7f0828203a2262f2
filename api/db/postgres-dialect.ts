import type { Socket } from 'node:net'
import { type Dialect, PostgresDialect } from 'kysely'
import pg from 'pg'
import { describeError, logToStderr } from '../log.ts'

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
export function postgresDialect(url: string, silenceMs = SILENCE_MS): Dialect {
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
