import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['telephone_e164', 'telephone_extension']) {
    await db.schema
      .alterTable('trial_application')
      .addColumn(column, 'text', (added) => added.notNull().defaultTo(''))
      .execute()
  }
  await adoptSubmissions(db)
}

/** Keys of applications move into the store of all keys. Their old table stays, for the version before. */
async function adoptSubmissions(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('idempotency_key').addColumn('reference', 'text').execute()
  for (const [column, table] of [
    ['application_id', 'trial_application'],
    ['dead_letter_id', 'trial_dead_letter'],
  ] as const) {
    await db.schema
      .alterTable('idempotency_key')
      .addColumn(column, 'text', (added) => added.references(`${table}.id`).onDelete('cascade'))
      .execute()
  }
  for (const column of ['reference', 'application_id', 'dead_letter_id'])
    await db.schema.createIndex(`idempotency_key_by_${column}`).on('idempotency_key').column(column).execute()
  await sql`
    insert into idempotency_key
      (scope, key, body_hash, response, created_at, reference, application_id, dead_letter_id)
    select 'trial-application', submission.key_hash, submission.body_hash,
      '{"reference":"' || coalesce(application.reference, submission.reference)
        || '","status":"' || coalesce(application.status, 'unverified') || '"}',
      submission.created_at, submission.reference, submission.application_id, submission.dead_letter_id
    from trial_submission as submission
    left join trial_application as application on application.id = submission.application_id
  `.execute(db)
}
