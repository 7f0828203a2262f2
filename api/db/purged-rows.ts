import { randomUUIDv7 } from 'node:crypto'
import { type RawBuilder, SqliteAdapter, sql, type Transaction } from 'kysely'
import type { TableFacts } from './room-type.ts'
import { likePattern } from './search-text.ts'
import type { Database, Tables } from './tables.ts'
import { transact } from './transact.ts'

/** How long what housekeeping took can be put back, ms. */
export const GRACE_MS = 7 * 24 * 60 * 60 * 1000

interface PurgedRowTable {
  id: string
  name: keyof Tables
  /** JSON of a `PurgedRow`. */
  body: string
  purged_at: number
}

type Row = Record<string, unknown>

interface PurgedRow {
  row: Row
  /** What was deleted with it, by table. */
  parts: [table: keyof Tables, rows: Row[]][]
}

/**
 * Deletes rows, and keeps them aside until they have been gone for `GRACE_MS`.
 * @param now milliseconds since the epoch
 * @returns how many went, `most` at most
 */
export async function setAside(
  db: Database,
  { table, key = 'id', parts = [] }: { table: keyof Tables } & Pick<TableFacts, 'key' | 'parts'>,
  isOver: RawBuilder<unknown>,
  most: number,
  now: number,
): Promise<number> {
  return transact(db, async (transaction) => {
    // nothing is added to a row of PostgreSQL that is about to go
    const lock = transaction.getExecutor().adapter instanceof SqliteAdapter ? sql`` : sql`for update`
    const { rows } =
      await sql<Row>`select * from ${sql.table(table)} where ${isOver} limit ${most} ${lock}`.execute(
        transaction,
      )
    if (rows.length === 0) return 0
    const keys = sql`(${sql.join(rows.map((row) => row[key]))})`
    const found = await Promise.all(
      parts.map(async ([name, column]) => {
        const { rows: all } = await sql<Row>`select * from ${sql.table(name)}
          where ${sql.ref(column)} in ${keys}`.execute(transaction)
        return { name, of: Map.groupBy(all, (row) => row[column]) }
      }),
    )
    await sql`delete from ${sql.table(table)} where ${sql.ref(key)} in ${keys}`.execute(transaction)
    const aside = rows.map((row) => {
      const body: PurgedRow = { row, parts: found.map(({ name, of }) => [name, of.get(row[key]) ?? []]) }
      return { id: randomUUIDv7(), name: table, body: JSON.stringify(body), purged_at: now }
    })
    await transaction.insertInto('purged_row').values(aside).execute()
    return rows.length
  })
}

/** A clock that was ahead when rows were taken must not keep them for longer. */
export async function correctPurgedAt(db: Database, now: number): Promise<void> {
  await db.updateTable('purged_row').set({ purged_at: now }).where('purged_at', '>', now).execute()
}

/** What can be put back, by table, and when the first of it was taken. */
export async function listPurged(db: Database) {
  const rows = await db
    .selectFrom('purged_row')
    .select(({ fn }) => ['name', fn.countAll().as('count'), fn.min('purged_at').as('since')])
    .groupBy('name')
    .orderBy('name')
    .execute()
  return rows.map(({ name, count, since }) => ({ name, count: Number(count), since: Number(since) }))
}

/**
 * Puts back what housekeeping took. What is there again, or belongs to something that is gone, stays where it is.
 * @returns how many rows of a table came back, and how many could not
 */
export async function putBack(db: Database): Promise<{ restored: Record<string, number>; left: number }> {
  const restored: Record<string, number> = {}
  let left = 0
  for (let last = ''; ; ) {
    const found = await db
      .selectFrom('purged_row')
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(100)
      .execute()
    for (const one of found) {
      const isBack = await transact(db, (transaction) => putOneBack(transaction, one)).catch(() => false)
      if (isBack) restored[one.name] = (restored[one.name] ?? 0) + 1
      else left += 1
    }
    const newest = found.at(-1)
    if (!newest) return { restored, left }
    last = newest.id
  }
}

async function putOneBack(
  transaction: Transaction<Tables>,
  { id, name, body }: PurgedRowTable,
): Promise<boolean> {
  const { row, parts: rest }: PurgedRow = JSON.parse(body)
  if (!(await insert(transaction, name, row))) return false
  for (const [table, rows] of rest) for (const one of rows) await insert(transaction, table, one)
  await transaction.deleteFrom('purged_row').where('id', '=', id).execute()
  return true
}

async function insert(transaction: Transaction<Tables>, table: keyof Tables, row: Row): Promise<boolean> {
  const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)))
  const { numAffectedRows = 0n } = await sql`insert into ${sql.table(table)} (${columns})
    values (${sql.join(Object.values(row))}) on conflict do nothing`.execute(transaction)
  return numAffectedRows > 0n
}

/** Rows of a table that are kept aside and have one of some texts in a column, in any case. */
export async function purgedWith(
  db: Pick<Database, 'selectFrom'>,
  table: keyof Tables,
  column: string,
  values: readonly string[],
): Promise<Row[]> {
  if (values.length === 0) return []
  const patterns = values.map((value) => likePattern(`"${column}":${JSON.stringify(value.toLowerCase())}`))
  const rows = await db
    .selectFrom('purged_row')
    .select('body')
    .where('name', '=', table)
    .where(({ or }) => or(patterns.map((pattern) => sql<boolean>`lower(body) like ${pattern} escape '\\'`)))
    .execute()
  return rows.map(({ body }): Row => JSON.parse(body).row)
}

declare module './tables.ts' {
  interface Tables {
    purged_row: PurgedRowTable
  }
}
