import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { applicationBody, countRows, newKey, TrialApi } from '../../tests/trial-requests.ts'
import { migrate } from '../db/migrate.ts'
import { openDatabase } from '../db/open-database.ts'
import type { Database } from '../db/tables.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let dataDir: string
let db: Database

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'test-full-'))
  db = await openDatabase({ dataDir })
  await migrate(db)
})
afterEach(async () => {
  await db.destroy()
  await rm(dataDir, { recursive: true, force: true })
})

it('acknowledges nothing while the disk is full, and the same form goes through afterwards', async () => {
  const api = new TrialApi(db)
  const body = applicationBody({ code: await api.code(), readiness: 'x'.repeat(2000) })
  const key = newKey()
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
  await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count)}`.execute(db)
  const refused = await api.apply(body, { key })
  expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([
    503,
    'database-unavailable',
    '5',
  ])
  expect(await countRows(db, 'trial_application')).toBe(0)
  await sql`pragma max_page_count = 1000000`.execute(db)
  expect((await api.apply(body, { key })).status).toBe(201)
})
