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
      await waitUntilAnswers(`${siteUrl}/healthz`, 30_000)
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

test('what was never read is shown as it came with the build, with its date', async ({ page }) => {
  for (const path of [
    'about/news',
    'about/joinus',
    'about/recruitment',
    'download/search?q=mvda&platform=kylin',
    'download/download',
  ])
    await test.step(path, async () => {
      await visit(page, `/en/${path}`)
      const main = page.getByRole('main')
      await expect(main.getByText(/ held on \d{4}-\d{2}-\d{2}/)).toBeVisible()
      await expect(
        main.getByRole('article').or(page.locator('main .row, main .job, main .dl')).first(),
      ).toBeVisible()
      await expectAccessible(page, path, { within: 'main' })
    })
})

test.describe('what did not come with the build either', () => {
  // the browser notes the document's status, React the error that the page is made from
  test.use({ expectedErrors: [/status of 503|^StatusError: The page could not be loaded/] })

  test('is a 503 that stays one after hydration and offers to try again', async ({ page }) => {
    for (const [path, title] of [
      [`about/news-detail/${id}`, 'News article'],
      [`about/joinus?id=${id}`, 'Open positions'],
      ['download/search?q=mvda&cursor=abc', 'Downloads'],
      [`download/download?id=${id}`, 'Package'],
    ] as const)
      await test.step(path, async () => {
        const answer = await page.goto(`/en/${path}`)
        expect([answer?.status(), answer?.headers()['retry-after']]).toEqual([503, '30'])
        await hydrated(page)
        await expect(page).toHaveTitle(new RegExp(`^${title}`))
        await expect(page.getByRole('heading', { name: /cannot be shown right now/ })).toBeVisible()
        const again = page.getByRole('link', { name: 'Try again' })
        await expect(again).toHaveAttribute('href', new RegExp(`${path.replace('?', '\\?')}$`))
        await expectAccessible(page, path, { within: 'main' })
      })
  })
})
