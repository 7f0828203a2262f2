import { type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely'
import type { AuditArea } from '#contract/staff/staff-schema.ts'
import { containsPattern } from './search-text.ts'
import type { Database, Tables } from './tables.ts'

/** What a folder of `api` says of its tables, in its `room.ts`; `api/rooms.ts` lists them. */
export interface Room {
  tables: { [T in keyof Tables]?: TableFacts }
  /** What entries of the audit log are about. */
  subjects?: readonly SubjectKind[]
}

export interface SubjectKind {
  area: AuditArea | 'confirmation'
  /** Current names, of several the last; left out where the entry's detail says it. */
  names?: (db: Database, ids: readonly string[]) => Promise<readonly { id: string; name: string | null }[]>
  /** Names are never stored with an entry, and so go with the record. */
  isPersonal?: true
  /** Finds ids by what no entry holds. */
  find?: (typed: string) => RawBuilder<unknown>
}

/** In the order of the rooms. */
export function tablesOf(rooms: readonly Room[]): [table: keyof Tables, facts: TableFacts][] {
  return rooms.flatMap(({ tables }) => Object.entries(tables) as [keyof Tables, TableFacts][])
}

export type Condition = RawBuilder<SqlBool>
type Row = Record<string, unknown>

export interface TableFacts {
  /** Whose personal data it holds; `staff`: of members alone. */
  person: 'nobody' | 'staff' | PersonalRows
  /** `until deleted`: by somebody, or with the row it belongs to. */
  kept: 'until deleted' | { deleteIf?: (now: number) => Condition; setAsideIf?: (now: number) => Condition }
  /** Primary key, and what the database deletes with a row, for rows that are set aside. */
  key?: string
  parts?: readonly (readonly [table: keyof Tables, column: string])[]
  /** Other rooms whose SQL writes it, or reads it from a lower floor. */
  sharedWith?: readonly string[]
}

export interface Person {
  /** See `emailKey`. */
  email: string
  /** Ids and references of their rows that were found so far; from the top floor down. */
  keys: readonly string[]
}

/** Rows of visitors. */
export interface PersonalRows {
  /** In an export; left out where it is the staff's record and nothing the person is given. */
  name?: string
  isOf: (person: Person) => Condition
  /** By which rows of other tables are found. */
  keysOf?: (row: Row) => unknown[]
  /** What of it the person is given; default: all. */
  given?: (row: Row) => object
  /** Instead of deleting. */
  erase?: (transaction: Transaction<Tables>, person: Person) => Promise<unknown>
}

/** Content or settings. */
export const INTERNAL = { person: 'nobody', kept: 'until deleted' } as const
/** Holds names or keys of members. */
export const OF_STAFF = { person: 'staff', kept: 'until deleted' } as const

export const DAY = 24 * 60 * 60 * 1000

/** For `kept`: rows deleted some time (ms) after they were written. */
export function deleteAfter(age: number, column = 'created_at') {
  return { deleteIf: (now: number) => sql<SqlBool>`${sql.ref(column)} < ${now - age}` }
}

export function yearBefore(now: number): number {
  return new Date(now).setUTCMonth(new Date(now).getUTCMonth() - 12)
}

export function isEmail(column: string, email: string): Condition {
  return sql`lower(${sql.ref(column)}) = ${email}`
}

/** PostgreSQL refuses an empty list. */
export function isAmong(column: string, values: readonly string[]): Condition {
  return values.length === 0 ? sql`1 = 0` : sql`${sql.ref(column)} in (${sql.join(values)})`
}

/** In any case; an empty text is contained in nothing. */
export function containsAny(column: string, texts: readonly string[]): Condition {
  const found = texts.filter(Boolean).map((text) => {
    return sql`lower(${sql.ref(column)}) like ${containsPattern(text)} escape '\\'`
  })
  return found.length === 0 ? sql`1 = 0` : sql`(${sql.join(found, sql` or `)})`
}

/** For `names`. @param column of a table with `id` */
export function namesIn(table: keyof Tables, column: string | RawBuilder<unknown>): SubjectKind['names'] {
  const name = typeof column === 'string' ? sql.ref(column) : column
  return async (db, ids) => {
    const query = sql<{ id: string; name: string | null }>`
      select id, ${name} as name from ${sql.table(table)} where ${isAmong('id', ids)}`
    return (await query.execute(db)).rows
  }
}

/** For `given`. */
export function without(...columns: string[]) {
  return (row: Row) => Object.fromEntries(Object.entries(row).filter(([column]) => !columns.includes(column)))
}
