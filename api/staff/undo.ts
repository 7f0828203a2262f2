import { randomUUIDv7 } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { UndoAnswer } from '../contract/staff/staff-schema.ts'
import type { Database, Tables } from '../db/tables.ts'
import { transact } from '../db/transact.ts'
import { ProblemError } from '../http/problem.ts'
import type { Act } from './audit/record-audit.ts'

/** The page offers ten seconds; the rest is for slow lines. Milliseconds. */
export const MAY_UNDO_MS = 15_000

/** What it takes to take back a change of each kind; each room adds its own. */
// biome-ignore lint/suspicious/noEmptyInterface: rooms merge their members into it
export interface UndoEntries {}
type Kind = keyof UndoEntries

/** Takes one change back. @returns whether it could: nobody has changed the record since */
type Undo<K extends Kind> = (trx: Transaction<Tables>, entry: UndoEntries[K], act: Act) => Promise<boolean>
export type Undoers = { [K in Kind]: Undo<K> }

/** Lets whoever does something take it back, in the transaction that does it; a command cannot. */
export async function offerUndo<K extends Kind>(
  trx: Transaction<Tables>,
  { by, now, undo }: Act,
  kind: K,
  entries: readonly UndoEntries[K][],
): Promise<void> {
  if (!undo || by.id === null || entries.length === 0) return
  const id = randomUUIDv7()
  await trx
    .deleteFrom('staff_undo')
    .where('staff_id', '=', by.id)
    .where('created_at', '<', now - MAY_UNDO_MS)
    .execute()
  await trx
    .insertInto('staff_undo')
    .values({ id, staff_id: by.id, kind, entries: JSON.stringify(entries), created_at: now })
    .execute()
  undo.id = id
}

/**
 * Takes back what a member has just done: each record by itself, those that were changed since stay as they are.
 * @throws ProblemError 409 `undo-expired` after its time, and where it is somebody else's or taken back already
 */
export async function applyUndo(
  db: Database,
  undoers: Undoers,
  id: string,
  act: Act,
): Promise<typeof UndoAnswer.infer> {
  return transact(db, async (trx) => {
    const row = await trx
      .deleteFrom('staff_undo')
      .where('id', '=', id)
      .where('staff_id', '=', act.by.id ?? '')
      .where('created_at', '>=', act.now - MAY_UNDO_MS)
      .returning(['kind', 'entries'])
      .executeTakeFirst()
    if (!row) throw new ProblemError(409, 'undo-expired')
    const undo = undoers[row.kind] as Undo<never>
    const counts = { undone: 0, refused: 0 }
    for (const entry of JSON.parse(row.entries))
      counts[(await undo(trx, entry as never, act)) ? 'undone' : 'refused'] += 1
    return counts
  })
}

declare module '../db/tables.ts' {
  interface Tables {
    staff_undo: {
      id: string
      staff_id: string
      kind: Kind
      /** JSON text: a list. */
      entries: string
      created_at: number
    }
  }
}
