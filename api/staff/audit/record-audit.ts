import { randomUUIDv7 } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { AuditAction } from '#contract/staff/staff-schema.ts'
import type { Database, Tables } from '../../db/tables.ts'
import { keptNameOf, type Subject, spellSubject } from './subject-names.ts'

/** A member, or a command (`id: null`). */
export interface Actor {
  id: string | null
  name: string
}

/** Actor of commands. */
export const COMMAND: Actor = { id: null, name: 'command' }

/** Actor and time, ms since the epoch. */
export interface Act {
  by: Actor
  now: number
  /** Takes the id of what takes it back (`offerUndo`); left out where nobody could. */
  undo?: { id?: string }
}

/** Never personal data of applicants. */
export type Detail = Record<string, string | number | boolean | null>

/** Writes an audit entry in the transaction of the change. */
export async function recordAudit(
  db: Database | Transaction<Tables>,
  { by, now }: Act,
  action: AuditAction,
  subject: Subject,
  detail: Detail = {},
): Promise<void> {
  const staff = { staff_id: by.id, staff_name: by.name }
  const subject_name = await keptNameOf(db, subject)
  await db
    .insertInto('staff_audit')
    .values({
      id: randomUUIDv7(),
      at: now,
      ...staff,
      action,
      subject: spellSubject(subject),
      subject_name,
      detail: JSON.stringify(detail),
    })
    .execute()
}
