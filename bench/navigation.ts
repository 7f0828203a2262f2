import type { Browser, Page } from '@playwright/test'
import type { ThrowawaySite } from '../tests/setup/throwaway-site.ts'
import { launchBrowser } from './browser.ts'
import { type Figure, figure, median, worst } from './figures.ts'
import { secondPage } from './peers.ts'
import { startPeers } from './servers.ts'

const runs = 5
const ways = [
  ['/en', '/en/product/mvda'],
  ['/en/product/mvda', '/en/product/a2m'],
  ['/en/product/mvda', '/en/solution/mvda'],
  ['/en', '/en/trial/trial'],
  ['/cn/about/about', '/cn/about/contact'],
  ['/cn/about/contact', '/cn/about/news'],
  ['/cn/about/news', '/cn/about/news-detail/'],
] as const

type Times = { painted: number; interaction: number }

/** Time from click on a preloaded link to the painted page, and interaction to next paint: the slowest route's median. */
export async function navigation({ siteUrl }: ThrowawaySite): Promise<Figure[]> {
  const browser = await launchBrowser()
  try {
    const rows: ({ way: string } & Times)[] = []
    for (const [from, to] of ways) {
      const times: Times[] = []
      while (times.length < runs) times.push(await followLink(browser, siteUrl + from, to))
      const medianOf = (key: keyof Times) => median(times.map((one) => one[key]))
      const way = `${from} to ${to}`
      rows.push({ way, painted: medianOf('painted'), interaction: medianOf('interaction') })
      console.log(rows.at(-1))
    }
    const of = (name: string, key: keyof Times, most: number) => {
      const row = worst(rows, key)
      return figure(name, row[key], { unit: ' ms', most, beside: row.way })
    }
    const beside = await besidePeers(browser, siteUrl)
    return [
      of('click to painted page, slowest way', 'painted', 500),
      of('interaction to next paint, slowest', 'interaction', 200),
      ...beside,
    ]
  } finally {
    await browser.close()
  }
}

/** The same home page link on our site and on the client-side routed peers, alternating. */
async function besidePeers(browser: Browser, siteUrl: string): Promise<Figure[]> {
  const servers = (await startPeers()).filter(({ follows }) => follows)
  const homes = [`${siteUrl}/en`, ...servers.map(({ url }) => `${url}/cached`)]
  const painted: number[][] = homes.map(() => [])
  for (let run = 0; run < runs; run += 1)
    for (const [at, home] of homes.entries())
      painted[at]?.push((await followLink(browser, home, secondPage)).painted)
  const [ours = Number.NaN, ...theirs] = painted.map(median)
  return servers.map(({ title }, at) => {
    const other = theirs[at] ?? Number.NaN
    return figure(`click to painted page, home to a product: ours to ${title}`, ours / other, {
      digits: 2,
      beside: `${ours} ms to ${other} ms`,
    })
  })
}

async function followLink(browser: Browser, from: string, to: string): Promise<Times> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  try {
    await page.goto(from)
    await settled(page)
    // TanStack removes it on hydration
    await page.waitForFunction(() => !('$_TSR' in window))
    const link = page.locator(`main a[href^="${to}"]:visible`).first()
    await link.hover()
    // defaultPreload: 'intent' has a delay
    await page.waitForTimeout(300)
    await settled(page)
    await page.evaluate(observe)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await link.click({ delay: 100, noWaitAfter: true })
    await page.waitForFunction(() => 'painted' in window)
    // Event Timing does not report interactions under 16 ms, so there is nothing to wait for
    await page.waitForTimeout(500)
    return await page.evaluate(() => {
      const { painted = Number.NaN, interaction = 16 } = window as unknown as Partial<Times>
      return { painted: Math.round(painted), interaction }
    })
  } finally {
    await page.close()
  }
}

/** Next.js prefetches pages the peer lacks, and those requests never end. */
export function settled(page: Page): Promise<void> {
  return page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => {})
}

function observe(): void {
  const seen = window as unknown as Partial<Times>
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.interaction = Math.max(seen.interaction ?? 0, duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  const before = document.querySelector('h1')
  addEventListener(
    'click',
    ({ timeStamp }) => {
      new MutationObserver((_, observer) => {
        const heading = document.querySelector('h1')
        if (heading === null || heading === before) return
        observer.disconnect()
        // a task after the frame callback: the frame is painted
        requestAnimationFrame(() => setTimeout(() => (seen.painted = performance.now() - timeStamp)))
      }).observe(document.body, { subtree: true, childList: true })
    },
    { capture: true, once: true },
  )
}
