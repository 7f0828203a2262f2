import type { Kysely } from 'kysely'

/**
 * Types portable between SQLite and PostgreSQL: UUIDv7 text keys, ISO dates as text, timestamps as ms since the epoch
 * in a bigint, flags as 0 and 1, lists as JSON text. Extended per folder: `declare module '../db/tables.ts' {
 * interface Tables { … } }`.
 */
export interface Tables {
  /** Locks by name: of several processes the one that takes its row does the work. */
  trial_turn: { name: string; taken_at: number }
}

export type Database = Kysely<Tables>
