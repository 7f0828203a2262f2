import type { Browser, Page } from '@playwright/test'
import type { SitePair } from '../../site-pair.ts'
import { expect, test, visit } from '../fixture.ts'
import { applyAs, signedIn } from './staff-page.ts'

const pages = [
  '',
  '/leads',
  '/leads?layout=board',
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
  '/compatibility',
  '/announcements',
  '/searches',
  '/site?page=/en/trial/test',
  '/site?q=desktop',
  '/site?page=/en/trial/test&path=readiness/title',
  '/confirm',
  '/persons',
  '/handbook',
  '/handbook/start',
]

/** Opens every page of the staff side, an application and an article among them. @returns the page, signed in */
export async function eachStaffPage(
  pair: SitePair,
  browser: Browser,
  look: (page: Page, path: string) => Promise<void>,
): Promise<Page> {
  await applyAs(pair, 'zhang.san@firm.test', '张三')
  const page = await signedIn(pair, browser, 'admin', '高远')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const open = (path: string) =>
    test.step(path, async () => {
      await visit(page, path)
      await expect(page.locator('.a-skeleton')).toHaveCount(0)
      // the editor comes after its page
      await expect(page.getByRole('toolbar').getByRole('button', { disabled: true })).toHaveCount(0)
      await look(page, path)
    })
  for (const path of pages) await open(`/admin${path}`)
  for (const list of ['leads', 'news']) {
    await visit(page, `/admin/${list}`)
    const first = page.locator('main a.a-row-link').first()
    await open((await first.getAttribute('href')) ?? '')
  }
  return page
}
