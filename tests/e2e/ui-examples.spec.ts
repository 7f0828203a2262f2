import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build, type PreviewServer, preview } from 'vite'
import { violationsOf } from './axe.ts'

/**
 * Every named example of every piece of `src/ui`. Their page is no part of the site's build: this test builds and serves
 * it itself.
 */
const examplesDocument = 'tests/examples-page/index.html'
/** What axe looks for in each theme: the dark one has other colours, and the same markup. */
const audits = { light: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'], dark: ['color-contrast'] }

let server: PreviewServer
let folder: string
let address: string

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'examples-'))
  const shared = { configFile: false, logLevel: 'error', build: { outDir: folder } } as const
  const input = { rolldownOptions: { input: examplesDocument }, minify: false, target: 'esnext' } as const
  await build({ ...shared, plugins: [react()], build: { ...shared.build, ...input } })
  server = await preview({ ...shared, preview: { host: '127.0.0.1', port: 0 } })
  address = new URL(examplesDocument, server.resolvedUrls?.local[0]).href
})

test.afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

// one worker, one server
test.describe.configure({ mode: 'default' })

for (const [theme, only] of Object.entries(audits)) {
  test(`every example is accessible in the ${theme} theme`, async ({ page }) => {
    await openExamples(page, theme)
    expect(await violationsOf(page, { only })).toEqual([])
  })
}

test('no example is wider than a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const name of await openExamples(page)) {
    await page.evaluate((hash) => {
      location.hash = hash
    }, name)
    await page.locator(`main[data-example="${name}"]`).waitFor()
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect.soft(excess, name).toBeLessThanOrEqual(0)
  }
})

/** Opens the list of all examples; returns their names. */
async function openExamples(page: Page, theme = 'light'): Promise<string[]> {
  await page.goto(`${address}?theme=${theme}`)
  const links = page.locator('.examples__name a')
  await links.first().waitFor()
  return links.allTextContents()
}
