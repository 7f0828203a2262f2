import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('news')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('publish_date', 'text', (column) => column.notNull())
    .addColumn('hits', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  // The list is read in this order, backwards, from the cursor on: a page costs the same at any depth.
  await db.schema.createIndex('news_by_date').on('news').columns(['publish_date', 'id']).execute()
  await db.schema
    .createTable('news_text')
    .addColumn('news_id', 'text', (column) => column.notNull().references('news.id').onDelete('cascade'))
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('news_text_key', ['news_id', 'lang'])
    .execute()
  // Bodies stand apart, so that a search, which reads every title and summary, does not read past them.
  await db.schema
    .createTable('news_body')
    .addColumn('news_id', 'text', (column) => column.notNull().references('news.id').onDelete('cascade'))
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('body_html', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('news_body_key', ['news_id', 'lang'])
    .execute()
}
