import { type Dialect, PostgresDialect } from 'kysely'
import pg from 'pg'
import { describeError, logToStderr } from '../log.ts'

const BIGINT_OID = 20

/**
 * Kysely on PostgreSQL and what speaks its protocol.
 * @param url postgres://user:password@host:port/database
 */
export function postgresDialect(url: string): Dialect {
  return new PostgresDialect({ pool: async () => openPool(url) })
}

function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'upstream',
    max: 10,
    connectionTimeoutMillis: 2_000,
    statement_timeout: 5_000,
    idle_in_transaction_session_timeout: 10_000,
    types: { getTypeParser },
    onConnect: commitToDisk,
  })
  // An idle connection that breaks raises this; without a listener it would end the process.
  pool.on('error', (error) => logToStderr({ event: 'database-connection-lost', ...describeError(error) }))
  return pool
}

/**
 * A server, or a role on it, can be set to report commits that are not on its disk yet. What this program has
 * acknowledged must survive a power cut, so it asks for at least `on`; stricter settings stay.
 */
async function commitToDisk(client: pg.ClientBase): Promise<void> {
  await client.query(
    "select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit', true) in ('off', 'local')",
  )
}

/** Counters and milliseconds fit a number; pg would hand a bigint over as text. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === BIGINT_OID && format !== 'binary') return Number
  return format === 'binary' ? pg.types.getTypeParser(oid, format) : pg.types.getTypeParser(oid)
}
