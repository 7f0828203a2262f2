import { expect, test } from 'vitest'
import { cannotLimitFiles, refuseFileWrites } from '../file-limit.ts'
import { askForCode, postTrialForm, preparePair, referenceIn, storedReferences } from '../site-pair.ts'

test('a disk that takes nothing while both run: pages go on, nothing is promised, and it mends by itself', async ({
  skip,
}) => {
  skip(cannotLimitFiles, 'only prlimit (util-linux) makes the disk full for one process')
  const pair = await preparePair({ NODE_ENV: 'production' })
  const { siteUrl, upstreamUrl, dataDir } = pair
  const [upstream, site] = [await pair.startUpstream(), await pair.startSite()]
  const person = (n: number) => ({ name: `申请人${n}`, email: `full-disk-${n}@example.com` })

  refuseFileWrites(upstream.pid, true)
  refuseFileWrites(site.pid, true)
  for (const path of [
    '/cn',
    '/en/about/news',
    '/en/about/joinus',
    '/cn/download/search?q=mvda',
    '/cn/search?q=mvda',
  ])
    expect([path, (await fetch(siteUrl + path)).status]).toEqual([path, 200])
  expect((await postTrialForm(siteUrl, { ...person(0), intent: 'code' })).status).toBe(503)
  const refused = await postTrialForm(siteUrl, person(1))
  expect([refused.status, referenceIn(refused)]).toEqual([503, undefined])
  expect(await refused.text()).toContain('value="申请人1"')
  expect((await fetch(`${upstreamUrl}/news`)).status).toBe(200)

  // the site's disk has room again: what it would keep nobody has checked, and the upstream is there
  refuseFileWrites(site.pid, false)
  expect((await postTrialForm(siteUrl, person(2))).status).toBe(503)

  refuseFileWrites(upstream.pid, false)
  await expect
    .poll(async () => (await postTrialForm(siteUrl, person(2))).status, { timeout: 30_000 })
    .toBe(422)
  expect(storedReferences(dataDir)).toEqual([])
  expect(await askForCode(upstreamUrl, person(0).email)).toBe(202)
  expect([site.isRunning(), upstream.isRunning()]).toEqual([true, true])
  await pair.end()
})
