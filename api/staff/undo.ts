import { randomUUIDv7 } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Permission } from '#contract/permissions.ts'
import type { UndoAnswer } from '#contract/staff/staff-schema.ts'
import { containsAny } from '../db/room-type.ts'
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

export interface Undoer<E> {
  /** of what it takes back */
  permission: (entries: readonly E[]) => Permission
  /** @returns how many are as they were: a record that somebody has changed since, or that may not be so any more, stays as it is */
  undo: (trx: Transaction<Tables>, entries: readonly E[], act: Act) => Promise<number>
}
export type Undoers = { [K in Kind]: Undoer<UndoEntries[K]> }

/** Takes records back each by itself. @param undo whether it could */
export function undoEach<E>(
  permission: Permission | ((entries: readonly E[]) => Permission),
  undo: (trx: Transaction<Tables>, entry: E, act: Act) => Promise<boolean>,
): Undoer<E> {
  return {
    permission: typeof permission === 'function' ? permission : () => permission,
    undo: async (trx, entries, act) => {
      let undone = 0
      for (const entry of entries) if (await undo(trx, entry, act)) undone += 1
      return undone
    },
  }
}

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
 * @param demand the permission to do it still; throws where it is gone
 * @throws ProblemError 409 `undo-expired` after its time, and where it is somebody else's or taken back already
 */
export async function applyUndo(
  db: Database,
  undoers: Undoers,
  id: string,
  act: Act,
  demand: (permission: Permission) => void,
): Promise<typeof UndoAnswer.infer> {
  return transact(db, async (trx) => {
    const row = await trx
      .deleteFrom('staff_undo')
      .where('id', '=', id)
      .where('staff_id', '=', act.by.id ?? '')
      .where('created_at', '>=', act.now - MAY_UNDO_MS)
      .returning(['kind', 'entries'])
      .executeTakeFirst()
    // of a version that knows other kinds it cannot be taken back here
    if (!row || !Object.hasOwn(undoers, row.kind)) throw new ProblemError(409, 'undo-expired')
    const undoer: Undoer<never> = undoers[row.kind]
    const entries = JSON.parse(row.entries)
    demand(undoer.permission(entries))
    const undone = await undoer.undo(trx, entries, act)
    return { undone, refused: entries.length - undone }
  })
}

/** Takes entries that hold one of some texts out of what can be taken back, as they are erased. */
export async function forgetUndo(trx: Transaction<Tables>, texts: readonly string[]): Promise<void> {
  const rows = await trx
    .selectFrom('staff_undo')
    .select(['id', 'entries'])
    .where(containsAny('entries', texts))
    .execute()
  for (const { id, entries } of rows) {
    const all: object[] = JSON.parse(entries)
    const left = all.filter((entry) => !texts.some((text) => holds(entry, text)))
    if (left.length === 0) await trx.deleteFrom('staff_undo').where('id', '=', id).execute()
    else
      await trx
        .updateTable('staff_undo')
        .set({ entries: JSON.stringify(left) })
        .where('id', '=', id)
        .execute()
  }
}

function holds(entry: object, text: string): boolean {
  return JSON.stringify(entry).toLowerCase().includes(text.toLowerCase())
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
