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
  })
  // An idle connection that breaks raises this; without a listener it would end the process.
  pool.on('error', (error) => logToStderr({ event: 'database-connection-lost', ...describeError(error) }))
  return pool
}

/** Counters and milliseconds fit a number; pg would hand a bigint over as text. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === BIGINT_OID && format !== 'binary') return Number
  return format === 'binary' ? pg.types.getTypeParser(oid, format) : pg.types.getTypeParser(oid)
}
