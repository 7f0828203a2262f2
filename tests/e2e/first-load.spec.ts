import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { byteBudgets } from '../sizes/budgets.ts'
import { expect, test, visit } from './fixture.ts'

test.skip(Boolean(process.env.E2E_EXTERNAL), 'the build under test is not here')

const cases = [
  ['/en', ['en-home', 'en-root', 'en-screen-mvda'], 'small-screens'],
  ['/cn/product/av', ['cn-product-av', 'cn-products', 'cn-root', 'cn-screen-av', 'cn-trial-contents'], 'av'],
  ['/en/about/news', ['en-news', 'en-root'], undefined],
  ['/cn/trial/trial', ['cn-company-facts', 'cn-root', 'cn-trial', 'cn-trial-contents'], undefined],
] as const

for (const [path, words, screen] of cases) {
  test(`${path} loads its own words, the one style sheet, with that of a screen, and a bounded script`, async ({
    page,
  }) => {
    const files = await filesLoadedBy(page, path, screen !== undefined)
    const wordFiles = files.flatMap(({ name }) => /^assets\/words-(.+)-[\w-]{7}\.js$/.exec(name)?.[1] ?? [])
    expect(wordFiles.sort()).toEqual(words)
    const sheets = files.flatMap(({ name }) => /^assets\/(.+)-f\d+-[\w-]{7}\.css$/.exec(name)?.[1] ?? [])
    expect(sheets.sort()).toEqual(screen ? [screen, 'screen', 'style'].sort() : ['style'])
    // a product's screen and the trial form come apart from their page, where a visitor came from is told when nothing else is to do
    const script = files.filter(({ name }) =>
      /^assets\/(?!words-|time-cursor|(visit|first)-source|trial-form-(?!on-)|\w+-screen-).*\.js$/.test(name),
    )
    const late = files.filter(({ name }) =>
      /^assets\/(time-cursor|trial-form(?!-on)|\w+-screen)-.*\.js$/.test(name),
    )
    const lateBytes = late.reduce((sum, { body }) => sum + gzipSync(body, { level: 9 }).byteLength, 0)
    expect(lateBytes > 0).toBe(Boolean(screen) || path.endsWith('/trial/trial'))
    expect(lateBytes).toBeLessThan(20_000)
    const bytes = script.reduce((sum, { body }) => sum + gzipSync(body, { level: 9 }).byteLength, 0)
    expect(bytes).toBeGreaterThan(byteBudgets.script / 2)
    expect(bytes).toBeLessThanOrEqual(byteBudgets.script)
  })
}

test('scripts are asked for once the page has been painted', async ({ page }) => {
  await visit(page, '/en')
  const { painted, scripts } = await page.evaluate(() => {
    const resources = performance.getEntriesByType('resource')
    return {
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      scripts: resources.filter(({ name }) => name.endsWith('.js')).map(({ startTime }) => startTime),
    }
  })
  expect(scripts.length).toBeGreaterThan(3)
  expect(Math.min(...scripts)).toBeGreaterThanOrEqual(painted)
})

test('a browser that does not tell when it paints gets the scripts all the same', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {}
  })
  await visit(page, '/en')
})

/** What the browser has fetched when the page is at rest and nobody has touched it. */
async function filesLoadedBy(
  page: Page,
  path: string,
  hasScreen: boolean,
): Promise<{ name: string; body: string }[]> {
  const files: Promise<{ name: string; body: string }>[] = []
  page.on('response', (response) => {
    const name = new URL(response.url()).pathname.slice(1)
    if (/\.(js|css)$/.test(name)) files.push(response.text().then((body) => ({ name, body })))
  })
  const screen = hasScreen ? page.waitForResponse(/\/words-\w+-screen-/) : undefined
  await visit(page, path)
  await screen
  await page.waitForLoadState('networkidle')
  return Promise.all(files)
}
