import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createApplications(db)
  await createCodes(db)
  // One row that code requests take turns on, so that counting and adding are one step.
  await db.schema
    .createTable('trial_turn')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('taken_at', 'bigint', (column) => column.notNull())
    .execute()
}

async function createApplications(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('trial_application')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull().unique())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('code_fault', 'text')
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_typed', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('telephone', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('product', 'integer', (column) => column.notNull())
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('readiness', 'text', (column) => column.notNull())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('trial_application_by_age')
    .on('trial_application')
    .column('created_at')
    .execute()
  await db.schema.createIndex('trial_application_by_email').on('trial_application').column('email').execute()
  await db.schema
    .createTable('trial_dead_letter')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('faults', 'text', (column) => column.notNull())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await createApplicationParts(db)
}

async function createApplicationParts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('trial_submission')
    .addColumn('key_hash', 'text', (column) => column.primaryKey())
    .addColumn('body_hash', 'text', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('application_id', 'text', (column) =>
      column.references('trial_application.id').onDelete('cascade'),
    )
    .addColumn('dead_letter_id', 'text', (column) =>
      column.references('trial_dead_letter.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('trial_submission_by_application')
    .on('trial_submission')
    .column('application_id')
    .execute()
  await db.schema
    .createIndex('trial_submission_by_reference')
    .on('trial_submission')
    .column('reference')
    .execute()
  await db.schema
    .createTable('consent')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('application_id', 'text', (column) =>
      column.notNull().references('trial_application.id').onDelete('cascade'),
    )
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('network', 'text', (column) => column.notNull())
    .addColumn('given_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('consent_by_application').on('consent').column('application_id').execute()
}

async function createCodes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('trial_code')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('client_key', 'text', (column) => column.notNull())
    .addColumn('salt', 'text', (column) => column.notNull())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .addColumn('replaced_at', 'bigint')
    .execute()
  // Both the codes themselves and the limits on asking for them are read through these.
  await db.schema
    .createIndex('trial_code_by_email')
    .on('trial_code')
    .columns(['email', 'created_at'])
    .execute()
  await db.schema
    .createIndex('trial_code_by_client')
    .on('trial_code')
    .columns(['client_key', 'created_at'])
    .execute()
  await db.schema.createIndex('trial_code_by_age').on('trial_code').column('created_at').execute()
  await db.schema
    .createTable('trial_wrong_try')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('client_key', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('trial_wrong_try_by_client')
    .on('trial_wrong_try')
    .columns(['client_key', 'created_at'])
    .execute()
}
