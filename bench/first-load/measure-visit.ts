import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { slowDown } from '../../tests/e2e/slow-processor.ts'

/** Sizes in bytes, times in ms. */
export type Visit = {
  path: string
  page: number
  script: number
  files: number
  words: number
  lcp: number
  blocked: number
  shift: number
}

/**
 * Opens a page with an empty cache on a processor slowed down four times, and waits until it is at rest. The browser forgets
 * now and then to be slow: then the visit is made again.
 */
export async function measureVisit(browser: Browser, origin: string, path: string): Promise<Visit> {
  for (let tries = 0; tries < 10; tries += 1) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const { visit, wasSlow } = await visitSlowly(await context.newPage(), origin, path)
    await context.close()
    if (wasSlow) return visit
  }
  throw new Error(`the browser was not slow while it visited ${path}`)
}

async function visitSlowly(
  page: Page,
  origin: string,
  path: string,
): Promise<{ visit: Visit; wasSlow: boolean }> {
  // another page of the site, so that both are in one process of the browser
  await page.goto(`${origin}/robots.txt`)
  const isSlow = await slowDown(page, 4)
  await page.addInitScript(observe)
  const scripts: Promise<string>[] = []
  const words: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text())
    if (response.url().endsWith('.json')) words.push(response.text())
  })
  const answer = await page.goto(origin + path)
  await page.waitForFunction(() => !('$_TSR' in window))
  await page.waitForLoadState('networkidle')
  const seen = await seenOn(page)
  const visit = {
    path,
    page: brotliSize(await answer?.body()),
    script: await gzipSize(scripts),
    files: scripts.length,
    words: await gzipSize(words),
    ...seen,
  }
  return { visit, wasSlow: await isSlow() }
}

async function gzipSize(texts: readonly Promise<string>[]): Promise<number> {
  return (await Promise.all(texts)).reduce((sum, text) => sum + gzipSync(text, { level: 9 }).byteLength, 0)
}

type Seen = Pick<Visit, 'lcp' | 'blocked' | 'shift'>

/** Runs in the page before anything of it. */
function observe(): void {
  const seen: Seen = { lcp: 0, blocked: 0, shift: 0 }
  Object.assign(window, { seen })
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime
  })
  watch('longtask', (entry) => {
    seen.blocked += entry.duration - 50
  })
  watch('layout-shift', (entry) => {
    seen.shift += (entry as PerformanceEntry & { value: number }).value
  })
}

function seenOn(page: Page): Promise<Seen> {
  return page.evaluate(() => (window as unknown as { seen: Seen }).seen)
}

function brotliSize(body: Buffer = Buffer.alloc(0)): number {
  const { BROTLI_PARAM_MODE, BROTLI_MODE_TEXT, BROTLI_PARAM_SIZE_HINT } = constants
  const params = { [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT, [BROTLI_PARAM_SIZE_HINT]: body.byteLength }
  return brotliCompressSync(body, { params }).byteLength
}
