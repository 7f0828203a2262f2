import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { applicationBody, newKey, TrialApi } from '../../tests/trial-requests.ts'
import { createLockRetry } from './database-trouble.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import type { Database } from './tables.ts'

let dataDir: string
let db: Database
let other: DatabaseSync
let api: TrialApi

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'test-locked-'))
  db = await openDatabase({ dataDir })
  await migrate(db)
  other = new DatabaseSync(join(dataDir, 'upstream.sqlite'))
  api = new TrialApi(db)
})
afterEach(async () => {
  other.close()
  await db.destroy()
  await rm(dataDir, { recursive: true, force: true })
})

it('while another process writes, others read, and who writes is refused soon and served afterwards', async () => {
  const keys = Array.from({ length: 8 }, () => newKey())
  const body = applicationBody({ code: await api.code() })
  other.exec('begin immediate')
  const answers = Promise.all(keys.map((key) => api.apply(body, { key })))
  expect((await api.app.request('/news')).status).toBe(200)
  for (const { status, body: problem } of await answers)
    expect([status, problem.code]).toEqual([503, 'database-busy'])
  expect((await api.app.request('/news')).status).toBe(200)
  other.exec('rollback')
  expect((await api.apply(body, { key: keys[0] as string })).status).toBe(201)
})

it('a write of another process that ends is waited for', async () => {
  const body = applicationBody({ code: await api.code() })
  other.exec('begin immediate')
  const applied = api.apply(body)
  setTimeout(() => other.exec('commit'), 300)
  expect((await applied).status).toBe(201)
})

it('writes wait for a lock together, not one after the other', async () => {
  const retry = createLockRetry()
  const work = vi.fn((): Promise<string> => Promise.reject(locked))
  await expect(retry(work)).rejects.toBe(locked)
  work.mockClear()
  await expect(retry(work)).rejects.toBe(locked)
  expect(work).toHaveBeenCalledOnce()
  await retry(work.mockResolvedValueOnce('free'))
  await expect(retry(work.mockRejectedValueOnce(locked).mockResolvedValueOnce('waited'))).resolves.toBe(
    'waited',
  )
})

const locked = Object.assign(new Error('locked'), { code: 'ERR_SQLITE_ERROR', errcode: 5 })
