import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { postTrialForm, preparePair, referenceIn, storedReferences } from '../site-pair.ts'

test('a data folder that cannot be written: pages go on, a form that cannot be kept says so and keeps what was typed', async () => {
  // its own folder for what node compiles, which is one of those that cannot be written
  const pair = await preparePair({ NODE_ENV: 'production', NODE_COMPILE_CACHE: '' })
  // a file where the folder has to be: nobody can write below it, root included
  await writeFile(join(pair.dataDir, 'site'), '')
  await writeFile(join(pair.dataDir, 'assets'), '')
  await writeFile(join(pair.dataDir, 'compiled'), '')
  await pair.startSite()
  const response = await postTrialForm(pair.siteUrl, { name: '申请人7', address: '杭州市' })
  const page = await response.text()
  expect(response.status).toBe(503)
  expect(page).toContain('value="申请人7"')
  expect(page).toContain('杭州市')
  expect(page).not.toMatch(/T-[0-9A-Z]{4}-[0-9A-Z]{4}/)
  for (const path of ['/cn', '/en/about/about', '/cn/product/mvda', '/en/trial/trial', '/cn/search?q=mvda'])
    expect([path, (await fetch(pair.siteUrl + path)).status]).toEqual([path, 200])
  // nothing of it was ever received
  expect((await fetch(`${pair.siteUrl}/en/about/news`)).status).toBe(503)
  await pair.end()
})

test('a form without a key is one application for its e-mail and code, however often it is posted', async () => {
  const pair = await preparePair()
  await pair.startSite()
  const post = async (fields = {}) => referenceIn(await postTrialForm(pair.siteUrl, { key: '', ...fields }))
  const first = await post()
  expect(first).toMatch(/^T-/)
  expect(await post()).toBe(first)
  expect(await post({ code: '654321' })).not.toBe(first)
  expect(await post({ name: '另一个人' }), 'other content under the same key').toBeUndefined()
  await pair.end()
})

test('an inbox that another program writes to: nobody waits but whose application is kept in it', async () => {
  const pair = await preparePair()
  await pair.startSite()
  expect(referenceIn(await postTrialForm(pair.siteUrl))).toMatch(/^T-/)
  const other = new DatabaseSync(join(pair.dataDir, 'site', 'inbox.sqlite'), { timeout: 5_000 })
  other.exec('begin immediate')
  const kept = postTrialForm(pair.siteUrl)
  // SQLite's own wait, in the event loop, would let none of these through before the form is given up
  for (let n = 0; n < 30; n += 1) expect((await fetch(`${pair.siteUrl}/readyz`)).status).toBe(200)
  other.exec('commit')
  other.close()
  expect(referenceIn(await kept)).toMatch(/^T-/)
  await pair.end()
})

/** @returns the reference where success was said */
async function apply(siteUrl: string, key: string, n: number): Promise<string | undefined> {
  try {
    return referenceIn(
      await postTrialForm(siteUrl, { key, name: `申请人${n}`, email: `visitor-${n}@example.com` }),
    )
  } catch {
    // cut off before the answer: nothing was promised
    return undefined
  }
}

test('every application that was acknowledged is there exactly once, whatever is cut off', async () => {
  const { siteUrl, dataDir, startSite, startUpstream, end } = await preparePair()
  const acknowledged = new Map<string, string>()
  const keys = Array.from({ length: 40 }, () => crypto.randomUUID())
  const sendAll = (from: number, to: number) =>
    Promise.all(
      keys.slice(from, to).map(async (key, n) => {
        const reference = await apply(siteUrl, key, from + n)
        if (reference) acknowledged.set(key, reference)
      }),
    )

  // the upstream is down: the site keeps what it accepts, and is itself cut off in the middle
  const site = await startSite()
  await sendAll(0, 15)
  expect(acknowledged.size).toBe(15)
  const rest = sendAll(15, 40)
  await expect.poll(() => acknowledged.size, { interval: 1 }).toBeGreaterThan(18)
  await site.kill()
  await rest

  // it comes back, visitors press the button again, and the upstream is cut off while it takes the applications in
  await startSite()
  const upstream = await startUpstream()
  await expect.poll(() => countApplications(dataDir), { timeout: 30_000, interval: 20 }).toBeGreaterThan(3)
  await upstream.kill()
  await sendAll(0, 40)
  expect(acknowledged.size).toBe(40)
  await startUpstream()

  await expect.poll(() => countApplications(dataDir), { timeout: 90_000 }).toBe(40)
  expect(storedReferences(dataDir)).toEqual([...acknowledged.values()].sort())
  await end()
})

function countApplications(dataDir: string): number {
  return storedReferences(dataDir).length
}
