import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../tools/processes/free-port.ts'
import { readSettings } from '../../tools/processes/settings.ts'
import { startSiteProgram } from '../../tools/processes/site-process.ts'
import { waitUntilAnswers } from '../../tools/processes/wait-until-answers.ts'
import { test as base, expect, expectAccessible, hydrated, visit } from './fixture.ts'

/** A site of its own, whose upstream never answered. */
const test = base.extend<object, { lonelySite: string }>({
  lonelySite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'lonely-site-'))
      const ports = { PORT: String(await freePort()), API_PORT: String(await freePort()) }
      const { env, siteUrl } = readSettings({ ...ports, DATA_DIR: dataDir })
      const production = { ...env, NODE_ENV: 'production' }
      const site = startSiteProgram('site', { env: production, quiet: true })
      await waitUntilAnswers(`${siteUrl}/healthz`, site)
      await use(siteUrl)
      await site.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ lonelySite }, use) => use(lonelySite),
})

test.skip(process.env.E2E_EXTERNAL !== undefined, 'a site elsewhere keeps its upstream')
// one worker, one site
test.describe.configure({ mode: 'default' })

const id = '019b1a2c-3d4e-7f50-8a61-b2c3d4e5f607'

test.describe('what was never received', () => {
  // the browser notes the document's status, React the error that the page is made from
  test.use({ expectedErrors: [/status of 503|^StatusError: The page could not be loaded/] })

  test('is a 503 that stays one after hydration and offers to try again', async ({ page }) => {
    for (const path of [
      'about/news',
      'about/joinus',
      'download/search?q=mvda&platform=kylin',
      'download/download',
      `about/news-detail/${id}`,
      `about/joinus?id=${id}`,
      'download/search?q=mvda&cursor=abc',
      `download/download?id=${id}`,
      'service/releases',
    ])
      await test.step(path, async () => {
        const answer = await page.goto(`/en/${path}`)
        expect([answer?.status(), answer?.headers()['retry-after']]).toEqual([503, '30'])
        await hydrated(page)
        await expect(page).toHaveTitle(/^503/)
        await expect(page.getByRole('heading', { name: '503', level: 1 })).toBeVisible()
        await expect(page.getByRole('link', { name: 'Back to the previous page' })).toBeVisible()
        const again = page.getByRole('link', { name: 'Try again' })
        await expect(again).toHaveAttribute('href', new RegExp(`${path.replace('?', '\\?')}$`))
        await expectAccessible(page, path, { within: 'main' })
      })
  })
})

test('pages that only mention it say that it is missing, with none of the sample data', async ({ page }) => {
  await visit(page, '/en')
  await expect(page.locator('main a[href*="news-detail"]')).toHaveCount(0)
  await visit(page, '/en/about/recruitment')
  await expect(page.getByText('The list of positions cannot be shown right now')).toBeVisible()
  await expectAccessible(page, 'recruitment', { within: 'main' })
  await visit(page, '/en/search?q=advisory')
  await expect(page.getByText(/positions or downloads cannot be searched right now/)).toBeVisible()
  await expect(page.locator('main .found a[href*="news-detail"]')).toHaveCount(0)
})

test('files for programs are a 503 where all they list was never received', async ({ request }) => {
  for (const path of [
    'feed/en.xml',
    'feed/cn.xml?category=advisory',
    'sitemap.xml',
    'sitemap/news.xml',
    'sitemap/downloads.xml',
  ]) {
    const answer = await request.get(`/${path}`)
    expect([answer.status(), answer.headers()['retry-after']], path).toEqual([503, '30'])
  }
  expect((await request.get('/sitemap/pages.xml')).status()).toBe(200)
})
