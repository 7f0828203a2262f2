import type { Page } from '@playwright/test'

/** Phones upright and on their side, a tablet and a desktop. */
const windows = [
  [320, 568],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1440, 900],
] as const
type Sizes = readonly (readonly [text: number, windows: readonly (readonly [number, number])[]])[]
/** By the browser's text size in per cent; the last two are 1440 by 900 at a zoom of 200 and 400 %. */
export const everySize: Sizes = [
  [100, [...windows, [720, 450], [360, 225]]],
  [150, windows],
  [200, windows],
]
/** Those that leave the least room. */
const leastRoom: Sizes = [
  [
    100,
    [
      [844, 390],
      [360, 225],
    ],
  ],
  [
    200,
    [
      [390, 844],
      [1440, 900],
    ],
  ],
]

/**
 * Where what sticks takes more than a third of the window, or of a box that scrolls by itself (WCAG 1.4.4, 1.4.10), and
 * buttons with less than a word in a line. The page is as before afterwards.
 */
export async function stuckFaults(page: Page, sizes: Sizes = leastRoom): Promise<string[]> {
  const faults: string[] = []
  const before = page.viewportSize()
  for (const [text, windows] of sizes) {
    await setTextSize(page, text)
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height })
      const found = [...(await page.evaluate(stuck)), ...(await page.evaluate(brokenButtons))]
      faults.push(...found.map((fault) => `${width} by ${height}, text at ${text} %: ${fault}`))
    }
  }
  await setTextSize(page, 100)
  if (before) await page.setViewportSize(before)
  await page.evaluate(() => window.scrollTo(0, 0))
  return faults
}

/** The browser's text size, in per cent; waits until pages are laid out by it. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  const standard = (16 * percent) / 100
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard } })
  await page.waitForFunction(
    (em) =>
      matchMedia(`(width >= ${innerWidth / em - 0.01}em) and (width <= ${innerWidth / em + 0.01}em)`).matches,
    standard,
  )
  await browser.detach()
}

// the rest runs in the page

async function stuck(): Promise<string[]> {
  const root = document.documentElement
  const scrolls = (box: Element) => /auto|scroll|hidden/.test(getComputedStyle(box).overflowY)
  const portOf = (bar: Element, position: string) => {
    if (position === 'fixed') return bar.closest('dialog:modal') ?? root
    let box = bar.parentElement
    while (box && box !== document.body && !scrolls(box)) box = box.parentElement
    return box && box !== document.body ? box : root
  }
  const all = [...document.querySelectorAll<HTMLElement>('body *')].flatMap((bar) => {
    const { position } = getComputedStyle(bar)
    const isShown = () => bar.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    // a modal dialog is a window of its own
    if (bar.matches('dialog')) return []
    return position === 'fixed' || position === 'sticky' ? { bar, port: portOf(bar, position), isShown } : []
  })
  const faults = new Set<string>()
  for (const port of new Set(all.map((one) => one.port))) {
    const inPort = all.filter((one) => one.port === port)
    const edges = () =>
      port === root ? new DOMRect(0, 0, innerWidth, innerHeight) : port.getBoundingClientRect()
    // where each is held while what it belongs to passes; of rows of a kind the first
    const kinds = new Map(inPort.map(({ bar }) => [bar.className, bar.parentElement ?? bar]))
    for (const parent of kinds.values()) {
      const box = parent.getBoundingClientRect()
      const by = box.top + box.height / 2 - edges().top - edges().height / 2
      port.scrollBy({ top: by, behavior: 'instant' })
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      const { top, bottom, width } = edges()
      const taken = inPort.flatMap(({ bar, isShown }) => {
        const rect = bar.getBoundingClientRect()
        const [from, to] = [Math.max(rect.top, top), Math.min(rect.bottom, bottom)]
        return isShown() && to > from && rect.width > (width * 2) / 3 ? { bar, from, to } : []
      })
      let end = top
      let sum = 0
      for (const { from, to } of taken.sort((a, b) => a.from - b.from)) {
        sum += Math.max(0, to - Math.max(from, end))
        end = Math.max(end, to)
      }
      const names = taken.map(
        ({ bar, from, to }) => `${bar.className || bar.localName} ${Math.round(to - from)}`,
      )
      if (sum > (bottom - top) / 3)
        faults.add(`${Math.round(sum)} of ${Math.round(bottom - top)} px are taken by ${names.join(', ')}`)
    }
  }
  return [...faults]
}

/** Whose words are broken where there is no space. */
function brokenButtons(): string[] {
  const range = document.createRange()
  return [...document.querySelectorAll<HTMLElement>('.btn')].flatMap((button) => {
    const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { index, 0: word } of (text.textContent ?? '').matchAll(/\w+|\p{Script=Han}+/gu)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word)
      }
    return broken.length > 0 ? `a button breaks ${broken.join(', ')}` : []
  })
}
