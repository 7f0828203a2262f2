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

const id = '019b1a2c-3d4e-7f50-8a61-b2c3d4e5f607'

for (const page of [
  'about/news',
  'about/joinus',
  'about/recruitment',
  'download/search?q=mvda&platform=kylin',
  'download/download',
]) {
  test(`/en/${page} shows what came with the build, and from when it is`, async ({ page: tab }) => {
    await visit(tab, `/en/${page}`)
    await expect(tab.getByRole('main').getByText(/ held on \d{4}-\d{2}-\d{2}/)).toBeVisible()
    await expect(
      tab.getByRole('main').getByRole('article').or(tab.locator('main .row, main .job, main .dl')).first(),
    ).toBeVisible()
    await expectAccessible(tab, page, { within: 'main' })
  })
}

test.describe('one that was never read', () => {
  // the browser notes the document's status, React the error that the page is made from
  test.use({ expectedErrors: [/status of 503|^StatusError: The page could not be loaded/] })

  for (const [page, title] of [
    [`about/news-detail/${id}`, 'News article'],
    [`about/joinus?id=${id}`, 'Open positions'],
    ['download/search?q=mvda&cursor=abc', 'Downloads'],
    [`download/download?id=${id}`, 'Package'],
  ] as const) {
    test(`/en/${page} is a 503 that stays one after hydration and offers to try again`, async ({
      page: tab,
    }) => {
      const answer = await tab.goto(`/en/${page}`)
      expect([answer?.status(), answer?.headers()['retry-after']]).toEqual([503, '30'])
      await hydrated(tab)
      await expect(tab).toHaveTitle(new RegExp(`^${title}`))
      await expect(tab.getByRole('heading', { name: /cannot be shown right now/ })).toBeVisible()
      const again = tab.getByRole('link', { name: 'Try again' })
      await expect(again).toHaveAttribute('href', new RegExp(`${page.replace('?', '\\?')}$`))
      await expectAccessible(tab, page, { within: 'main' })
    })
  }
})
