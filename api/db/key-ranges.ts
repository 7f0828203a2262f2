import { setImmediate } from 'node:timers/promises'
import { type QueryExecutorProvider, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Tables } from './tables.ts'

/**
 * Splits a table by a text key, for statements that read all of it: SQLite answers nobody else while one runs.
 * @param size rows of a range, more where several have its last key
 * @returns the condition of each range
 */
export async function* keyRanges(
  db: QueryExecutorProvider,
  key: `${keyof Tables}.${string}`,
  size: number,
): AsyncGenerator<RawBuilder<SqlBool>> {
  const [column, table] = [sql.ref(key), sql.table(key.split('.')[0] ?? '')]
  let after: string | undefined = ''
  while (after !== undefined) {
    const { rows } = await sql<{ end: string }>`
      select ${column} as "end" from ${table} where ${column} > ${after} order by ${column} limit 1 offset ${size - 1}`.execute(
      db,
    )
    const start: RawBuilder<SqlBool> = sql`${column} > ${after}`
    after = rows[0]?.end
    yield after === undefined ? start : sql`${start} and ${column} <= ${after}`
    await setImmediate()
  }
}
