import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createQueryId, PostgresAdapter, type RootOperationNode, sql } from 'kysely'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import { migrate } from '../api/db/migrate.ts'
import { type DatabaseSettings, openDatabase } from '../api/db/open-database.ts'
import type { Database, Tables } from '../api/db/tables.ts'
import { createDatabase, startPostgres } from './postgres/postgres.ts'
import { hasPostgres } from './setup/tiers.ts'

export interface TestDatabase {
  /** Migrated and empty; there once the suite's first hook or test runs. */
  readonly db: Database
  /** For opening the same database a second time. */
  readonly settings: DatabaseSettings
}

interface Place {
  settings: DatabaseSettings
  remove: () => Promise<void>
}

/**
 * Runs the same suite on SQLite (a file) and on a real PostgreSQL, each with a fresh database for the suite.
 * PostgreSQL comes from the run's global setup (postgres-setup.ts), or else from a server started here.
 */
export function describeEachDatabase(name: string, suite: (database: TestDatabase) => void): void {
  describe(`${name} on SQLite`, () => suite(useDatabase(makeSqlite)))
  describe.runIf(hasPostgres)(`${name} on PostgreSQL`, () => suite(useDatabase(makePostgres)))
}

/** The same on SQLite alone, where what is tried depends on no statement of its own. */
export function describeSqlite(name: string, suite: (database: TestDatabase) => void): void {
  describe(name, () => suite(useDatabase(makeSqlite)))
}

/** Adds to a migrated database what the migration of a later version may: a table, and columns of others. */
export async function addAsLaterVersion(db: Database, tables: readonly (keyof Tables)[]): Promise<void> {
  for (const table of tables)
    await sql`alter table ${sql.table(table)} add column later text not null default 'x'`.execute(db)
  await db.schema.createTable('later').addColumn('id', 'text').execute()
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2030-01-01T00:00:00Z')`.execute(
    db,
  )
}

/** How the database would answer those statements of a piece of work whose text matches. */
export async function plansOf(
  db: Database,
  statement: RegExp,
  work: (db: Database) => Promise<unknown>,
): Promise<string[]> {
  const sent: RootOperationNode[] = []
  await work(
    db.withPlugin({
      transformQuery: ({ node }) => {
        sent.push(node)
        return node
      },
      transformResult: async ({ result }) => result,
    }),
  )
  const executor = db.getExecutor()
  const explain = executor.adapter instanceof PostgresAdapter ? 'explain' : 'explain query plan'
  const queries = sent.map((node) => executor.compileQuery(node, createQueryId()))
  return Promise.all(
    queries
      .filter(({ sql }) => statement.test(sql))
      .map(async (query) => {
        const { rows } = await db.executeQuery({ ...query, sql: `${explain} ${query.sql}` })
        return JSON.stringify(rows)
      }),
  )
}

function useDatabase(makePlace: () => Promise<Place>): TestDatabase {
  let opened: (TestDatabase & { place: Place }) | undefined
  const need = () => {
    if (!opened) throw new Error('The database is there only inside hooks and tests.')
    return opened
  }
  beforeAll(async () => {
    const place = await makePlace()
    const db = await openDatabase(place.settings)
    opened = { db, settings: place.settings, place }
    await migrate(db)
  }, 60_000)
  afterAll(async () => {
    await opened?.db.destroy()
    await opened?.place.remove()
  })
  return {
    get db() {
      return need().db
    },
    get settings() {
      return need().settings
    },
  }
}

async function makeSqlite(): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), 'test-sqlite-'))
  return { settings: { dataDir }, remove: () => rm(dataDir, { recursive: true, force: true }) }
}

async function makePostgres(): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), 'test-postgres-data-'))
  const name = `suite_${randomBytes(6).toString('hex')}`
  const shared = inject('postgresUrl') as string | undefined
  const server = shared ? undefined : await startPostgres()
  const databaseUrl = await createDatabase(shared ?? server?.url('postgres') ?? '', name)
  const remove = async () => {
    await server?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { settings: { databaseUrl, dataDir }, remove }
}
