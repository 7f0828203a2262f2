import type { Browser, Locator, Page } from '@playwright/test'
import { launchBrowser } from './browser.ts'
import { type Figure, figure, median } from './figures.ts'
import { startSite, startUpstream } from './servers.ts'
import { slowDown } from './slow-processor.ts'

const runs = 5
const slower = 4
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

/**
 * From the click on a link, pointed at until its page is preloaded, to the painted page, and from an interaction to the
 * next paint: the slowest way's median.
 */
export async function navigation(): Promise<Figure[]> {
  const { url } = await startSite(await startUpstream())
  const browser = await launchBrowser()
  try {
    const measured: ({ way: string } & Times)[] = []
    const measure = async (way: string, once: () => Promise<Times>) => {
      const times: Times[] = []
      for (let run = 0; run < runs; run += 1) times.push(await once())
      const medianOf = (key: keyof Times) => median(times.map((one) => one[key]))
      measured.push({ way, painted: medianOf('painted'), interaction: medianOf('interaction') })
      console.log(Object.values(measured.at(-1) ?? {}).join(' '))
    }
    for (const [from, to] of ways)
      await measure(`${from} to ${to}`, () => followLink(browser, url + from, to))
    await measure('menu on /en', () => openMenu(browser, `${url}/en`))
    const worst = (name: string, key: keyof Times, most: number) => {
      const slowest = measured.toSorted((a, b) => b[key] - a[key])[0]
      return figure(name, slowest?.[key] ?? Number.NaN, { unit: ' ms', most, beside: slowest?.way ?? '' })
    }
    return [
      worst('click to painted page, slowest way', 'painted', 300),
      worst('interaction to next paint, slowest', 'interaction', 100),
    ]
  } finally {
    await browser.close()
  }
}

async function followLink(browser: Browser, from: string, to: string): Promise<Times> {
  return onSlowPage(browser, from, async (page) => {
    const link = page.locator(`main a[href^="${to}"]:visible`).first()
    await link.scrollIntoViewIfNeeded()
    await link.hover()
    // defaultPreload: 'intent' waits a moment before it fetches
    await page.waitForTimeout(300)
    await page.waitForLoadState('networkidle')
    return link
  })
}

/** Nothing is navigated to: `painted` is 0. */
async function openMenu(browser: Browser, url: string): Promise<Times> {
  return onSlowPage(browser, url, async (page) =>
    page.getByRole('banner').getByRole('button', { name: /menu/i }),
  )
}

/** Opens a page, finds something to press with `find`, then presses it on the slowed processor. */
async function onSlowPage(
  browser: Browser,
  url: string,
  find: (page: Page) => Promise<Locator>,
): Promise<Times> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    const page = await context.newPage()
    await page.goto(url, { waitUntil: 'networkidle' })
    // TanStack removes it when the page is hydrated
    await page.waitForFunction(() => !('$_TSR' in window))
    const target = await find(page)
    const isLink = (await target.getAttribute('href')) !== null
    await page.evaluate(observe)
    await slowDown(page, slower)
    await target.click({ delay: 100, noWaitAfter: true })
    await page.waitForFunction((isLink) => !isLink || 'painted' in window, isLink)
    // interactions shorter than 16 ms are not reported, so there is nothing to wait for
    await page.waitForTimeout(500)
    return await page.evaluate(() => {
      const { painted = 0, interaction = 16 } = window as unknown as Partial<Times>
      return { painted: Math.round(painted), interaction }
    })
  } finally {
    await context.close()
  }
}

/** Runs in the page: notes the longest interaction, and when the frame with another heading has been painted. */
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
        // a task after the frame's own: the frame has been painted
        requestAnimationFrame(() =>
          setTimeout(() => Object.assign(window, { painted: performance.now() - timeStamp })),
        )
      }).observe(document.body, { subtree: true, childList: true })
    },
    { capture: true, once: true },
  )
}
