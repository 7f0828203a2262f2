import type { SitePair } from '../site-pair.ts'
import { expect, hydrated, test, visit } from './fixture.ts'
import { signedIn } from './staff/staff-page.ts'
import { sayIn } from './staff/staff-words.ts'

const say = sayIn('en')

test.use({ viewport: { width: 1440, height: 900 } })

test.describe.configure({ mode: 'serial' })
// an address that opens no page
test.use({ expectedErrors: [/401|404/] })

let pair: SitePair

test.beforeAll(async ({ ownPair }, { file }) => {
  pair = await ownPair.of(file)
  // whose pages have what an earlier file has published, for half a minute
  await (await pair.running()).site.stop()
  await pair.startSite()
})

/** Without the time of its render. */
const read = async (path: string) =>
  (await (await fetch(`${pair.siteUrl}${path}`)).text()).replaceAll(/u:\d{13}/g, '')
const [cn, en] = ['周六凌晨维护，下载暂停', 'Maintenance early on Saturday; downloads pause']

type Shift = PerformanceEntry & { sources: Record<'previousRect' | 'currentRect', DOMRectReadOnly>[] }

test('what a publisher announces is above the header within seconds, and gone when it is ended', async ({
  browser,
}) => {
  const before = await read('/en/about/contact')
  const publisher = await signedIn(pair, browser, 'publisher', 'Gu Publisher', { box: 'gu' })
  await visit(publisher, '/admin/announcements')
  await publisher.getByRole('button', { name: say('announcements.add') }).click()
  const dialog = publisher.getByRole('dialog')
  await dialog
    .getByRole('textbox', { name: say('announcements.text'), exact: true })
    .first()
    .fill(cn)
  await dialog.getByRole('button', { name: say('announcements.publish') }).click()
  await expect(dialog.getByText(say('announcements.faults.required')).first()).toBeVisible()
  await dialog
    .getByRole('textbox', { name: say('announcements.text'), exact: true })
    .last()
    .fill(en)
  await dialog
    .getByRole('textbox', { name: say('announcements.link') })
    .first()
    .fill('安排')
  await dialog
    .getByRole('textbox', { name: say('announcements.link') })
    .last()
    .fill('Schedule')
  const address = dialog.getByRole('textbox', { name: say('announcements.address') })
  await address.fill('/nothing-here')
  await dialog.getByRole('button', { name: say('announcements.publish') }).click()
  await expect(dialog.getByText('No page opens at this address.').first()).toBeVisible()
  await expect(dialog.getByText('There is no page there (404).')).toHaveCount(2)
  expect(await read('/en/about/contact')).not.toContain(en)
  await address.fill('/service/releases')
  await expect(dialog.getByText('Leads to /en/service/releases at present.')).toBeVisible()
  await dialog.getByRole('button', { name: say('announcements.publish') }).click()
  await expect(
    publisher.getByRole('row').filter({ hasText: say('announcements.states.public') }),
  ).toHaveCount(1)
  await expect.poll(() => read('/en/about/contact'), { timeout: 30_000 }).toContain(en)
  expect(await read('/nowhere')).not.toContain('<aside')

  const context = await browser.newContext({ baseURL: pair.siteUrl })
  const visitor = await context.newPage()
  const faults: string[] = []
  visitor.on('pageerror', ({ message }) => faults.push(message))
  visitor.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await visitor.goto('/en')
  const line = visitor.getByRole('complementary', { name: en })
  await expect(line.getByRole('link', { name: 'Schedule' })).toHaveAttribute('href', '/en/service/releases')
  await hydrated(visitor)
  await expect(line).toBeVisible()
  await visitor.emulateMedia({ media: 'print' })
  await expect(line).toBeHidden()
  await visitor.emulateMedia({ media: null })
  await visitor.getByRole('link', { name: '中文' }).first().click()
  const chinese = visitor.getByRole('complementary', { name: cn })
  await expect(chinese).toBeVisible()
  await expect(line).toBeHidden()
  await chinese.getByRole('button').click()
  await expect(chinese).toBeHidden()
  await visitor.goto('/cn/about/contact')
  const moved = await visitor.evaluate(() => {
    const entries = new PerformanceObserver(() => {})
    entries.observe({ type: 'layout-shift', buffered: true })
    // a frame may be painted while the header is parsed: its centred navigation grows, and moves sideways
    return (entries.takeRecords() as Shift[])
      .flatMap(({ sources }) => sources)
      .filter(({ previousRect, currentRect }) => previousRect.y !== currentRect.y).length
  })
  expect(moved).toBe(0)
  await expect(chinese).toBeHidden()
  expect(faults).toEqual([])

  const plain = await (
    await browser.newContext({ baseURL: pair.siteUrl, javaScriptEnabled: false })
  ).newPage()
  await plain.goto('/cn')
  await expect(plain.getByRole('complementary', { name: cn })).toBeVisible()
  await expect(plain.getByRole('complementary', { name: cn }).getByRole('button')).toBeHidden()

  await publisher.getByRole('button', { name: /^Change/ }).click()
  await dialog.getByRole('button', { name: say('announcements.end') }).click()
  await expect(publisher.getByRole('row').filter({ hasText: say('announcements.states.ended') })).toHaveCount(
    1,
  )
  await expect.poll(() => read('/en/about/contact'), { timeout: 30_000 }).toBe(before)
  await publisher.getByRole('button', { name: say('admin.undo.undo') }).click()
  await expect.poll(() => read('/en/about/contact'), { timeout: 30_000 }).toContain(en)

  await (await pair.running()).upstream.stop()
  await publisher.goto(`${pair.siteUrl}/admin/announcements`)
  await expect(publisher.getByRole('alert')).toContainText(/has not answered since .+\d\d:\d\d, Beijing time/)
})

test('it stays while the upstream is away, also over a start', async () => {
  const { upstream, site } = await pair.running()
  await Promise.all([upstream.stop(), site.stop()])
  await pair.startSite()
  expect(await read('/en/about/contact')).toContain(en)
})
