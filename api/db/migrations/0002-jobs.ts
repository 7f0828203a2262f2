import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('job')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('published_at', 'text', (column) => column.notNull())
    .addColumn('valid_through', 'text', (column) => column.notNull())
    .addColumn('closed', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('team_key', 'text', (column) => column.notNull())
    .addColumn('city_key', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('job_by_date').on('job').columns(['published_at', 'id']).execute()
  await db.schema
    .createTable('job_text')
    .addColumn('job_id', 'text', (column) => column.notNull().references('job.id').onDelete('cascade'))
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('team', 'text', (column) => column.notNull())
    .addColumn('city', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .addColumn('duties', 'text', (column) => column.notNull())
    .addColumn('requirements', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('job_text_key', ['job_id', 'lang'])
    .execute()
}
