import { execFileSync } from 'node:child_process'
import { chownSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, it, vi } from 'vitest'
import { databaseUrl, startPostgres } from '../postgres/postgres.ts'
import { serverAccount } from '../server/server-account.ts'
import { anyAddress, applicationBody, newKey, relayHeaders } from '../trial-requests.ts'
import { startUpstream } from '../upstream-process.ts'

/** Room for an empty database and little more, and for a file that is not the database's, MB. */
const size = 26

/** A disk of its own for a test, in memory. */
async function mountSmallDisk(): Promise<{ folder: string; unmount: () => Promise<void> } | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'test-small-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}m,mode=700`, 'tmpfs', folder], {
      stdio: 'ignore',
    })
  } catch {
    await rm(folder, { recursive: true })
    return undefined
  }
  return {
    folder,
    unmount: async () => {
      execFileSync('umount', ['-l', folder])
      await rm(folder, { recursive: true })
    },
  }
}

it('a PostgreSQL whose disk is full: reads go on, a write is a 503 and not half done, and it mends by itself', async (test) => {
  const disk = await mountSmallDisk()
  if (!disk) return test.skip('only root may mount a small disk')
  test.onTestFinished(disk.unmount)
  const otherFile = join(disk.folder, 'other-file')
  await writeFile(otherFile, new Uint8Array(2 * 1024 * 1024))
  const account = await serverAccount()
  if (account) chownSync(disk.folder, account.uid, account.gid)
  const postgres = await startPostgres()
  test.onTestFinished(postgres.stop)
  const dataDir = await mkdtemp(join(tmpdir(), 'test-full-'))
  test.onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const url = databaseUrl(postgres.url('postgres'), 'small')
  await query(postgres.url('postgres'), `create tablespace small location '${disk.folder}'`)
  await query(postgres.url('postgres'), 'create database small tablespace small')
  const upstream = await startUpstream({ databaseUrl: url, dataDir })
  test.onTestFinished(upstream.kill)

  const apply = async (key: string) => {
    const email = `${key.replaceAll(/\W/g, '')}@firm.test`
    const deferred = { receivedAt: new Date().toISOString() }
    const response = await fetch(`${upstream.url}/trial/applications`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key, ...relayHeaders(anyAddress()) },
      body: JSON.stringify(applicationBody({ email, deferred })),
    })
    return { status: response.status, retryAfter: response.headers.get('retry-after') }
  }
  const stored = () => query(url, 'select count(*)::int as count from trial_application')

  await query(url, 'create table filler (content text)')
  // pages that were never on the disk need room for themselves: a read that has to evict one would fail
  await query(url, 'checkpoint')
  // in steps that become smaller, so that no room for one more page is left
  for (const kilobytes of [512, 64, 8])
    await expect(fill(url, kilobytes)).rejects.toMatchObject({ code: '53100' })
  // what is left of pages that were begun takes some more
  const taken: string[] = []
  let refused = ''
  for (let at = 0; at < 500 && refused === ''; at += 1) {
    const key = newKey()
    const { status, retryAfter } = await apply(key)
    expect([201, 503]).toContain(status)
    if (status === 201) taken.push(key)
    else {
      refused = key
      expect(retryAfter).toBe('5')
    }
  }
  expect(refused).not.toBe('')
  expect(await stored()).toEqual([{ count: taken.length }])
  expect((await fetch(`${upstream.url}/news`)).status).toBe(200)

  // to drop a table takes a page of the catalogue
  await rm(otherFile)
  await query(url, 'drop table filler')
  await query(url, 'checkpoint')
  await vi.waitFor(async () => expect((await apply(refused)).status).toBe(201), { timeout: 20_000 })
  expect(await stored()).toEqual([{ count: taken.length + 1 }])
  expect(upstream.child.exitCode).toBe(null)
})

/** Writes tables until the disk takes no more. */
async function fill(url: string, kilobytes: number): Promise<void> {
  const content = `select repeat('x', 1000) from generate_series(1, ${kilobytes})`
  for (;;) await query(url, `insert into filler ${content}`)
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}
