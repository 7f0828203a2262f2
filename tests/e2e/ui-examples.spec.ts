import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { createServer, type ViteDevServer } from 'vite'
import { previewPage } from '../../app/preview/preview-plugin.ts'

/**
 * Every named example of every piece of `src/ui`. The preview page is for developing only and no part of a build, so
 * this test serves it itself.
 */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

let server: ViteDevServer
let address: string

test.beforeAll(async () => {
  server = await createServer({
    configFile: false,
    plugins: [react(), previewPage()],
    // its own folder: the development server of the site may be running
    cacheDir: 'node_modules/.vite-preview',
    server: { host: '127.0.0.1', port: 0, ws: false },
    logLevel: 'error',
  })
  await server.listen()
  address = `${server.resolvedUrls?.local[0] ?? ''}preview`
})

test.afterAll(() => server.close())

// one worker, one server
test.describe.configure({ mode: 'default', timeout: 180_000 })

for (const theme of ['light', 'dark'] as const) {
  test(`every example is accessible in the ${theme} theme`, async ({ page }) => {
    await openPreview(page, theme)
    const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
    expect(found).toEqual([])
  })
}

test('no example is wider than a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const name of await openPreview(page)) {
    await page.evaluate((hash) => {
      location.hash = hash
    }, name)
    await page.locator(`main[data-example="${name}"]`).waitFor()
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect.soft(excess, name).toBeLessThanOrEqual(0)
  }
})

/** Opens the list of all examples; returns their names. */
async function openPreview(page: Page, theme = 'light'): Promise<string[]> {
  // the first visit makes the server prepare a few hundred modules
  await page.goto(`${address}?theme=${theme}`, { timeout: 150_000 })
  const links = page.locator('.preview__name a')
  await links.first().waitFor({ timeout: 150_000 })
  return links.allTextContents()
}
