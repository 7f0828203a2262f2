import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'

/** Sizes in bytes, times in ms. */
export type Visit = {
  path: string
  page: number
  script: number
  files: number
  lcp: number
  blocked: number
  shift: number
}

/** Opens a page with an empty cache on a processor slowed down four times, and waits until it is at rest. */
export async function measureVisit(browser: Browser, origin: string, path: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(observe)
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text())
  })
  const answer = await page.goto(origin + path)
  await page.waitForFunction(() => !('$_TSR' in window))
  await page.waitForLoadState('networkidle')
  const sizes = (await Promise.all(scripts)).map((text) => gzipSync(text, { level: 9 }).byteLength)
  const seen = await seenOn(page)
  const visit = {
    path,
    page: brotliSize(await answer?.body()),
    script: sizes.reduce((sum, size) => sum + size, 0),
    files: sizes.length,
    ...seen,
  }
  await context.close()
  return visit
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
