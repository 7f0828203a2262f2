import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { openDatabase } from '../../api/db/open-database.ts'
import { type Line, startLine } from '../cut-line.ts'
import { type RunningPostgres, startPostgres } from '../postgres/postgres.ts'
import { deferredBody, newKey, postApplication } from '../trial-requests.ts'
import { startUpstream, type UpstreamProcess } from '../upstream-process.ts'

/** Longest any answer may take while the database is in trouble, ms: a statement may take 5 s. */
const BOUND = 9_000

let postgres: RunningPostgres
let databaseUrl: string
let dataDir: string
let line: Line
let upstream: UpstreamProcess

beforeAll(async () => {
  postgres = await startPostgres()
  databaseUrl = await postgres.createDatabase('lost')
  line = await startLine(Number(new URL(databaseUrl).port))
  dataDir = await mkdtemp(join(tmpdir(), 'test-lost-'))
  upstream = await startUpstream({ databaseUrl: overLine(), dataDir })
})
afterAll(async () => {
  await upstream?.kill()
  await line?.close()
  await postgres?.stop()
  if (dataDir) await rm(dataDir, { recursive: true, force: true })
})
// not one of these faults is a reason for the process to end
afterEach(() => expect(upstream.child.exitCode).toBe(null))

/** The database's address through the line. */
function overLine(): string {
  const url = new URL(databaseUrl)
  url.port = String(line.port)
  return url.href
}

async function ask(path: string) {
  const response = await fetch(upstream.url + path, { signal: AbortSignal.timeout(BOUND) })
  const body = (await response.json()) as { code?: string }
  return { ...body, status: response.status, retryAfter: response.headers.get('retry-after') }
}

/** As the site's inbox delivers it: with a key of its own, as often as it takes. */
function apply(key: string) {
  const body = deferredBody(`${key.replaceAll(/\W/g, '')}@firm.test`)
  return postApplication(upstream.url, body, { key, signal: AbortSignal.timeout(BOUND) })
}

async function untilReady() {
  await vi.waitFor(async () => expect((await ask('/readyz')).status).toBe(200), { timeout: 30_000 })
}

async function onServer<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const unavailable = { status: 503, code: 'database-unavailable', retryAfter: '5' }

it('a database that is killed: 503 until it is back, and nothing acknowledged is lost', async () => {
  const [before, during] = [newKey(), newKey()]
  const acknowledged = await apply(before)
  expect(acknowledged.status).toBe(201)
  await postgres.crash()
  expect(await apply(during)).toMatchObject(unavailable)
  expect(await ask('/news')).toMatchObject(unavailable)
  expect((await ask('/healthz')).status).toBe(200)
  expect((await ask('/readyz')).status).toBe(503)
  await postgres.revive()
  await untilReady()
  expect((await apply(during)).status).toBe(201)
  expect((await apply(before)).reference).toBe(acknowledged.reference)
  const { rows } = await onServer((client) => client.query('select count(*)::int from trial_application'))
  expect(rows).toEqual([{ count: 2 }])
})

/** Keeps everybody from a table for as long as `work` takes. */
function whileLocked<T>(work: () => Promise<T>): Promise<T> {
  return onServer(async (client) => {
    await client.query('begin')
    await client.query('lock table trial_application in access exclusive mode')
    return work()
  })
}

it('connections that break in the middle of a statement: its callers are told, the next ones are served', async () => {
  const keys = [newKey(), newKey(), newKey()]
  await whileLocked(async () => {
    const waiting = Promise.all(keys.map(apply))
    await untilBlocked(keys.length)
    line.cut()
    for (const answer of await waiting) expect(answer).toMatchObject(unavailable)
  })
  for (const key of keys) expect((await apply(key)).status).toBe(201)
})

async function untilBlocked(count: number) {
  const blocked = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = 'lost'"
  await vi.waitFor(
    async () =>
      expect((await onServer((client) => client.query(blocked))).rowCount).toBeGreaterThanOrEqual(count),
    { timeout: 20_000 },
  )
}

it('a table that somebody keeps locked: 503 after the statement timeout, everything else is served', async () => {
  const key = newKey()
  await whileLocked(async () => {
    const refused = apply(key)
    expect((await ask('/news')).status).toBe(200)
    expect(await refused).toMatchObject({ ...unavailable, code: 'database-busy' })
  })
  expect((await apply(key)).status).toBe(201)
})

it('a statement of a request may take 5 s, one of a migration or a backup as long as it likes', async () => {
  for (const [settings, limit] of [
    [{}, '5s'],
    [{ silenceMs: 0 }, '0'],
  ] as const) {
    const db = await openDatabase({ databaseUrl, dataDir, ...settings })
    const { rows } = await sql<{
      limit: string
    }>`select current_setting('statement_timeout') as limit`.execute(db)
    await db.destroy()
    expect(rows).toEqual([{ limit }])
  }
})

it('a line that falls silent: statements fail, and the connections that were on it are not used again', async () => {
  await untilReady()
  // as the upstream has it, only that seven seconds are one, in which a busy machine opens three connections
  const db = await openDatabase({ databaseUrl: overLine(), dataDir, silenceMs: 1_000 })
  const statements = () => Promise.allSettled([1, 2, 3].map(() => sql`select 1`.execute(db)))
  await statements()
  line.fallSilent()
  for (const outcome of await statements())
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'ETIMEDOUT' } })
  line.mend()
  for (const outcome of await statements()) expect(outcome.status).toBe('fulfilled')
  await db.destroy()
})

it('a server that takes no writes: reads go on, writes are a 503 until it does again', async () => {
  const key = newKey()
  const setReadOnly = (value: 'on' | 'off') =>
    onServer(async (client) => {
      await client.query(`alter database lost set default_transaction_read_only = ${value}`)
      line.cut()
    })
  await setReadOnly('on')
  await untilReady()
  expect(await apply(key)).toMatchObject(unavailable)
  expect((await ask('/news')).status).toBe(200)
  await onServer(async (client) => {
    await client.query('set default_transaction_read_only = off')
    await client.query('alter database lost reset default_transaction_read_only')
  })
  line.cut()
  await untilReady()
  expect((await apply(key)).status).toBe(201)
})
