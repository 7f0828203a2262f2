import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration'
import type { Database } from './tables.ts'

/** Migrations in SQL for both databases; how one is added: CONTRIBUTING.md, "A migration". */
const FOLDER = join(import.meta.dirname, 'migrations')

/**
 * One transaction; safe when two processes start at once.
 * @param last step to stop at, for restoring an older backup
 */
export async function migrate(db: Database, last?: string): Promise<void> {
  const known = await readMigrations()
  const later = await laterMigrations(db, known)
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...known, ...later }) } })
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last))
  if (error !== undefined) throw error
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = await readdir(FOLDER)
  return Object.fromEntries(files.map((file) => [basename(file, '.sql'), migrationIn(join(FOLDER, file))]))
}

function migrationIn(file: string): Migration {
  return {
    up: async (db) => {
      // SQLite prepares one statement at a time
      for (const statement of (await readFile(file, 'utf8')).split(/;\s*$/m))
        if (statement.trim() !== '') await sql.raw(statement).execute(db)
    },
  }
}

/** No-ops for a newer version's migrations: Kysely refuses unknown ones, but ours are additive. */
async function laterMigrations(db: Database, known: object): Promise<Record<string, Migration>> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some((table) => table.name === DEFAULT_MIGRATION_TABLE)) return {}
  const unknown = (await appliedTo(db)).filter((name) => !(name in known))
  return Object.fromEntries(unknown.map((name) => [name, { up: async () => {} }]))
}

/** Of the migrations applied, those this version has: going back a version leaves the others in the database. */
export async function knownMigrations(db: Database): Promise<string[]> {
  const known = await readMigrations()
  return (await appliedTo(db)).filter((name) => name in known)
}

async function appliedTo(db: Database): Promise<string[]> {
  const table = sql.table(DEFAULT_MIGRATION_TABLE)
  const { rows } = await sql<{ name: string }>`select name from ${table} order by name`.execute(db)
  return rows.map(({ name }) => name)
}
