import type { Kysely } from 'kysely'

/** Nothing reads or writes these any more. They go once no installation runs a version that does. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('download_block')
    .addColumn('first', 'text', (column) => column.primaryKey())
    .addColumn('packages', 'integer', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('download_bits')
    .addColumn('block', 'text', (column) => column.notNull())
    .addColumn('term', 'text', (column) => column.notNull())
    .addColumn('bits', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('download_bits_key', ['block', 'term'])
    .execute()
  await db.schema
    .createIndex('download_bits_by_term')
    .on('download_bits')
    .columns(['term', 'block'])
    .execute()
  await db.schema
    .createTable('download_place')
    .addColumn('block', 'text', (column) => column.notNull())
    .addColumn('slot', 'integer', (column) => column.notNull())
    .addColumn('download_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('download_place_key', ['block', 'slot'])
    .execute()
}
