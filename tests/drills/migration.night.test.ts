import { cp, mkdtemp, open, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import type { DatabaseSettings } from '../../api/db/open-database.ts'
import { freePort } from '../../tools/processes/free-port.ts'
import { startProgram } from '../../tools/processes/program.ts'
import { upstreamArguments } from '../../tools/processes/site-process.ts'
import { waitUntilAnswers } from '../../tools/processes/wait-until-answers.ts'
import { describeEachDatabase } from '../each-database.ts'
import { startUpstream } from '../upstream-process.ts'

const ROWS = 1_000_000
/** Of a later version: changes a table that is read all the time, and takes seconds. */
const MIGRATION = `alter table news add column later text not null default '';
create table later as
  with recursive n (i) as (select 1 union all select i + 1 from n where i < ${ROWS}) select i from n;
`

let later: string

beforeAll(async () => {
  later = await mkdtemp(join(tmpdir(), 'later-version-'))
  for (const part of ['api', 'contract', 'package.json'])
    await cp(part, join(later, part), { recursive: true })
  await symlink(join(process.cwd(), 'node_modules'), join(later, 'node_modules'))
  await writeFile(join(later, 'api/db/migrations/9999-later.sql'), MIGRATION)
})
afterAll(() => rm(later, { recursive: true, force: true }))

async function startLater({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL = '' }: DatabaseSettings) {
  const port = await freePort()
  const env = { DATA_DIR, DATABASE_URL, API_PORT: String(port), ADMIN: 'off' }
  const output = await open(join(later, 'output'), 'w')
  const program = startProgram('later version', upstreamArguments, { env, cwd: later, output: output.fd })
  await output.close()
  onTestFinished(async () => void (await program.stop()))
  const url = `http://127.0.0.1:${port}`
  const said = () => readFile(join(later, 'output'), 'utf8')
  return { program, said, ready: () => waitUntilAnswers(`${url}/readyz`, program) }
}

describeEachDatabase('a migration', (database) => {
  const isPostgres = () => database.settings.databaseUrl !== undefined
  const isUnderWay = async () => {
    if (!isPostgres())
      return (await stat(join(database.settings.dataDir, 'upstream.sqlite-wal'))).size > 1_000_000
    const { rows } = await sql`select 1 from pg_stat_activity where datname = current_database()
      and query like '%create table later%' and pid <> pg_backend_pid()`.execute(database.db)
    return rows.length > 0
  }

  it('that waits for a lock lets others read meanwhile, and says so where it is held for long', async ({
    annotate,
  }) => {
    // SQLite has one lock: api/db/locked-file.test.ts
    if (!isPostgres()) return
    const before = await startUpstream(database.settings)
    onTestFinished(() => before.stop())
    const holder = new pg.Client({ connectionString: database.settings.databaseUrl })
    await holder.connect()
    onTestFinished(() => holder.end())
    await holder.query('begin; lock table news in access share mode')
    const { program, said } = await startLater(database.settings)
    let [reads, longest] = [0, 0]
    while (program.isRunning()) {
      const began = performance.now()
      expect((await fetch(`${before.url}/news`)).status).toBe(200)
      longest = Math.max(longest, performance.now() - began)
      reads += 1
      await wait(50)
    }
    expect(await program.ended).toBe(1)
    expect(await said()).toContain('has held a lock on the database for 30 s')
    annotate(`${reads} reads meanwhile, the longest ${Math.round(longest)} ms`)
  })

  it('that is killed is done by the next start, whole', async ({ annotate }) => {
    const killed = await startLater(database.settings)
    await expect.poll(isUnderWay, { timeout: 60_000, interval: 20 }).toBe(true)
    await killed.program.kill()
    const began = performance.now()
    const next = await startLater(database.settings)
    if (isPostgres()) {
      await expect.poll(isUnderWay, { timeout: 60_000, interval: 20 }).toBe(true)
      // one of the version before, started meanwhile, waits and serves
      const before = await startUpstream(database.settings)
      onTestFinished(() => before.stop())
      expect((await fetch(`${before.url}/news`)).status).toBe(200)
    }
    await next.ready()
    const { rows } =
      await sql`select (select count(*) from later) as rows, (select count(later) from news) as news,
      (select count(*) from kysely_migration where name = '9999-later') as migrations`.execute(database.db)
    const { news } = await database.db
      .selectFrom('news')
      .select(({ fn }) => fn.countAll().as('news'))
      .executeTakeFirstOrThrow()
    expect(rows).toEqual([{ rows: ROWS, news, migrations: 1 }])
    annotate(`serves ${Math.round((performance.now() - began) / 1000)} s after the kill`)
  })
})
