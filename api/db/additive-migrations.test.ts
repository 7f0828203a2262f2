import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { addAsLaterVersion, describeEachDatabase } from '../../tests/each-database.ts'
import { applicationBody, TrialApi } from '../../tests/trial-requests.ts'
import { article, storeNews } from '../../tests/upstream-records.ts'
import { SEED_DIR, seed } from '../upkeep/seed.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import type { Database } from './tables.ts'

type Column = { dataType: string; mayBeLeftOut: boolean }

it('every step only adds: what the version before reads and writes stays as it was', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'test-additive-'))
  const db = await openDatabase({ dataDir })
  const steps = (await readdir(join(import.meta.dirname, 'migrations')))
    .map((file) => basename(file, '.sql'))
    .sort()
  let before = new Map<string, Column>()
  for (const step of steps) {
    await migrate(db, step)
    const after = await columnsOf(db)
    const oldTables = new Set([...before.keys()].map(tableOf))
    for (const [name, { dataType }] of before)
      expect([step, name, after.get(name)?.dataType]).toEqual([step, name, dataType])
    // the version before does not know a new column of an old table, and writes rows without it
    for (const [name, column] of after) {
      if (before.has(name) || !oldTables.has(tableOf(name))) continue
      expect([step, name, column.mayBeLeftOut]).toEqual([step, name, true])
    }
    before = after
  }
  expect(before.size).toBeGreaterThan(100)
  await db.destroy()
  await rm(dataDir, { recursive: true, force: true })
})

describeEachDatabase('this version', (database) => {
  it('starts and serves on a database that a later one has added to, and leaves that as it is', async () => {
    const { db } = database
    const api = new TrialApi(db)
    await storeNews(db, article(1))
    const apply = async (email: string) => {
      api.now += 60_000
      return (await api.apply(applicationBody({ email, code: await api.code(email) }))).status
    }
    expect(await apply('before@firm.test')).toBe(201)
    await addAsLaterVersion(db, ['news', 'news_text', 'trial_application', 'trial_code', 'mail'])
    const added = await columnsOf(db)
    await migrate(db)
    await seed(db, SEED_DIR, api.now)
    expect(await columnsOf(db)).toEqual(added)
    expect(await apply('after@firm.test')).toBe(201)
    const list = await (await api.app.request('/news')).json()
    expect(Object.keys(list.items[0])).not.toContain('later')
    expect((await api.app.request(`/news/${list.items[0].id}`)).status).toBe(200)
  })
})

async function columnsOf(db: Database): Promise<Map<string, Column>> {
  const tables = await db.introspection.getTables()
  return new Map(
    tables.flatMap(({ name, columns }) =>
      columns.map(({ name: column, dataType, isNullable, hasDefaultValue }) => [
        `${name}.${column}`,
        { dataType, mayBeLeftOut: isNullable || hasDefaultValue },
      ]),
    ),
  )
}

function tableOf(name: string): string {
  return name.split('.')[0] ?? ''
}
