import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { addAsLaterVersion, describeEachDatabase } from '../../tests/each-database.ts'
import { TrialApi } from '../../tests/trial-requests.ts'
import { article, storeNews } from '../../tests/upstream-records.ts'
import { SEED_DIR, seed } from '../upkeep/seed.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import type { Database } from './tables.ts'

/** What a migration takes from the version before, once that has stopped using it: `table.column` or `table`. */
const noLongerUsed: readonly string[] = []

async function openEmpty(): Promise<Database> {
  const dataDir = await mkdtemp(join(tmpdir(), 'test-additive-'))
  const db = await openDatabase({ dataDir })
  onTestFinished(async () => {
    await db.destroy()
    await rm(dataDir, { recursive: true, force: true })
  })
  return db
}

it('every step only adds: what the version before reads and writes stays as it was', async () => {
  const db = await openEmpty()
  const [first = '', ...steps] = (await readdir(join(import.meta.dirname, 'migrations')))
    .map((file) => basename(file, '.sql'))
    .sort()
  await migrate(db, first)
  let before = await schemaOf(db)
  expect(before.size).toBeGreaterThan(100)
  for (const step of steps) {
    await migrate(db, step)
    const after = await schemaOf(db)
    expect([step, takenFrom(before, after)]).toEqual([step, []])
    before = after
  }
})

it.each([
  ['alter table mail drop column last_fault', 'mail.last_fault'],
  ['alter table mail rename column last_fault to fault', 'mail.last_fault'],
  ['drop table housekeeping', 'housekeeping.name'],
  ['alter table housekeeping rename to rounds', 'housekeeping.name'],
  ['create unique index later on mail (recipient)', 'mail.unique(recipient)'],
  ['drop index site_text_by_place', 'site_text.unique(part,place)'],
  ['alter table mail add column later text', undefined],
  ["alter table mail add column later text not null default ''", undefined],
  ['create table later (id text primary key)', undefined],
  ['create index later on mail (recipient)', undefined],
])('%s takes %s', async (statement, taken) => {
  const db = await openEmpty()
  await migrate(db)
  const before = await schemaOf(db)
  await sql.raw(statement).execute(db)
  expect(takenFrom(before, await schemaOf(db))[0]).toBe(taken)
})

describeEachDatabase('this version', (database) => {
  it('starts and serves on a database that a later one has added to, and leaves that as it is', async () => {
    const { db } = database
    const api = new TrialApi(db)
    await storeNews(db, article(1))
    await api.register('before@firm.test')
    await addAsLaterVersion(db, ['news', 'news_text', 'trial_application', 'trial_code', 'mail'])
    const added = await columnsOf(db)
    await migrate(db)
    await seed(db, SEED_DIR, api.now)
    expect(await columnsOf(db)).toEqual(added)
    await api.register('after@firm.test')
    const list = await (await api.app.request('/news')).json()
    expect(Object.keys(list.items[0])).not.toContain('later')
    expect((await api.app.request(`/news/${list.items[0].id}`)).status).toBe(200)
  })
})

/** What there is, with what an insert and a read depend on. */
type Schema = Map<string, { dataType: string; mayBeLeftOut: boolean }>

async function columnsOf(db: Database): Promise<Schema> {
  const tables = await db.introspection.getTables()
  const columns = tables.flatMap((table) =>
    table.columns.map(
      ({ name, dataType, isNullable, hasDefaultValue }) =>
        [`${table.name}.${name}`, { dataType, mayBeLeftOut: isNullable || hasDefaultValue }] as const,
    ),
  )
  return new Map(columns)
}

/** With unique indexes, in SQLite. */
async function schemaOf(db: Database): Promise<Schema> {
  const { rows } = await sql<{ name: string }>`
    select t.name || '.unique(' || group_concat(c.name) || ')' as name
    from sqlite_master t, pragma_index_list(t.name) i, pragma_index_info(i.name) c
    where t.type = 'table' and i."unique" group by t.name, i.name`.execute(db)
  const unique = rows.map(({ name }) => [name, { dataType: 'unique', mayBeLeftOut: false }] as const)
  return new Map([...(await columnsOf(db)), ...unique])
}

/** What the version before, which writes rows without what is new, finds gone, changed or in its way. */
function takenFrom(before: Schema, after: Schema): string[] {
  const tables = new Set([...before.keys()].map(tableOf))
  const gone = [...before].filter(([name, was]) => !isDeepStrictEqual(after.get(name), was))
  const needed = [...after].filter(
    ([name, { mayBeLeftOut }]) => !before.has(name) && tables.has(tableOf(name)) && !mayBeLeftOut,
  )
  return [...gone, ...needed]
    .map(([name]) => name)
    .filter((name) => ![name, tableOf(name)].some((one) => noLongerUsed.includes(one)))
}

function tableOf(name: string): string {
  return name.split('.')[0] ?? ''
}
