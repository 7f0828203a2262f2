import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { preparePair, type SitePair } from '../site-pair.ts'
import { expect, expectAccessible, test, visit } from './fixture.ts'
import { signedIn } from './staff/staff-page.ts'
import { sayIn } from './staff/staff-words.ts'

const say = sayIn('en')

test.use({ viewport: { width: 1440, height: 900 } })

test.skip(process.env.E2E_EXTERNAL !== undefined, 'a site elsewhere keeps its upstream')
test.describe.configure({ mode: 'serial' })
// the document's status, and what the error is made from
test.use({ expectedErrors: [/status of 503|^StatusError: /] })

/** In Beijing it is the last day of November, in UTC still the one before. */
const morning = '2026-11-30T07:30+08:00'

let folder: string
let pair: SitePair
let upstream: number
let page: Page
test.beforeAll(async ({ browser }) => {
  folder = await mkdtemp(join(tmpdir(), 'clock-'))
  const clock = join(folder, 'offset')
  await writeFile(clock, String(Date.parse(morning) - Date.now()))
  pair = await preparePair({ CLOCK_OFFSET: clock }, ['./tests/preload/set-clock.ts'])
  upstream = (await pair.startUpstream()).pid ?? 0
  await pair.startSite()
  page = await signedIn(pair, browser, 'editor', 'Wang Min', { box: 'wang', now: Date.parse(morning) })
})
test.afterAll(async () => {
  if (upstream) process.kill(upstream, 'SIGCONT')
  await pair?.end()
  await rm(folder, { recursive: true, force: true })
})

/** Of day and hour, within the minutes that this takes. */
const since = { cn: /北京时间2026-11-30 07:[345]\d/, en: /30 November 2026 at 07:[345]\d, Beijing time/ }

test('while the upstream hangs the staff side keeps its menu and says since when, pages of the site of when they are', async ({
  request,
}) => {
  const lists = ['download/search', 'download/search?q=mvda'].flatMap((path) => [`cn/${path}`, `en/${path}`])
  const read = async (path: string) => (await request.get(`${pair.siteUrl}/${path}`)).text()
  for (const path of lists) await read(path)
  const rail = page.getByRole('navigation', { name: say('admin.nav.label') }).getByRole('link')
  const places = (await rail.allTextContents()).filter((text) => text !== 'My account')

  process.kill(upstream, 'SIGSTOP')
  // what was read is fresh for half a minute
  await expect(async () => expect(await read(lists[0] ?? '')).toMatch(since.cn)).toPass({ timeout: 60_000 })
  for (const path of lists) expect(await read(path), path).toMatch(since[path.startsWith('cn') ? 'cn' : 'en'])

  await visit(page, '/admin/news')
  expect((await rail.allTextContents()).map((text) => text.replace(/\d+$/, ''))).toEqual(
    places.map((text) => text.replace(/\d+$/, '')),
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('admin.nav.news'))
  const said = page.getByRole('main').getByRole('alert')
  await expect(said).toHaveText(
    /has not answered since 30 Nov(?: 2026)?, 07:[345]\d, Beijing time; .* public site goes on/,
  )
  await expect(
    page.getByRole('button', { name: say('admin.nav.find') }),
    'nothing that needs it',
  ).toHaveCount(0)
  await expectAccessible(page, 'staff side while the upstream hangs')

  process.kill(upstream, 'SIGCONT')
  await expect(async () => {
    await said.getByRole('button', { name: say('admin.states.retry') }).click()
    await expect(page.getByRole('row').first()).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 60_000 })
  await expect(said).toHaveCount(0)
})

test('a page that was open when it began says the same, and its menu stays', async () => {
  await visit(page, '/admin')
  process.kill(upstream, 'SIGSTOP')
  const rail = page.getByRole('navigation', { name: say('admin.nav.label') }).getByRole('link')
  await rail.filter({ hasText: say('admin.nav.jobs') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('admin.nav.jobs'), { timeout: 30_000 })
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    /has not answered since 30 Nov(?: 2026)?, 07:[345]\d/,
  )
  await expect(rail.filter({ hasText: say('admin.nav.media') })).toBeVisible()
  process.kill(upstream, 'SIGCONT')
})
