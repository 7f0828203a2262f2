import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { byteBudgets } from '../../tools/sizes/budgets.ts'
import { expect, hydrated, test } from './fixture.ts'

test.skip(Boolean(process.env.E2E_EXTERNAL), 'the build under test is not here')

const cases = [
  ['/en', ['en', 'en/home']],
  ['/cn/product/av', ['cn', 'cn/product-av', 'cn/products']],
  ['/en/about/news', ['en', 'en/news']],
  ['/cn/trial/trial', ['cn', 'cn/trial']],
] as const

for (const [path, words] of cases) {
  test(`${path} loads its own words, the one style sheet and a bounded script`, async ({ page }) => {
    const files = await filesLoadedBy(page, path)
    const wordsIn = readWords()
    expect(files.flatMap(({ name }) => wordsIn.get(name) ?? []).sort()).toEqual(words)
    expect(files.filter(({ name }) => name.endsWith('.css'))).toHaveLength(1)
    const scripts = files.filter(({ name }) => name.endsWith('.js'))
    const bytes = scripts.reduce((sum, { body }) => sum + gzipSync(body, { level: 9 }).byteLength, 0)
    expect(bytes).toBeLessThanOrEqual(byteBudgets.script + byteBudgets.afterwards)
  })
}

test('scripts are asked for once the page has been painted, the manifest when it is hydrated', async ({
  page,
}) => {
  await page.goto('/en')
  await hydrated(page)
  await expect(page.locator('link[rel="manifest"]')).toHaveCount(1)
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    asked: performance
      .getEntriesByType('resource')
      .flatMap(({ name, startTime }) => (name.endsWith('.js') ? [startTime] : [])),
  }))
  expect(asked.length).toBeGreaterThan(3)
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted)
})

test('a browser that does not tell when it paints gets the scripts all the same', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {}
  })
  await page.goto('/en')
  await hydrated(page)
})

/** What the browser has fetched when the page is at rest and nobody has touched it. */
async function filesLoadedBy(page: Page, path: string): Promise<{ name: string; body: string }[]> {
  const files: Promise<{ name: string; body: string }>[] = []
  page.on('response', (response) => {
    const name = new URL(response.url()).pathname.slice(1)
    if (/\.(js|css)$/.test(name)) files.push(response.text().then((body) => ({ name, body })))
  })
  await page.goto(path)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  return Promise.all(files)
}

/** The built files that are words: which language and namespace. */
function readWords(): Map<string, string> {
  const file = `${process.env.BUILD_DIR || 'dist'}/client/.vite/manifest.json`
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { file: string }>
  return new Map(
    Object.entries(manifest).flatMap(([source, built]) => {
      const [, name] = /^i18n\/(.*)\/index\.ts$/.exec(source) ?? []
      return name === undefined ? [] : [[built.file, name] as const]
    }),
  )
}
