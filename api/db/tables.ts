import type { Kysely } from 'kysely'

/**
 * The tables, as portable between SQLite and PostgreSQL as they can be: text keys (UUIDv7), calendar dates as
 * ISO text, moments as milliseconds since the epoch in a bigint, flags as 0 and 1, lists as JSON text. Each room
 * declares its own: `declare module '../db/tables.ts' { interface Tables { … } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the rooms fill it
export interface Tables {}

export type Database = Kysely<Tables>
