import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Type, type } from 'arktype'
import type { Transaction } from 'kysely'
import { errorCode, errorMessage, OperatorError } from '../base/operator-error.ts'
import type { Database, Tables } from '../db/tables.ts'
import { transact } from '../db/transact.ts'
import { CompatibilitySeed, insertCompatibility } from '../downloads/compatibility-store.ts'
import { insertPackage, PackageSeed } from '../downloads/package-seed.ts'
import { insertJob, JobSeed } from '../jobs/job-store.ts'
import { insertNews, NewsSeed } from '../news/news-store.ts'

export const SEED_DIR = join(import.meta.dirname, '..', 'seed')

/**
 * One transaction per resource, so that a restart continues after a crash. Seeds once, even after deletion and with
 * concurrent starts.
 * @param seedDir has `news/*.json`, `jobs/*.json`, `packages/*.json` and `compatibility/*.json`
 * @throws OperatorError naming an invalid file
 */
export async function seed(db: Database, seedDir: string, now: number): Promise<void> {
  const read = <T extends { id: string }>(name: string, schema: Type<T>) =>
    readSeedFiles(join(seedDir, name), schema)
  const news = await read('news', NewsSeed)
  await seedOnce(db, now, { name: 'news', table: 'news', records: news, insert: insertNews })
  const jobs = await read('jobs', JobSeed)
  await seedOnce(db, now, { name: 'jobs', table: 'job', records: jobs, insert: insertJob })
  const packages = await read('packages', PackageSeed)
  await seedOnce(db, now, { name: 'packages', table: 'download', records: packages, insert: insertPackage })
  const records = await read('compatibility', CompatibilitySeed)
  const name = 'compatibility'
  await seedOnce(db, now, { name, table: name, records, insert: insertCompatibility })
}

interface Seed<T> {
  name: string
  /** seeded only while empty */
  table: 'news' | 'job' | 'download' | 'compatibility'
  records: T[]
  insert: (transaction: Transaction<Tables>, record: T) => Promise<void>
}

async function seedOnce<T>(db: Database, now: number, { name, table, records, insert }: Seed<T>) {
  if (records.length === 0) return
  await transact(db, async (transaction) => {
    if (!(await claim(transaction, name, now))) return
    if (await transaction.selectFrom(table).select('id').limit(1).executeTakeFirst()) return
    for (const record of records) await insert(transaction, record)
  })
}

/** Whether this is the first run; a concurrent process waits for the commit. */
async function claim(transaction: Transaction<Tables>, name: string, now: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('seed_run')
    .values({ name, ran_at: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Sorted by name; empty for a missing folder. @throws OperatorError naming a file that is invalid or repeats an id */
export async function readSeedFiles<T extends { id: string }>(folder: string, schema: Type<T>): Promise<T[]> {
  const seen = new Map<string, string>()
  const records: T[] = []
  for (const name of await listJson(folder)) {
    const file = join(folder, name)
    const record = parse(await readFile(file, 'utf8'), schema, file)
    const duplicate = seen.get(record.id)
    if (duplicate)
      throw new OperatorError(`Seed file ${file} repeats the id of ${duplicate}. Give it an id of its own.`)
    seen.set(record.id, file)
    records.push(record)
  }
  return records
}

async function listJson(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}

function parse<T>(text: string, schema: Type<T>, file: string): T {
  const result = schema(parseJson(text, file))
  if (result instanceof type.errors) throw wrongFile(file, result.summary)
  return result as T
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw wrongFile(file, errorMessage(error))
  }
}

function wrongFile(file: string, reason: string): OperatorError {
  return new OperatorError(
    `Seed file ${file} is wrong: ${reason.replace(/\s+/g, ' ')}. Correct it and start again.`,
  )
}

declare module '../db/tables.ts' {
  interface Tables {
    seed_run: SeedRunTable
  }
}

interface SeedRunTable {
  name: string
  ran_at: number
}
