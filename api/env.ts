import { OperatorError } from './operator-error.ts'

export interface Env {
  /** PostgreSQL address; without one the embedded SQLite file in `dataDir` is used. */
  databaseUrl?: string | undefined
  /** Folder of the SQLite file. */
  dataDir: string
  /** 0 picks a free port. */
  port: number
  host: string
}

/**
 * Reads and checks the settings of the embedded upstream. The only reader of `process.env` in this folder.
 * An empty variable counts as not set.
 * @throws OperatorError naming the first setting that is wrong and what it must be
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  return {
    databaseUrl: readDatabaseUrl(source.DATABASE_URL),
    dataDir: source.DATA_DIR || '.data',
    port: readPort(source.API_PORT || '3003'),
    host: readHost(source.API_HOST || '127.0.0.1'),
  }
}

function readDatabaseUrl(value: string | undefined): string | undefined {
  if (!value) return undefined
  const protocol = URL.canParse(value) ? new URL(value).protocol : ''
  if (protocol === 'postgres:' || protocol === 'postgresql:') return value
  // The value may hold a password, so it is not repeated.
  throw new OperatorError(
    'DATABASE_URL is not a PostgreSQL address. Write postgres://user:password@host:5432/database, or unset it to use the embedded SQLite file.',
  )
}

function readPort(value: string): number {
  const port = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN
  if (port <= 65_535) return port
  throw new OperatorError(`API_PORT is "${value}". Set it to a number from 1 to 65535 (0 picks a free port).`)
}

function readHost(value: string): string {
  if (/^[\w.:-]+$/.test(value)) return value
  throw new OperatorError(`API_HOST is "${value}". Set it to an address of this machine, such as 127.0.0.1.`)
}
