import { randomUUIDv7 } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { AuditAction } from '#contract/staff/staff-schema.ts'
import type { SubjectKind } from '../db/room-type.ts'
import type { Database, Tables } from '../db/tables.ts'
import { transact } from '../db/transact.ts'
import { notFound, ProblemError } from '../http/problem.ts'
import { type Place, versionChanged } from '../http/validate.ts'
import { changesOf } from './audit/changes.ts'
import { type Act, type Detail, recordAudit } from './audit/record-audit.ts'
import type { StaffRequest } from './staff-resource.ts'
import { offerUndo, undoEach } from './undo.ts'

/** Areas of the staff API whose records are entries; the kinds of their undo. */
type EntryArea = 'redirects' | 'searches' | 'releases' | 'compatibility' | 'announcements'
type EntryRow = { id: string; changed_at: number }
/** Counts the changes, for If-Match. */
type Lock = 'version' | 'edition'

interface EntryList<Row extends EntryRow, Body, Answer extends Body> {
  area: EntryArea
  subject: SubjectKind
  table: keyof Tables
  lock?: Lock
  /** In the order of the list. */
  readAll: (db: Database | Transaction<Tables>) => Promise<Row[]>
  /** @returns the columns of what was typed @throws ProblemError 422 with what is wrong, by field */
  columnsOf: (body: Body, others: readonly Row[], act: Act) => Partial<Row>
  /** Further columns of a new one. */
  blank?: Partial<Row>
  answerOf: (row: Row, now: number) => Answer
  /** What each of its audit entries says of it. */
  detailOf?: (row: Row) => Detail
  /** What the audit compares. */
  valuesOf: (row: Row) => Record<string, string | number | null>
  /** Whether removing it, or putting it back, is for those who publish. */
  isPublished?: (row: Row) => boolean
  /** What else follows from an entry as it is now. */
  follow?: (transaction: Transaction<Tables>, row: Row) => Promise<void>
}

/** Few entries, each added, changed and removed as a whole; who changed or removed one can take that back. */
export function entries<Row extends EntryRow, Body, Answer extends Body>(list: EntryList<Row, Body, Answer>) {
  const { area, lock = 'version', readAll, columnsOf, answerOf, valuesOf, isPublished = () => false } = list
  // Kysely knows the columns that all of these tables have
  const table = list.table as 'entry'
  const inTable = (trx: Transaction<Tables>) =>
    trx.$extendTables<{ entry: EntryRow & Record<Lock, number> }>()
  const versionOf = (row: object) => (row as Record<Lock, number>)[lock]

  async function recorded(
    trx: Transaction<Tables>,
    act: Act,
    action: AuditAction,
    row: Row,
    more?: Detail,
  ): Promise<Answer> {
    await recordAudit(trx, act, action, [list.subject, row.id], { ...list.detailOf?.(row), ...more })
    return answerOf(row, act.now)
  }

  /**
   * Counts the version up before the others are read: of two who save at once the second one sees what the first one wrote.
   * @throws ProblemError 404, or 412 where somebody else has changed it
   */
  async function take(trx: Transaction<Tables>, { id, version }: Place & { version: number }) {
    const { numUpdatedRows } = await inTable(trx)
      .updateTable(table)
      .set({ [lock]: version + 1 })
      .where('id', '=', id)
      .where(lock, '=', version)
      .executeTakeFirst()
    const rows = await readAll(trx)
    const row = rows.find((one) => one.id === id)
    if (!row) throw notFound()
    if (numUpdatedRows === 0n) throw versionChanged(versionOf(row))
    return { row, others: rows.filter((one) => one !== row) }
  }

  const insert = (trx: Transaction<Tables>, row: Row) =>
    inTable(trx)
      .insertInto(table)
      .values(row as never)
      .execute()

  /** Writes a row that was taken. @returns false where it is another version by now */
  async function store(trx: Transaction<Tables>, row: Row, version = versionOf(row)): Promise<boolean> {
    const { numUpdatedRows } = await inTable(trx)
      .updateTable(table)
      .set(row)
      .where('id', '=', row.id)
      .where(lock, '=', version)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await list.follow?.(trx, row)
    return true
  }

  return {
    take,
    store,
    recorded,
    list: async ({ db, now }: StaffRequest) => ({
      items: (await readAll(db)).map((row) => answerOf(row, now)),
    }),
    add: ({ db, act, body }: StaffRequest<Body>) =>
      transact(db, async (trx) => {
        const columns = columnsOf(body, await readAll(trx), act)
        const key = { id: randomUUIDv7(), [lock]: 1, changed_at: act.now }
        const row = { ...list.blank, ...columns, ...key } as Row
        await insert(trx, row)
        await list.follow?.(trx, row)
        return recorded(trx, act, `${area}.added`, row)
      }),
    change: ({ db, act, body, place }: StaffRequest<Body>) =>
      transact(db, async (trx) => {
        const { row: before, others } = await take(trx, place)
        const row = { ...before, ...columnsOf(body, others, act), changed_at: act.now }
        await store(trx, row)
        await offerUndo(trx, act, area, [{ row: before, was: 'changed' }])
        return recorded(trx, act, `${area}.changed`, row, changesOf(valuesOf(before), valuesOf(row)))
      }),
    remove: ({ db, act, place, demand }: StaffRequest) =>
      transact(db, async (trx) => {
        const { row } = await take(trx, place)
        if (isPublished(row)) demand('announcements.publish')
        await recorded(trx, act, `${area}.removed`, row)
        await inTable(trx).deleteFrom(table).where('id', '=', row.id).execute()
        await offerUndo(trx, act, area, [{ row, was: 'removed' }])
      }),
    undoer: undoEach<EntryUndo>(
      ([one]) =>
        one && one.was !== 'changed' && isPublished(one.row as Row)
          ? 'announcements.publish'
          : `${area}.write`,
      async (trx, { row: known, was }, act) => {
        const row = known as Row
        const rows = await readAll(trx)
        const [now, version] = [rows.find(({ id }) => id === row.id), versionOf(row)]
        const before = { ...row, [lock]: version + 1 }
        const others = rows.filter((one) => one !== now)
        if (!isAllowed(() => columnsOf(answerOf(row, act.now), others, act))) return false
        if (was === 'removed') await insert(trx, before)
        if (!(await store(trx, before, was === 'removed' ? version + 1 : version))) return false
        const back = isPublished(row) ? 'announcements.published' : (`${area}.added` as const)
        const changes = now && changesOf(valuesOf(now), valuesOf(row))
        await recorded(trx, act, was === 'changed' ? `${area}.changed` : back, before, changes)
        return true
      },
    ),
  }
}

function isAllowed(check: () => unknown): boolean {
  try {
    check()
    return true
  } catch (error) {
    if (error instanceof ProblemError) return false
    throw error
  }
}

/** What an entry was, with the version of what followed. */
interface EntryUndo {
  row: EntryRow
  was: 'changed' | 'removed' | 'ended'
}

declare module './undo.ts' {
  interface UndoEntries extends Record<EntryArea, EntryUndo> {}
}
