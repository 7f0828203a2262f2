import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('download')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('product', 'text', (column) => column.notNull())
    .addColumn('name_cn', 'text', (column) => column.notNull())
    .addColumn('name_en', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('version_order', 'text', (column) => column.notNull())
    .addColumn('platform', 'text', (column) => column.notNull())
    .addColumn('cpu', 'text', (column) => column.notNull())
    .addColumn('line', 'text', (column) => column.notNull())
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('size', 'bigint', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull().unique())
    .addColumn('released_at', 'text', (column) => column.notNull())
    .addColumn('support_end', 'text')
    .addColumn('notes', 'text', (column) => column.notNull())
    .addColumn('requirements', 'text', (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('download_by_date').on('download').columns(['released_at', 'id']).execute()
  // one package of a version, and its versions in their order
  await db.schema
    .createIndex('download_by_version')
    .unique()
    .on('download')
    .columns(['line', 'version_order'])
    .execute()
}
