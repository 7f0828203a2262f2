import { sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration'
import * as news from './migrations/0001-news.ts'
import * as jobs from './migrations/0002-jobs.ts'
import * as requests from './migrations/0003-requests.ts'
import * as trial from './migrations/0004-trial.ts'
import * as mail from './migrations/0005-mail.ts'
import * as accounts from './migrations/0006-accounts.ts'
import * as downloads from './migrations/0007-downloads.ts'
import * as downloadBlocks from './migrations/0008-download-blocks.ts'
import * as sampleDownloads from './migrations/0009-sample-downloads.ts'
import type { Database } from './tables.ts'

/**
 * Every change of the tables, in order. Add to the end; never change or remove one that has been released,
 * and only add (tables, columns with a default, indexes), so that the version before still runs.
 */
const MIGRATIONS: Record<string, Migration> = {
  '0001-news': news,
  '0002-jobs': jobs,
  '0003-requests': requests,
  '0004-trial': trial,
  '0005-mail': mail,
  '0006-accounts': accounts,
  '0007-downloads': downloads,
  '0008-download-blocks': downloadBlocks,
  '0009-sample-downloads': sampleDownloads,
}

/**
 * Brings the tables up to date, in one transaction on both databases; safe when two processes start at once.
 * @param last the step to stop at, for putting an older backup back; all without it
 * @throws the database's own error, or Kysely's when `last` is none of ours
 */
export async function migrate(db: Database, last?: string): Promise<void> {
  const later = await laterMigrations(db)
  const provider = { getMigrations: async () => ({ ...MIGRATIONS, ...later }) }
  const migrator = new Migrator({ db, provider })
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last))
  if (error !== undefined) throw error
}

/**
 * What a newer version has already added, as steps that do nothing. Kysely refuses a database with unknown
 * steps; ours only ever add, so going back one version must work.
 */
async function laterMigrations(db: Database): Promise<Record<string, Migration>> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some((table) => table.name === DEFAULT_MIGRATION_TABLE)) return {}
  const { rows } = await sql<{
    name: string
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db)
  const unknown = rows.filter((row) => !(row.name in MIGRATIONS))
  return Object.fromEntries(unknown.map((row) => [row.name, { up: async () => {} }]))
}
