import type { Transaction } from 'kysely'
import type { FigureKind } from '../contract/keys.ts'
import type { Tables } from '../db/tables.ts'
import type { FigureTable } from './figure-table.ts'

/** Rows of a kind and a day, at most, whatever is asked for. */
const mostRows: Record<FigureKind, number> = { visit: 20_000, missing: 500, search: 500 }

/** Stands for the pages beyond that. */
const OTHER = '(other)'

/** Adds counts. Of what is new beyond the bounds, visits count as others and the rest is dropped. */
export async function addFigures(
  transaction: Transaction<Tables>,
  figures: readonly FigureTable[],
): Promise<void> {
  const sums = new Map<string, FigureTable>()
  for (const [kind, day] of groupsOf(figures)) {
    const group = figures.filter((figure) => figure.kind === kind && figure.day === day)
    for (const figure of await withinBounds(transaction, kind, day, group)) {
      const key = JSON.stringify([kind, day, figure.name, figure.detail])
      sums.set(key, { ...figure, count: figure.count + (sums.get(key)?.count ?? 0) })
    }
  }
  if (sums.size === 0) return
  // in one order, so that two instances do not wait for each other
  const rows = [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, figure]) => figure)
  await transaction
    .insertInto('figure')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'day', 'name', 'detail'])
        .doUpdateSet(({ eb, ref }) => ({ count: eb('figure.count', '+', ref('excluded.count')) })),
    )
    .execute()
}

function groupsOf(figures: readonly FigureTable[]): [FigureKind, string][] {
  const groups = new Set(figures.map(({ kind, day }) => `${kind} ${day}`))
  return [...groups].map((group) => group.split(' ') as [FigureKind, string])
}

async function withinBounds(
  transaction: Transaction<Tables>,
  kind: FigureKind,
  day: string,
  group: readonly FigureTable[],
): Promise<readonly FigureTable[]> {
  const stored = transaction.selectFrom('figure').where('kind', '=', kind).where('day', '=', day)
  const { count } = await stored.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()
  if (Number(count) + group.length <= mostRows[kind]) return group
  const names = group.map(({ name }) => name)
  const known = new Set(
    (await stored.select('name').where('name', 'in', names).execute()).map(({ name }) => name),
  )
  const room = Math.max(0, mostRows[kind] - Number(count))
  const added = group.filter(({ name }) => !known.has(name)).slice(0, room)
  const isTaken = (figure: FigureTable) => known.has(figure.name) || added.includes(figure)
  if (kind !== 'visit') return group.filter(isTaken)
  return group.map((figure) => (isTaken(figure) ? figure : { ...figure, name: OTHER }))
}
