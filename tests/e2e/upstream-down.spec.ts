import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../tools/free-port.ts'
import { startProgram } from '../../tools/program.ts'
import { readSettings } from '../../tools/settings.ts'
import { waitUntilAnswers } from '../../tools/wait-until-answers.ts'
import { test as base, expect, expectAccessible, visit } from './fixture.ts'

/** A site of its own, whose upstream never answered. */
const test = base.extend<object, { lonelySite: string }>({
  lonelySite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'lonely-site-'))
      const ports = { PORT: String(await freePort()), API_PORT: String(await freePort()) }
      const { env, siteUrl } = readSettings({ ...ports, DATA_DIR: dataDir })
      const site = startProgram('site', ['host/main.ts'], {
        env: { ...env, NODE_ENV: 'production' },
        quiet: true,
      })
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

for (const page of ['news', 'joinus', 'recruitment']) {
  test(`/en/about/${page} says that the list cannot be shown, and stays a page`, async ({ page: tab }) => {
    await visit(tab, `/en/about/${page}`)
    await expect(tab.getByRole('main').getByText(/cannot be shown right now/)).toBeVisible()
    await expect(tab.getByRole('main').getByText(/Try again later/)).toBeVisible()
    await expectAccessible(tab, page)
  })
}

test.describe('one that was never read', () => {
  // the browser notes the document's status, React the error that the page is made from
  test.use({ expectedErrors: [/status of 503|^StatusError: The page could not be loaded/] })

  for (const [page, title] of [
    [`news-detail/${id}`, 'News article'],
    [`joinus?id=${id}`, 'Open positions'],
  ] as const) {
    test(`/en/about/${page} is a 503 that stays one after hydration and offers to try again`, async ({
      page: tab,
    }) => {
      const answer = await tab.goto(`/en/about/${page}`)
      expect(answer?.status()).toBe(503)
      await visit(tab, `/en/about/${page}`)
      await expect(tab).toHaveTitle(new RegExp(`^${title}`))
      await expect(tab.getByRole('heading', { name: /cannot be shown right now/ })).toBeVisible()
      await expect(tab.getByRole('link', { name: 'Try again' })).toBeVisible()
      await expectAccessible(tab, page)
    })
  }
})
