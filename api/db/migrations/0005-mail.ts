import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mail')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('reply_to', 'text')
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('reference', 'text')
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_at', 'bigint', (column) => column.notNull())
    .addColumn('claim', 'text')
    .addColumn('claimed_until', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('last_fault', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('useful_until', 'bigint')
    .addColumn('finished_at', 'bigint')
    .execute()
  await db.schema.createIndex('mail_by_turn').on('mail').columns(['status', 'next_at']).execute()
  await db.schema.createIndex('mail_by_person').on('mail').column('person').execute()
  await db.schema.createIndex('mail_by_age').on('mail').column('created_at').execute()
}
