import { randomUUIDv7 } from 'node:crypto'
import type { LeadView } from '#contract/lead-schema.ts'
import type { Database } from '../db/tables.ts'
import { transact } from '../db/transact.ts'
import { notFound, ProblemError } from '../http/problem.ts'

export interface LeadViewTable extends LeadView {
  /** Whose it is; nobody else sees it. */
  staff_id: string
}

const MOST = 20

/** The filters a member has saved, in the order they were. */
export async function leadViews(db: Database, staffId: string): Promise<LeadView[]> {
  return db
    .selectFrom('lead_view')
    .select(['id', 'name', 'search'])
    .where('staff_id', '=', staffId)
    .orderBy('id')
    .execute()
}

/**
 * Saves a filter, under the id of an own one its new name.
 * @throws ProblemError 404 where there is none with the id; 422 for a name that another one has, and for too many
 */
export async function saveLeadView(
  db: Database,
  staffId: string,
  view: Pick<LeadView, 'name'> & Partial<LeadView>,
): Promise<LeadView> {
  return transact(db, async (transaction) => {
    const all = await leadViews(transaction, staffId)
    const known = all.find(({ id }) => id === view.id)
    if (view.id !== undefined && !known) throw notFound()
    if (all.some(({ id, name }) => name === view.name && id !== view.id)) throw refused('nameTaken')
    if (!known && all.length >= MOST) throw refused('tooMany')
    const row = { id: randomUUIDv7(), search: '', ...known, ...view }
    const values = { ...row, staff_id: staffId }
    await transaction
      .insertInto('lead_view')
      .values(values)
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ name: row.name }))
      .execute()
    return row
  })
}

/** @throws ProblemError 404 where it is not the member's */
export async function removeLeadView(db: Database, staffId: string, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('lead_view')
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw notFound()
}

function refused(code: 'nameTaken' | 'tooMany'): ProblemError {
  const detail = code === 'nameTaken' ? 'must be another one' : `must be one of at most ${MOST}`
  return new ProblemError(422, 'invalid-change', { errors: [{ field: 'name', code, detail }] })
}

declare module '../db/tables.ts' {
  interface Tables {
    lead_view: LeadViewTable
  }
}
