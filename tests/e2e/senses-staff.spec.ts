import type { Page } from '@playwright/test'
import { type SitePair, startPair } from '../site-pair.ts'
import { expect, test, visit } from './fixture.ts'
import { expectTree } from './senses/accessibility-tree.ts'
import { tabFaults } from './senses/keyboard-walk.ts'
import { stuckFaults } from './senses/stuck-bars.ts'
import { textFaults } from './senses/text-spacing.ts'
import { applyAs, signedIn } from './staff-page.ts'

test.skip(process.env.E2E_EXTERNAL !== undefined, 'a site elsewhere has its staff already')

let pair: SitePair
test.beforeAll(async () => {
  pair = await startPair()
})
test.afterAll(() => pair?.end())

const lists = [
  '',
  '/leads',
  '/news',
  '/jobs',
  '/packages',
  '/media',
  '/redirects',
  '/figures',
  '/staff',
  '/audit',
  '/account',
  '/releases',
  '/announcements',
  '/searches',
  '/site?page=/en/trial/test',
  '/site?q=desktop',
  '/site?page=/en/trial/test&path=readiness/title',
  '/persons',
  '/handbook',
  '/handbook/start',
]
/** Whose order and words are written down. */
const trees: Record<string, string | undefined> = {
  '': 'today',
  '/leads': 'applications',
}

test('by Tab, and with text in other sizes, nothing is lost on the staff side', async ({
  browser,
  page: guest,
}) => {
  test.setTimeout(400_000)
  await visit(guest, `${pair.siteUrl}/admin/sign-in`)
  await expectTree(guest, 'staff-sign-in')
  await applyAs(pair, 'zhang.san@firm.test', '张三')
  const page = await signedIn(pair, browser, 'admin', '高远')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const list of lists) await look(page, `/admin${list}`, trees[list])
  for (const [list, tree] of [
    ['leads', 'application'],
    ['news', 'article'],
  ] as const) {
    await visit(page, `/admin/${list}`)
    const first = page.locator('main a.a-open').first()
    await look(page, (await first.getAttribute('href')) ?? '', tree)
  }
  // bars that come with what is done
  await visit(page, '/admin/leads')
  await page.locator('main tbody').getByRole('checkbox').first().check()
  await expect(page.locator('.a-bulk')).toBeVisible()
  expect.soft(await stuckFaults(page), 'rows are chosen').toEqual([])
  await visit(page, '/admin/packages')
  await page.getByRole('main').getByRole('button', { name: 'Add a package' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect.soft(await stuckFaults(page), 'a dialog').toEqual([])
})

async function look(page: Page, path: string, tree?: string): Promise<void> {
  await test.step(path, async () => {
    await page.setViewportSize({ width: 390, height: 800 })
    await visit(page, path)
    await expect(page.locator('.a-skel')).toHaveCount(0)
    // the editor comes after its page
    await expect(page.getByRole('toolbar').getByRole('button', { disabled: true })).toHaveCount(0)
    if (tree) await expectTree(page, `staff-${tree}`)
    for (const [width, height] of [
      [390, 800],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      expect.soft(await tabFaults(page), `${path} at ${width} px`).toEqual([])
    }
    expect.soft(await textFaults(page), path).toEqual([])
    expect.soft(await stuckFaults(page), path).toEqual([])
  })
}
