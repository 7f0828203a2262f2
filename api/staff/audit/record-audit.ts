import { randomUUIDv7 } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database, Tables } from '../../db/tables.ts'

/** Who did something: a member of the staff, or a command (`id: null`). */
export interface Actor {
  id: string | null
  name: string
}

export interface AuditEntry {
  staff: Actor
  /** What was done, such as `news.published`. */
  action: string
  /** To what, such as `news/ID`. */
  subject: string
  /** Never personal data of applicants. */
  detail?: Record<string, string | number | boolean | null>
}

/** Adds to the record of what the staff did, in the transaction that does it. */
export async function recordAudit(
  db: Database | Transaction<Tables>,
  { staff, action, subject, detail = {} }: AuditEntry,
  now: number,
): Promise<void> {
  await db
    .insertInto('staff_audit')
    .values({
      id: randomUUIDv7(),
      at: now,
      staff_id: staff.id,
      staff_name: staff.name,
      action,
      subject,
      detail: JSON.stringify(detail),
    })
    .execute()
}
