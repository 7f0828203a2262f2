import type { Page } from '@playwright/test'
import { routesInTurn } from '../urls.ts'
import { expect, hydrated, test } from './fixture.ts'

/** The other products' pages are made of the same parts. */
const templates = routesInTurn.filter((url) => !/\/(product|solution)\/(?!av|compare|buying)/.test(url))

const windows = [
  { width: 390, height: 700 },
  // 400 % zoom of 1280 by 1024
  { width: 320, height: 256 },
]

for (const window of windows)
  for (let from = 0; from < templates.length; from += 4)
    test(`focus stays in view by Tab from ${templates[from]} on at ${window.width} by ${window.height}`, async ({
      page,
    }) => {
      test.setTimeout(300_000)
      await page.setViewportSize(window)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const url of templates.slice(from, from + 4))
        await test.step(url, async () => {
          await page.goto(url)
          await hydrated(page)
          expect(await walk(page), url).toEqual([])
        })
    })

/** Tab from the top of a page to its end; what is focused and not seen, and where the focus was lost (WCAG 2.4.11). */
async function walk(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (let stops = 0; stops < 400; stops += 1) {
    await page.keyboard.press('Tab')
    const { name, isEnd, isInFooter } = await page.evaluate(focused)
    if (isEnd) return isInFooter ? faults : [...faults, `lost after ${stops} stops`]
    // what comes into view by a transition, or with the rest of the page
    const isSeen = await page
      .waitForFunction(isFocusSeen, undefined, { timeout: 3_000 })
      .catch(() => undefined)
    if (!isSeen) faults.push(name)
  }
  return [...faults, 'never came to an end']
}

/** Runs in the page. */
function focused() {
  const state = window as { inFooter?: boolean }
  const element = document.activeElement
  if (!element || element === document.body) return { name: '', isEnd: true, isInFooter: state.inFooter }
  state.inFooter = element.closest('body > footer') !== null
  return { name: element.outerHTML.slice(0, 120), isEnd: false, isInFooter: state.inFooter }
}

/** Runs in the page: whether any part of what is focused is on top. */
function isFocusSeen(): boolean {
  const element = document.activeElement as HTMLInputElement
  // a radio button or a file field is drawn by its label
  const drawn = [element, ...(element.labels ?? [])]
  const points = drawn.flatMap((part) =>
    [...part.getClientRects()].flatMap(({ left, top, right, bottom }) =>
      [0.1, 0.5, 0.9].flatMap((y) =>
        [0.1, 0.5, 0.9].map((x) => [left + (right - left) * x, top + (bottom - top) * y] as const),
      ),
    ),
  )
  return points.some(([x, y]) => {
    const hit = document.elementFromPoint(x, y)
    return hit !== null && drawn.some((part) => part.contains(hit))
  })
}
