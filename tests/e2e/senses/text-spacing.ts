import type { Page } from '@playwright/test'

const size = (page: Page, width: number) => page.setViewportSize({ width, height: 900 })

/**
 * What a page loses at 320 px (WCAG 1.4.10), with wider text spacing at 390 and 1440 px (1.4.12) and with the browser's text
 * at 200 % (1.4.4), and what is in another language than it is said to be (3.1.2). The page is as before afterwards.
 */
export async function textFaults(page: Page): Promise<string[]> {
  const faults: string[] = (await page.evaluate(foreignTexts)).map((text) => `said to be English: ${text}`)
  const look = async (how: string, before?: readonly string[]) => {
    const sideways = await page.evaluate(sidewaysScroll)
    if (sideways > 0) faults.push(`${how}: ${sideways} px sideways, ${await page.evaluate(widest)}`)
    const cut = before ? await page.evaluate(cutTexts) : []
    faults.push(...cut.filter((text) => !before?.includes(text)).map((text) => `${how}: cut off: ${text}`))
  }
  await size(page, 320)
  await look('at 320 px')
  for (const width of [390, 1440]) {
    await size(page, width)
    const before = await page.evaluate(cutTexts)
    await page.evaluate(spaceText, true)
    await look(`spaced, at ${width} px`, before)
    await page.evaluate(spaceText, false)
  }
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  for (const width of [390, 1440]) {
    await size(page, width)
    await look(`text at 200 %, at ${width} px`)
  }
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
  await size(page, 390)
  return faults
}

// the rest runs in the page

/** What is drawn late may be wide for a moment: at most half a second. */
async function sidewaysScroll(): Promise<number> {
  let sideways = 0
  for (let frames = 0; frames < 30; frames += 1) {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const { scrollWidth, clientWidth } = document.documentElement
    sideways = Math.max(0, scrollWidth - clientWidth)
    if (sideways === 0) break
  }
  return sideways
}

/** What goes furthest beyond the window, the innermost of it. */
function widest(): string | undefined {
  const right = (one: Element) => one.getBoundingClientRect().right + scrollX
  const all = [...document.body.querySelectorAll('*')]
  return all
    .reduce((most, one) => (right(one) >= right(most) ? one : most), document.body)
    ?.outerHTML.slice(0, 120)
}

function spaceText(on: boolean): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}',
  )
  document.adoptedStyleSheets = on ? [sheet] : []
}

/** Texts that go beyond a box that hides what does. */
function cutTexts(): string[] {
  const cut: string[] = []
  const range = document.createRange()
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  for (const box of document.body.querySelectorAll('*')) {
    const { overflowX, overflowY } = getComputedStyle(box)
    const [hidesX, hidesY] = [hides(overflowX), hides(overflowY)]
    if (!hidesX && !hidesY) continue
    const outer = box.getBoundingClientRect()
    // not shown, or for screen readers alone
    if (outer.width < 2 || outer.height < 2) continue
    const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.textContent?.trim()
      if (!words) continue
      range.selectNodeContents(text)
      const { left, right, top, bottom, width } = range.getBoundingClientRect()
      const isCut =
        (hidesX && (left < outer.left - 2 || right > outer.right + 2)) ||
        (hidesY && (top < outer.top - 4 || bottom > outer.bottom + 4))
      if (width > 2 && isCut) cut.push(`${words.slice(0, 40)} (${box.className})`)
    }
  }
  return cut
}

/** Chinese in what is said to be English; names in a sentence, and those of languages, are of none. */
function foreignTexts(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement, textContent } = text
    const words = textContent?.trim() ?? ''
    const letters = words.match(/\p{Script=Han}/gu)?.length ?? 0
    const isName = words === '中文' || (letters < 5 && /[a-z]/i.test(words))
    if (letters === 0 || isName || !parentElement) continue
    if (parentElement.closest('script, style, noscript, [aria-hidden=true], [contenteditable]')) continue
    if (parentElement.closest<HTMLElement>('[lang]')?.lang.startsWith('en'))
      found.push(`${words.slice(0, 40)} in ${parentElement.outerHTML.slice(0, 80)}`)
  }
  return found
}
