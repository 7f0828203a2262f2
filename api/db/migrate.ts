import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration'
import type { Database } from './tables.ts'

/**
 * Every change of the tables, in order, as SQL that SQLite and PostgreSQL both read. Add to the end; never change or
 * remove one that has been released, and only add (tables, columns with a default, indexes), so that the version
 * before still runs.
 */
const FOLDER = join(import.meta.dirname, 'migrations')

/**
 * Brings the tables up to date, in one transaction on both databases; safe when two processes start at once.
 * @param last the step to stop at, for putting an older backup back; all without it
 * @throws the database's own error, or Kysely's when `last` is none of ours
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
      // one statement at a time: that is what SQLite prepares
      for (const statement of (await readFile(file, 'utf8')).split(/;\s*$/m))
        if (statement.trim() !== '') await sql.raw(statement).execute(db)
    },
  }
}

/**
 * What a newer version has already added, as steps that do nothing. Kysely refuses a database with unknown
 * steps; ours only ever add, so going back one version must work.
 */
async function laterMigrations(db: Database, known: object): Promise<Record<string, Migration>> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some((table) => table.name === DEFAULT_MIGRATION_TABLE)) return {}
  const { rows } = await sql<{
    name: string
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db)
  const unknown = rows.filter((row) => !(row.name in known))
  return Object.fromEntries(unknown.map((row) => [row.name, { up: async () => {} }]))
}
