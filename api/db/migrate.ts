import fs from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, FileMigrationProvider, type Migration, Migrator } from 'kysely/migration'
import type { Database } from './tables.ts'

/**
 * Every change of the tables, in the order of the files' names. Add to the end; never change or remove one that has been
 * released, and only add (tables, columns with a default, indexes), so that the version before still runs.
 */
const files = new FileMigrationProvider({
  fs,
  path,
  migrationFolder: path.join(import.meta.dirname, 'migrations'),
  import: (file) => import(pathToFileURL(file).href),
})

/**
 * Brings the tables up to date, in one transaction on both databases; safe when two processes start at once.
 * @param last the step to stop at, for putting an older backup back; all without it
 * @throws the database's own error, or Kysely's when `last` is none of ours
 */
export async function migrate(db: Database, last?: string): Promise<void> {
  const known = await files.getMigrations()
  const later = await laterMigrations(db, known)
  const provider = { getMigrations: async () => ({ ...known, ...later }) }
  const migrator = new Migrator({ db, provider })
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last))
  if (error !== undefined) throw error
}

/**
 * What a newer version has already added, as steps that do nothing. Kysely refuses a database with unknown
 * steps; ours only ever add, so going back one version must work.
 */
async function laterMigrations(
  db: Database,
  known: Record<string, Migration>,
): Promise<Record<string, Migration>> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some((table) => table.name === DEFAULT_MIGRATION_TABLE)) return {}
  const { rows } = await sql<{
    name: string
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db)
  const unknown = rows.filter((row) => !(row.name in known))
  return Object.fromEntries(unknown.map((row) => [row.name, { up: async () => {} }]))
}
