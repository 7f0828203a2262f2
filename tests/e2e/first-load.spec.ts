import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { byteBudgets } from '../../tools/sizes/budgets.ts'
import { expect, hydrated, test } from './fixture.ts'

test.skip(Boolean(process.env.E2E_EXTERNAL), 'the build under test is not here')

const cases = [
  ['/en', ['en-home', 'en-root']],
  ['/cn/product/av', ['cn-product-av', 'cn-products', 'cn-root']],
  ['/en/about/news', ['en-news', 'en-root']],
  ['/cn/trial/trial', ['cn-root', 'cn-trial']],
] as const

for (const [path, words] of cases) {
  test(`${path} loads its own words, the one style sheet and a bounded script`, async ({ page }) => {
    const files = await filesLoadedBy(page, path)
    const weigh = (ending: string) =>
      files
        .filter(({ name }) => name.endsWith(ending))
        .reduce((sum, { body }) => sum + gzipSync(body, { level: 9 }).byteLength, 0)
    const wordFiles = files.flatMap(({ name }) => /^assets\/(.+)-[\w-]{8}\.json$/.exec(name)?.[1] ?? [])
    expect(wordFiles.sort()).toEqual(words)
    expect(files.filter(({ name }) => name.endsWith('.css'))).toHaveLength(1)
    expect(weigh('.js')).toBeGreaterThan(byteBudgets.script / 2)
    expect(weigh('.js')).toBeLessThanOrEqual(byteBudgets.script)
    expect(weigh('.json')).toBeGreaterThan(0)
    expect(weigh('.json')).toBeLessThanOrEqual(byteBudgets.words)
  })
}

test('scripts are asked for once the page has been painted, the manifest when it is hydrated', async ({
  page,
}) => {
  await page.goto('/en')
  await hydrated(page)
  await expect(page.locator('link[rel="manifest"]')).toHaveCount(1)
  const { painted, scripts, words } = await page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const asked = (ending: string) => resources.filter(({ name }) => name.endsWith(ending))
    return {
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      scripts: asked('.js').map(({ startTime, responseEnd }) => ({ startTime, responseEnd })),
      words: asked('.json').map(({ startTime, initiatorType }) => ({ startTime, initiatorType })),
    }
  })
  expect(scripts.length).toBeGreaterThan(3)
  expect(Math.min(...scripts.map(({ startTime }) => startTime))).toBeGreaterThanOrEqual(painted)
  // beside the scripts, not by them
  expect(words.map(({ initiatorType }) => initiatorType)).toEqual(['link', 'link'])
  const loaded = Math.max(...scripts.map(({ responseEnd }) => responseEnd))
  expect(Math.max(...words.map(({ startTime }) => startTime))).toBeLessThan(loaded)
})

test('each of the tags that fetch them comes in a task of its own', async ({ page }) => {
  const tags = await countTags(page)
  expect(tags.all).toBeGreaterThan(5)
  expect(tags.together).toBe(0)
})

test('in a window nobody looks at they come in one task', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'hidden', { get: () => true }))
  const tags = await countTags(page)
  expect(tags.all).toBeGreaterThan(5)
  expect(tags.together).toBe(tags.all - 1)
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
    if (/\.(js|css|json)$/.test(name)) files.push(response.text().then((body) => ({ name, body })))
  })
  await page.goto(path)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  return Promise.all(files)
}

/** How many tags that fetch something are put into a page, and how many of them when the task has done so already. */
async function countTags(page: Page): Promise<{ all: number; together: number }> {
  await page.addInitScript(() => {
    const tags = { all: 0, together: 0 }
    Object.assign(window, { tags })
    let before = false
    const { append } = Element.prototype
    Element.prototype.append = function (...nodes) {
      if (
        nodes.some(
          (node) =>
            node instanceof Element && node.matches('link:is([rel="modulepreload"], [as]), script[src]'),
        )
      ) {
        tags.all += 1
        tags.together += Number(before)
        before = true
        // comes when the task is over
        queueMicrotask(() => {
          before = false
        })
      }
      append.apply(this, nodes)
    }
  })
  await page.goto('/cn/product/av')
  await hydrated(page)
  return page.evaluate(() => (window as unknown as { tags: { all: number; together: number } }).tags)
}
