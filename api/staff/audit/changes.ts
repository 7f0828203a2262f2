import type { Transaction } from 'kysely'
import type { AuditAction } from '#contract/staff/staff-schema.ts'
import type { Database, Tables } from '../../db/tables.ts'
import { type Act, type Detail, recordAudit } from './record-audit.ts'
import { type Subject, spellSubject } from './subject-names.ts'

type Reader = Pick<Database, 'selectFrom'>
type Values = Record<string, string | number | null>

/** What one person saves within this time is one entry, in ms: as in the history of an article. */
export const ONE_SITTING = 10 * 60 * 1000
/** Longer ones are in the history, or too long for a line. */
const MOST_LETTERS = 300

/** What differs: the names of the `fields`, and of short ones what they were and are, as `from.NAME` and `to.NAME`. */
export function changesOf(before: Values, after: Values): Detail {
  const fields = Object.keys(after).filter((name) => (before[name] ?? '') !== (after[name] ?? ''))
  const detail: Detail = { fields: fields.join(' ') }
  for (const name of fields) {
    const [from, to] = [before[name] ?? '', after[name] ?? '']
    if (name.endsWith('.bodyHtml') || Math.max(String(from).length, String(to).length) > MOST_LETTERS)
      continue
    detail[`from.${name}`] = from
    detail[`to.${name}`] = to
  }
  return detail
}

/**
 * Adds that something was saved, with what it was before and is now. Editors save while one types: what the same person
 * has just saved of it becomes one entry with this, as long as nothing else was done to it.
 */
export async function recordSave(
  transaction: Transaction<Tables>,
  act: Act,
  action: AuditAction,
  subject: Subject,
  [before, after]: readonly [before: Values, after: Values],
): Promise<void> {
  const last = await lastEntry(transaction, subject)
  const isOneSitting =
    last?.action === action && last.staff_id === act.by.id && act.now - last.at < ONE_SITTING
  const detail = isOneSitting
    ? joined(JSON.parse(last.detail), changesOf(before, after))
    : changesOf(before, after)
  if (isOneSitting) await transaction.deleteFrom('staff_audit').where('id', '=', last.id).execute()
  if (detail.fields) await recordAudit(transaction, act, action, subject, detail)
}

/** Who did something to it last; empty where nobody has. */
export async function lastActor(db: Reader, subject: Subject): Promise<string> {
  return (await lastEntry(db, subject))?.staff_name ?? ''
}

function lastEntry(db: Reader, subject: Subject) {
  return db
    .selectFrom('staff_audit')
    .selectAll()
    .where('subject', '=', spellSubject(subject))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Both as one change. What came back to what it was is none. */
function joined(earlier: Detail, later: Detail): Detail {
  const values = { ...earlier, ...later }
  const names = new Set(`${earlier.fields} ${later.fields}`.split(' '))
  for (const name of Object.keys(earlier)) if (name.startsWith('from.')) values[name] = earlier[name] ?? ''
  for (const name of names) {
    const [from, to] = [values[`from.${name}`], values[`to.${name}`]]
    const hasBoth = from !== undefined && to !== undefined
    if (hasBoth && from !== to) continue
    delete values[`from.${name}`]
    delete values[`to.${name}`]
    if (hasBoth || name === '') names.delete(name)
  }
  return { ...values, fields: [...names].join(' ') }
}
