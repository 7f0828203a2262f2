import type { Transaction } from 'kysely'
import type { AuditArea } from '#contract/staff/staff-schema.ts'
import type { SubjectKind } from '../../db/room-type.ts'
import type { Database, Tables } from '../../db/tables.ts'

/** What an entry is about: a record, or an area as a whole. */
export type Subject = AuditArea | readonly [kind: SubjectKind, id: string]

/** As an entry has it. */
export function spellSubject(subject: Subject): string {
  return typeof subject === 'string' ? subject : `${subject[0].area}/${subject[1]}`
}

/** Current names of subjects that exist. @param subjects such as `news/ID` */
export async function namesOf(
  db: Database,
  kinds: readonly SubjectKind[],
  subjects: readonly string[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const { area, names } of kinds) {
    const own = subjects.filter((subject) => subject.startsWith(`${area}/`))
    const ids = own.map((subject) => subject.slice(area.length + 1))
    if (!names || ids.length === 0) continue
    for (const { id, name } of await names(db, ids)) if (name) found.set(`${area}/${id}`, name)
  }
  return found
}

/** Stored with an entry; that of a person is only looked up, and so deleted with the record. */
export async function keptNameOf(db: Database, subject: Subject): Promise<string> {
  if (typeof subject === 'string' || subject[0].isPersonal) return ''
  const spelt = spellSubject(subject)
  return (await namesOf(db, [subject[0]], [spelt])).get(spelt) ?? ''
}

/** Backfills names of entries written before the object had one. */
export async function nameEntries(transaction: Transaction<Tables>, subject: Subject): Promise<void> {
  const name = await keptNameOf(transaction, subject)
  if (!name) return
  await transaction
    .updateTable('staff_audit')
    .set({ subject_name: name })
    .where('subject', '=', spellSubject(subject))
    .where('subject_name', '=', '')
    .execute()
}
