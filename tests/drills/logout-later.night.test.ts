import { statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { newAccount } from '../e2e/new-account.ts'
import { preparePair } from '../site-pair.ts'

test('logging out while the upstream is away is done here at once, and there when it is back, over a restart', async () => {
  const pair = await preparePair()
  const { siteUrl, upstreamUrl, dataDir } = pair
  let upstream = await pair.startUpstream()
  let site = await pair.startSite()
  const { token, cookie } = await newAccount('Zora Quill', upstreamUrl)
  const pageOf = async () => (await fetch(`${siteUrl}/en/download/search`, { headers: { cookie } })).text()
  const opens = async () =>
    (await fetch(`${upstreamUrl}/session`, { headers: { authorization: `Bearer ${token}` } })).status
  expect(await opens()).toBe(200)
  expect(await pageOf()).toContain('Zora Quill')

  await upstream.stop()
  const body = new URLSearchParams({ from: '/en' })
  const answer = await fetch(`${siteUrl}/en/logout`, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { cookie, origin: siteUrl },
  })
  expect(answer.status).toBe(303)
  expect(answer.headers.getSetCookie().filter((line) => /Max-Age=0/i.test(line))).toHaveLength(2)
  const file = join(dataDir, 'site', 'revocations.sqlite')
  expect(statSync(file).mode & 0o077).toBe(0)
  expect(await pageOf()).not.toContain('Zora Quill')
  await site.kill()
  site = await pair.startSite()
  expect(await pageOf(), 'after a restart').not.toContain('Zora Quill')

  upstream = await pair.startUpstream()
  await expect.poll(opens, { timeout: 15_000 }).toBe(401)
  await expect.poll(() => waiting(file)).toBe(0)
  await pair.end()
})

function waiting(file: string): number {
  const database = new DatabaseSync(file, { timeout: 5_000 })
  try {
    return Number(database.prepare('select count(*) as n from revocation').get()?.n)
  } finally {
    database.close()
  }
}
