import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createAccounts(db)
  await createCodes(db)
  await db.schema
    .createTable('account_try')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('client_key', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('account_try_by_subject')
    .on('account_try')
    .columns(['subject', 'created_at'])
    .execute()
  await db.schema
    .createIndex('account_try_by_client')
    .on('account_try')
    .columns(['client_key', 'created_at'])
    .execute()
  await db.schema.createIndex('account_try_by_age').on('account_try').column('created_at').execute()
}

async function createAccounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('account')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email_key', 'text', (column) => column.notNull().unique())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('consent_version', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('password_changed_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('account_session')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('account_session_by_account')
    .on('account_session')
    .column('account_id')
    .execute()
  await db.schema.createIndex('account_session_by_use').on('account_session').column('seen_at').execute()
}

async function createCodes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('account_code')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('client_key', 'text', (column) => column.notNull())
    .addColumn('salt', 'text', (column) => column.notNull())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('account_code_by_email')
    .on('account_code')
    .columns(['email', 'created_at'])
    .execute()
  await db.schema
    .createIndex('account_code_by_client')
    .on('account_code')
    .columns(['client_key', 'created_at'])
    .execute()
  await db.schema.createIndex('account_code_by_age').on('account_code').column('created_at').execute()
}
