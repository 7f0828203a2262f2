import { randomUUIDv7 } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { KeptList } from '../contract/permissions.ts'
import type { ListBody, ListItem } from '../contract/staff/staff-api-schema.ts'
import { transact } from '../db/transact.ts'
import { notFound, ProblemError } from '../http/problem.ts'
import { type Place, versionChanged } from '../http/validate.ts'
import { recordAudit } from '../staff/audit/record-audit.ts'
import { type Handlers, resourceRoutes, type StaffRequest } from '../staff/staff-resource.ts'
import type { ListRules } from './list-rules.ts'
import { redirectRules } from './redirect-store.ts'

/** Items of a list, which is read and checked whole. */
const MOST = 2_000

type Row = Record<string, string | number> & { id: string; version: number; changed_at: number }

/** Lists with rules of their own. */
const special: { [L in KeptList]?: ListRules<L> } = { redirects: redirectRules }

/** `/staff/v1/LIST`: all of a kept list, newest first, and what adds, changes and removes an item. */
export function listRoutes<L extends KeptList>(list: L) {
  const rules: ListRules<L> = special[list] ?? {}
  const { table = list, columns = {}, check = (body) => body, operations } = rules
  const columnOf = new Map(Object.entries<string>(columns))
  const nameOf = new Map([...columnOf].map(([name, column]) => [column, name]))
  const bodyOf = ({ id, version, changed_at, ...values }: Row) => rename(values, nameOf) as ListBody<L>
  const itemOf = (row: Row): ListItem<L> => {
    const changedAt = new Date(row.changed_at).toISOString()
    return { ...bodyOf(row), id: row.id, version: row.version, changedAt }
  }
  const readAll = (rows: Rows) =>
    rows.selectFrom(table).selectAll().orderBy('changed_at', 'desc').execute() as Promise<Row[]>

  /** @param place of the item, if there is one already @param body what it becomes; undefined: it goes */
  const edit = ({ db, act }: StaffRequest, place: Place | undefined, body: ListBody<L> | undefined) =>
    transact(db, async (transaction) => {
      const rows = transaction as unknown as Rows
      // the row is taken before anything is read: of two who save at once the second one sees what the first one wrote
      const taken = await rows
        .updateTable(table)
        .set((e) => ({ version: e('version', '+', 1) }))
        .where('id', '=', place?.id ?? '')
        .where('version', '=', place?.version ?? 0)
        .executeTakeFirst()
      const all = await readAll(rows)
      const known = all.find(({ id }) => id === place?.id)
      if (place && !known) throw notFound()
      if (known && taken.numUpdatedRows === 0n) throw versionChanged(known.version)
      const others = all.filter((row) => row !== known)
      if (!known && others.length >= MOST) throw new ProblemError(422, 'tooMany')
      const { id, version } = known ?? { id: randomUUIDv7(), version: 1 }
      const values = body ? check(body, others.map(bodyOf)) : bodyOf(known as Row)
      const row = { ...rename(values, columnOf), id, version, changed_at: act.now }
      if (!known) await rows.insertInto(table).values(row).execute()
      else if (body) await rows.updateTable(table).set(row).where('id', '=', id).execute()
      else await rows.deleteFrom(table).where('id', '=', id).execute()
      const action = !known ? 'added' : body ? 'changed' : 'removed'
      await recordAudit(transaction, act, `${list}.${action}`, `${list}/${id}`, values)
      return itemOf(row as Row)
    })

  const handlers = {
    list: async ({ db }: StaffRequest) => ({ items: (await readAll(db as unknown as Rows)).map(itemOf) }),
    add: (request: StaffRequest<ListBody<L>>) => edit(request, undefined, request.body),
    change: (request: StaffRequest<ListBody<L>>) => edit(request, request.place, request.body),
    remove: (request: StaffRequest) => edit(request, request.place, undefined),
  }
  return resourceRoutes(list, { ...handlers, ...operations } as unknown as Handlers<L>)
}

type Rows = Kysely<Record<string, Row>>

function rename(values: Record<string, string | number>, names: ReadonlyMap<string, string>) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [names.get(name) ?? name, value]))
}
