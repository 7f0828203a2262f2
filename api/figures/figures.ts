import { sql, type Transaction } from 'kysely'
import { calendarDate, momentInChina } from '#contract/china-time.ts'
import type { Figures, Sales } from '#contract/figure-schema.ts'
import type { FigureKind } from '#contract/keys.ts'
import { campaignOf, countedPage, sourceMembers } from '#contract/visit-source.ts'
import type { Database, Tables } from '../db/tables.ts'
import { DAY, daysUntil, isCounted } from './counted.ts'

/** Rows of a kind and a day, at most, whatever is asked for. */
const mostRows: Record<FigureKind, number> = { visit: 20_000, campaign: 500, missing: 500, search: 500 }

/** Stands for the pages beyond that. */
const OTHER = '(other)'

/** Adds counts. Beyond the bounds, visits of new pages count as others; of the rest, what came up least makes room. */
export async function addFigures(
  transaction: Transaction<Tables>,
  figures: readonly FigureTable[],
): Promise<void> {
  const sums = new Map<string, FigureTable>()
  for (const [kind, day] of groupsOf(figures)) {
    const group = figures.filter((figure) => figure.kind === kind && figure.day === day)
    for (const figure of kind === 'visit' ? await withinBounds(transaction, day, group) : group) {
      const key = JSON.stringify([kind, day, figure.name, figure.detail])
      sums.set(key, { ...figure, count: figure.count + (sums.get(key)?.count ?? 0) })
    }
  }
  if (sums.size === 0) return
  for (const [kind, day] of groupsOf(figures))
    if (kind !== 'visit') await makeRoom(transaction, kind, day, [...sums.values()])
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

/**
 * Removes what came up least of a kind and a day until all that is new has a row: addresses that a scanner makes up come up
 * once, a broken link again and again ("space-saving", Metwally and others, 2005).
 */
async function makeRoom(
  transaction: Transaction<Tables>,
  kind: FigureKind,
  day: string,
  added: readonly FigureTable[],
): Promise<void> {
  const keys = added.filter((one) => one.kind === kind && one.day === day).map(keyOf)
  const rows = await transaction
    .selectFrom('figure')
    .select(['name', 'detail'])
    .where('kind', '=', kind)
    .where('day', '=', day)
    .orderBy('count')
    .orderBy('name')
    .execute()
  const others = rows.filter((row) => !keys.includes(keyOf(row)))
  const least = others.slice(0, Math.max(0, others.length + keys.length - mostRows[kind]))
  if (least.length === 0) return
  await transaction
    .deleteFrom('figure')
    .where('kind', '=', kind)
    .where('day', '=', day)
    .where(({ and, or }) => or(least.map(({ name, detail }) => and({ name, detail }))))
    .execute()
}

function keyOf({ name, detail }: Pick<FigureTable, 'name' | 'detail'>): string {
  return JSON.stringify([name, detail])
}

async function withinBounds(
  transaction: Transaction<Tables>,
  day: string,
  group: readonly FigureTable[],
): Promise<readonly FigureTable[]> {
  const stored = transaction.selectFrom('figure').where('kind', '=', 'visit').where('day', '=', day)
  const { count } = await stored.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()
  if (Number(count) + group.length <= mostRows.visit) return group
  const names = group.map(({ name }) => name)
  const known = new Set(
    (await stored.select('name').where('name', 'in', names).execute()).map(({ name }) => name),
  )
  const room = Math.max(0, mostRows.visit - Number(count))
  const added = group.filter(({ name }) => !known.has(name)).slice(0, room)
  const isTaken = (figure: FigureTable) => known.has(figure.name) || added.includes(figure)
  return group.map((figure) => (isTaken(figure) ? figure : { ...figure, name: OTHER }))
}

/** Of pages, campaigns and searches, at most. */
const MOST = 20

/** What became of the applications since a moment: they are a room above. Milliseconds since the epoch. */
export type ReadSales = (db: Database, since: number, now: number) => Promise<Sales>

/**
 * The numbers of so many days, of today and before, and what began where.
 * @param readSales left out where what became of applications is not for whoever asks
 */
export async function readFigures(
  db: Database,
  days: number,
  now: number,
  readSales: ReadSales | undefined,
): Promise<Figures> {
  const list = daysUntil(now, 2 * days)
  const first = list[days] ?? ''
  const applications = await applicationsSince(db, list[0] ?? '')
  const counts = await countsOf(db, list, applications)
  const before = counts.slice(0, days)
  const ofPeriod = applications.filter(({ day }) => day >= first)
  const by = async (key: 'page' | 'referrer' | 'campaign') => {
    const column = key === 'referrer' ? 'detail' : 'name'
    const rows = await sumOf(db, key === 'campaign' ? 'campaign' : 'visit', first)
      .select(`${column} as key`)
      .groupBy(column)
      .execute()
    return beside(
      new Map(rows.map((row) => [row.key, Number(row.sum)])),
      countBy(ofPeriod, (one) => one[key]),
    )
  }
  return {
    days: counts.slice(days),
    before: {
      visits: before.reduce((sum, { visits }) => sum + visits, 0),
      applications: before.reduce((sum, { applications }) => sum + applications, 0),
    },
    pages: (await by('page')).slice(0, MOST).map(({ key: page, ...counted }) => ({ page, ...counted })),
    referrers: (await by('referrer')).map(({ key: referrer, ...counted }) => ({ referrer, ...counted })),
    // which brings applications says more than which brings visits
    campaigns: (await by('campaign'))
      .sort((a, b) => b.applications - a.applications)
      .slice(0, MOST)
      .map(({ key: campaign, ...counted }) => ({ campaign, ...counted })),
    searches: await emptySearches(db, first),
    sales: readSales ? await readSales(db, momentInChina(first), now) : null,
  }
}

/** Visits and applications of the same key, most visits first; what is not said has none. */
function beside(visits: ReadonlyMap<string, number>, applications: ReadonlyMap<string, number>) {
  return [...new Set([...visits.keys(), ...applications.keys()])]
    .filter(Boolean)
    .map((key) => ({ key, visits: visits.get(key) ?? 0, applications: applications.get(key) ?? 0 }))
    .sort((a, b) => b.visits - a.visits || b.applications - a.applications || (a.key < b.key ? -1 : 1))
}

/** How many visits and applications there were on the day before. */
export async function countsOfYesterday(db: Database, now: number) {
  const [day = ''] = daysUntil(now, 2)
  const [counts] = await countsOf(db, [day], await applicationsSince(db, day))
  return { visits: counts?.visits ?? 0, applications: counts?.applications ?? 0 }
}

/** @param days in their order */
async function countsOf(
  db: Database,
  days: readonly string[],
  applications: readonly { day: string; count: number }[],
) {
  const rows = await sumOf(db, 'visit', days[0] ?? '')
    .select('day')
    .groupBy('day')
    .execute()
  const visits = new Map(rows.map(({ day, sum }) => [day, Number(sum)]))
  const applied = countBy(applications, ({ day }) => day)
  return days.map((day) => ({ day, visits: visits.get(day) ?? 0, applications: applied.get(day) ?? 0 }))
}

function sumOf(db: Database, kind: FigureKind, since: string) {
  return db
    .selectFrom('figure')
    .select(({ fn }) => fn.sum('count').as('sum'))
    .where('kind', '=', kind)
    .where('day', '>=', since)
}

async function emptySearches(db: Database, since: string): Promise<Figures['searches']> {
  const rows = await inVain(db, 'search', since).limit(MOST).execute()
  return rows.map(({ name, detail, sum }) => ({ words: name, lang: detail, count: Number(sum) }))
}

/** What was asked for in vain since a day, most first. */
function inVain(db: Database, kind: 'missing' | 'search', since: string) {
  return sumOf(db, kind, since)
    .select(['name', 'detail', ({ fn }) => fn.max('day').as('lastDay')])
    .groupBy(['name', 'detail'])
    .orderBy('sum', 'desc')
    .orderBy('name')
}

/** What was asked for in vain in the last 30 days, most first. */
export async function lastInVain(db: Database, kind: 'missing' | 'search', now: number) {
  const [first = ''] = daysUntil(now, 30)
  const rows = await inVain(db, kind, first).execute()
  return rows.map(({ sum, ...row }) => ({ ...row, count: Number(sum) }))
}

/** Those still kept: unverified ones for 30 days, others for twelve months. Counted by day and source, of which few differ. */
async function applicationsSince(db: Database, since: string) {
  const midnight = momentInChina(since)
  const day = sql<number>`(received_at - ${sql.lit(midnight)}) / ${sql.lit(DAY)}`
  const rows = await db
    .selectFrom('trial_application')
    .select(({ fn }) => [day.as('day'), 'source', fn.countAll<number>().as('count')])
    .where('received_at', '>=', midnight)
    .where(isCounted)
    .groupBy([day, 'source'])
    .execute()
  return rows.map(({ day, source, count }) => {
    const { page, referrer = 'direct' } = sourceMembers(source)
    return {
      day: calendarDate(midnight + Number(day) * DAY),
      count: Number(count),
      page: page ? countedPage(page) : '',
      referrer: referrer === 'direct' ? 'none' : referrer,
      campaign: campaignOf(source).slice(0, 200),
    }
  })
}

function countBy<T extends { count: number }>(
  items: readonly T[],
  keyOf: (item: T) => string,
): Map<string, number> {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + item.count)
  return counts
}

/** Numbers by day, of all site instances together. Nothing in them is about a person. */
export interface FigureTable {
  kind: FigureKind
  /** In China. */
  day: string
  /** The page of a visit, the campaign of one (`campaignOf`), the path that is not there, the words that found nothing. */
  name: string
  /** Of a visit the kind of referrer, of a search its language. */
  detail: string
  count: number
}

declare module '../db/tables.ts' {
  interface Tables {
    figure: FigureTable
  }
}
