import type { Page } from '@playwright/test'
import type { SitePair } from '../site-pair.ts'
import { expect, hydrated, test } from './fixture.ts'
import { saveDraft, signedIn } from './staff/staff-page.ts'
import { sayIn } from './staff/staff-words.ts'

const say = sayIn('cn')

test.describe.configure({ mode: 'serial' })

let pair: SitePair
let page: Page
test.beforeAll(async ({ browser, ownPair }, { file }) => {
  pair = await ownPair.of(file)
  page = await signedIn(pair, browser, 'admin', '许诺', { lang: 'cn' })
})

test('two write the same position: what the other one changed is shown before it is saved', async () => {
  await page.goto(`${pair.siteUrl}/admin/jobs`)
  await hydrated(page)
  await page.getByRole('button', { name: say('news.jobs.create') }).click()
  await page.getByLabel(say('news.jobs.city')).fill('上海')
  await saveDraft(page)
  await expect(page.getByText(say('news.jobs.saved'))).toBeVisible()
  const other = await page.context().newPage()
  await other.goto(page.url())
  await hydrated(other)
  await other.getByLabel(say('news.jobs.city')).fill('北京')
  await saveDraft(other)
  await expect(other.getByText(say('news.jobs.saved'))).toBeVisible()
  await other.close()
  await page.getByLabel(say('news.jobs.team')).fill('研发')
  await saveDraft(page)
  await expect(page.getByRole('alert')).toContainText('别人刚刚保存过')
  await expect(page.getByLabel(say('news.jobs.city'))).toHaveValue('北京')
  await saveDraft(page)
  await expect(page.getByText(say('news.jobs.saved'))).toBeVisible()
  await expect(page.getByLabel(say('news.jobs.team'))).toHaveValue('研发')
})
