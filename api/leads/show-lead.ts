import type { Database } from '../db/tables.ts'

/** Everything stored about one reference, as rows of the tables they are in. */
export type Record = { [table: string]: object[] }

/**
 * An application or dead letter with its consents, keys and messages.
 * @param reference in any case, with or without its dashes; also one given for a second copy of the same content
 * @returns undefined when there is none
 */
export async function showLead(db: Database, reference: string): Promise<Record | undefined> {
  const key = await db
    .selectFrom('idempotency_key')
    .select(['application_id', 'dead_letter_id'])
    .where('reference', '=', spellReference(reference))
    .executeTakeFirst()
  if (!key) return undefined
  const { application_id, dead_letter_id } = key
  return application_id ? application(db, application_id) : deadLetter(db, dead_letter_id ?? '')
}

async function application(db: Database, id: string): Promise<Record> {
  const rows = await db.selectFrom('trial_application').selectAll().where('id', '=', id).execute()
  const references = rows.map((row) => row.reference)
  return {
    application: rows,
    consents: await db.selectFrom('consent').selectAll().where('application_id', '=', id).execute(),
    marketingConsents: await db
      .selectFrom('marketing_consent')
      .selectAll()
      .where('reference', 'in', references)
      .execute(),
    submissions: await db
      .selectFrom('idempotency_key')
      .selectAll()
      .where('application_id', '=', id)
      .execute(),
    mails: await mailsAbout(db, references),
    history: await db
      .selectFrom('lead_event')
      .selectAll()
      .where('application_id', '=', id)
      .orderBy('id')
      .execute(),
  }
}

async function deadLetter(db: Database, id: string): Promise<Record> {
  const submissions = await db
    .selectFrom('idempotency_key')
    .selectAll()
    .where('dead_letter_id', '=', id)
    .execute()
  return {
    deadLetter: await db.selectFrom('trial_dead_letter').selectAll().where('id', '=', id).execute(),
    submissions,
    mails: await mailsAbout(
      db,
      submissions.flatMap(({ reference }) => reference ?? []),
    ),
  }
}

function mailsAbout(db: Database, references: string[]) {
  return db
    .selectFrom('mail')
    .select(['kind', 'recipient', 'status', 'attempts', 'last_fault', 'created_at', 'finished_at'])
    .where('reference', 'in', references)
    .orderBy('created_at')
    .execute()
}

function spellReference(text: string): string {
  const characters = text
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/^T/, '')
  return `T-${characters.slice(0, 4)}-${characters.slice(4)}`
}
