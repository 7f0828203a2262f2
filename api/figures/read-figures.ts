import { calendarDate } from '../contract/calendar-date.ts'
import type { Figures } from '../contract/figure-schema.ts'
import type { Database } from '../db/tables.ts'

const DAY = 24 * 60 * 60 * 1000
/** Of pages and of searches, at most. */
const MOST = 20

/** The numbers of so many days, of today and before, and what began where. */
export async function readFigures(db: Database, days: number, now: number): Promise<Figures> {
  const list = Array.from({ length: days }, (_, index) => calendarDate(now - (days - 1 - index) * DAY))
  const [first = ''] = list
  const earlier = calendarDate(now - (2 * days - 1) * DAY)
  const visitsByDay = new Map(
    (await sumOf(db, 'visit', earlier).select('day as key').groupBy('day').execute()).map((row) => [
      row.key,
      Number(row.sum),
    ]),
  )
  const applications = await applicationsSince(db, earlier)
  const ofPeriod = applications.filter(({ day }) => day >= first)
  const applicationsOn = countBy(applications, ({ day }) => day)
  const before = [...visitsByDay].filter(([day]) => day < first)
  return {
    days: list.map((day) => ({
      day,
      visits: visitsByDay.get(day) ?? 0,
      applications: applicationsOn.get(day) ?? 0,
    })),
    before: {
      visits: before.reduce((sum, [, visits]) => sum + visits, 0),
      applications: applications.length - ofPeriod.length,
    },
    pages: (await visitsBy(db, 'name', first)).slice(0, MOST).map(({ key: page, visits }) => ({
      ...{ page, visits, applications: ofPeriod.filter((one) => one.page === page).length },
    })),
    referrers: (await visitsBy(db, 'detail', first)).map(({ key: referrer, visits }) => ({
      ...{ referrer, visits, applications: ofPeriod.filter((one) => one.referrer === referrer).length },
    })),
    searches: await emptySearches(db, first),
  }
}

function sumOf(db: Database, kind: 'visit' | 'search', since: string) {
  return db
    .selectFrom('figure')
    .select(({ fn }) => fn.sum('count').as('sum'))
    .where('kind', '=', kind)
    .where('day', '>=', since)
}

/** Most first. */
async function visitsBy(db: Database, column: 'name' | 'detail', since: string) {
  const rows = await sumOf(db, 'visit', since).select(`${column} as key`).groupBy(column).execute()
  return rows
    .map(({ key, sum }) => ({ key, visits: Number(sum) }))
    .sort((a, b) => b.visits - a.visits || (a.key < b.key ? -1 : 1))
}

async function emptySearches(db: Database, since: string): Promise<Figures['searches']> {
  const rows = await sumOf(db, 'search', since)
    .select(['name', 'detail'])
    .groupBy(['name', 'detail'])
    .orderBy('sum', 'desc')
    .orderBy('name')
    .limit(MOST)
    .execute()
  return rows.map(({ name, detail, sum }) => ({ words: name, lang: detail, count: Number(sum) }))
}

/** Those still kept: unverified ones for 30 days, others for twelve months. */
async function applicationsSince(db: Database, day: string) {
  const rows = await db
    .selectFrom('trial_application')
    .select(['received_at', 'source'])
    .where('received_at', '>=', Date.parse(`${day}T00:00:00+08:00`))
    .where('lead_status', '!=', 'spam')
    .execute()
  return rows.map(({ received_at, source }) => {
    const [, page = ''] = /(?:^|\s)page=(\S+)/.exec(source) ?? []
    const [, kind = 'direct'] = /(?:^|\s)referrer=(\S+)/.exec(source) ?? []
    return { day: calendarDate(received_at), page, referrer: kind === 'direct' ? 'none' : kind }
  })
}

function countBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1)
  return counts
}
