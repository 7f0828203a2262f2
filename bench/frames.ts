import type { Browser, Page } from '@playwright/test'
import type { ThrowawaySite } from '../tests/setup/throwaway-site.ts'
import { launchBrowser } from './browser.ts'
import { type Figure, figure, median, worst } from './figures.ts'
import { settled } from './navigation.ts'
import { secondPage } from './peers.ts'
import { startPeers } from './servers.ts'

const runs = 3

/** DOM click in the page: a role query costs a throttled CPU more than the gesture. */
const press = (selector: string) => (page: Page) =>
  page.evaluate((css) => document.querySelector<HTMLElement>(css)?.click(), selector)

/** by page: a product's screen is used; the menu opens, a fold opens. A change of the page is measured by `navigation`. */
const gestures: Record<string, (page: Page) => Promise<void>> = {
  'product/centerview': drag,
  'product/av': press('.av__play'),
  'product/dsc': press('.scr--dsc .scr__keys .btn'),
  'product/mvda': press('.mvda__pick fieldset + fieldset label:nth-of-type(2)'),
  'product/a2m': drag,
  'product/mdw': press('.mdw__keys .btn'),
  'about/about': press('.burger'),
  'product/buying': press('main summary'),
}

/** Frames per second during what moves on a phone, CPU throttled 4x: the slowest page's median. */
export async function frames({ siteUrl }: ThrowawaySite): Promise<Figure[]> {
  const browser = await launchBrowser()
  try {
    const rows: { path: string; lost: number }[] = []
    for (const [path, gesture] of Object.entries(gestures)) {
      const rates: number[] = []
      while (rates.length < runs) rates.push(await frameRate(browser, `${siteUrl}/en/${path}`, gesture))
      rows.push({ path, lost: 60 - median(rates) })
      console.log(path, rates)
    }
    const slowest = worst(rows, 'lost')
    return [
      figure('frames a second while something moves on a phone, slowest', 60 - slowest.lost, {
        least: 55,
        beside: slowest.path,
      }),
      ...(await besidePeers(browser, siteUrl)),
    ]
  } finally {
    await browser.close()
  }
}

/** What the peers' pages, which have our markup and no code of ours, do as well, in turn. */
const shared: [name: string, path: string, gesture: (page: Page) => Promise<void>][] = [
  ['menu', '', press('.burger')],
  ['fold', secondPage, press('main summary')],
  ['page change', '', press(`main a[href^="${secondPage}"]`)],
]

async function besidePeers(browser: Browser, siteUrl: string): Promise<Figure[]> {
  const servers = (await startPeers()).filter(({ follows }) => follows)
  const all = [
    { title: '', url: siteUrl, home: '/en' },
    ...servers.map((one) => ({ ...one, home: '/cached' })),
  ]
  const figures: Figure[] = []
  for (const [name, path, gesture] of shared) {
    const rates: number[][] = all.map(() => [])
    for (let run = 0; run < runs; run += 1)
      for (const [at, { url, home }] of all.entries())
        rates[at]?.push(await frameRate(browser, url + (path || home), gesture))
    const [ours = Number.NaN, ...theirs] = rates.map(median)
    for (const [at, { title }] of servers.entries()) {
      const other = theirs[at] ?? Number.NaN
      const beside = `${ours} to ${other} a second`
      figures.push(
        figure(`frames, ${name}: ours to ${title}`, ours / other, { digits: 2, least: 0.97, beside }),
      )
    }
  }
  return figures
}

/** @returns frames a second in the 1.5 s after the gesture, CPU throttled 4x */
async function frameRate(
  browser: Browser,
  url: string,
  gesture: (page: Page) => Promise<void>,
): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  try {
    await page.goto(url, { waitUntil: 'load' })
    await settled(page)
    await page.evaluate(() =>
      document.querySelector('.scr, main summary')?.scrollIntoView({ block: 'center' }),
    )
    await settled(page)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const counted = page.evaluate(countFrames)
    await gesture(page)
    return await counted
  } finally {
    await page.close()
  }
}

async function drag(page: Page): Promise<void> {
  const slider = page.locator('.scr [type=range]').first()
  await slider.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const { x, y, width, height } = (await slider.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const moveTo = (share: number) => page.mouse.move(x + width * share, y + height / 2, { steps: 30 })
  await moveTo(0.9)
  await page.mouse.down()
  await moveTo(0.1)
  await moveTo(0.9)
  await page.mouse.up()
}

function countFrames(): Promise<number> {
  return new Promise((resolve) => {
    let count = 0
    const start = performance.now()
    requestAnimationFrame(function tick(now) {
      count += 1
      if (now - start < 1500) requestAnimationFrame(tick)
      else resolve(Math.round((count / (now - start)) * 1000))
    })
  })
}
