import type { Kysely } from 'kysely'

/**
 * Types portable between SQLite and PostgreSQL: UUIDv7 text keys, ISO dates as text, timestamps as ms since the epoch
 * in a bigint, flags as 0 and 1, lists as JSON text. Extended per folder: `declare module '../db/tables.ts' {
 * interface Tables { … } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the rooms fill it
export interface Tables {}

export type Database = Kysely<Tables>
