import type { Page } from '@playwright/test'
import { violationsOf } from '../axe.ts'
import { lostInForcedColours } from './forced-colours.ts'
import { giveIsOnTop, headingFaults, hiddenStops, lowButtons } from './structure.ts'
import { setTextSize, stuckFaults } from './stuck-bars.ts'
import { cutTexts, foreignTexts, partedUnits, sidewaysScroll, spaceText, widest } from './text-spacing.ts'

/** Looks at a page as it stands, at widths of its own, and leaves it as it was. */
export type Observer = {
  name: string
  /** px */
  at: readonly number[]
  faults: (page: Page) => Promise<readonly string[]>
}

/** 320: 400 % zoom of 1280 by 1024; 390: a phone; 820: a tablet; 1440: a desk. */
const sizes = [
  [320, 256],
  [390, 850],
  [820, 850],
  [1440, 900],
] as const

async function sideways(page: Page): Promise<string[]> {
  const by = await page.evaluate(sidewaysScroll)
  return by > 0 ? [`${by} px sideways, ${await page.evaluate(widest)}`] : []
}

/** WCAG 2.2 and the house's own, each tried on a planted fault in `observers.spec.ts`. */
export const observers: readonly Observer[] = [
  // 1.4.10
  { name: 'fits', at: [320, 390, 820, 1440], faults: sideways },
  { name: 'headings', at: [390], faults: (page) => page.evaluate(headingFaults) },
  // 3.1.2
  { name: 'language', at: [390], faults: (page) => page.evaluate(foreignTexts) },
  // 2.4.7, 2.4.11
  {
    name: 'focus',
    at: [320, 1440],
    faults: async (page) => {
      await giveIsOnTop(page)
      return page.evaluate(hiddenStops)
    },
  },
  {
    // 1.4.12
    name: 'spacing',
    at: [390, 1440],
    faults: async (page) => {
      await page.evaluate(spaceText, true)
      const wide = await sideways(page)
      const cut = await page.evaluate(cutTexts)
      await page.evaluate(spaceText, false)
      // afterwards: parts of a page come while it is looked at
      const always = cut.length > 0 ? await page.evaluate(cutTexts) : []
      return [...wide, ...cut.filter((text) => !always.includes(text))]
    },
  },
  {
    // 1.4.4
    name: 'text at 200 %',
    at: [390, 1440],
    faults: async (page) => {
      await setTextSize(page, 200)
      const faults = await sideways(page)
      await setTextSize(page, 100)
      return faults
    },
  },
  {
    name: 'print',
    at: [1440],
    faults: async (page) => {
      await page.emulateMedia({ media: 'print' })
      const isPrinted = await page.locator('main h1').isVisible()
      const faults = [...(await sideways(page)), ...(isPrinted ? [] : ['the heading is not printed'])]
      await page.emulateMedia({ media: 'screen' })
      return faults
    },
  },
  { name: 'units', at: [390], faults: (page) => page.evaluate(partedUnits) },
  // 1.4.1, 2.4.7
  { name: 'forced colours', at: [1440], faults: lostInForcedColours },
  { name: 'targets', at: [390], faults: (page) => page.evaluate(lowButtons) },
  // at windows of its own
  { name: 'sticks', at: [1440], faults: stuckFaults },
  { name: 'axe', at: [390], faults: (page) => violationsOf(page) },
]

/** @returns what each finds, at its widths, in one go through the sizes */
export async function observe(page: Page, which: readonly Observer[] = observers): Promise<string[]> {
  const found: string[] = []
  // the next page is loaded at the width at which this one is left
  const isWide = (page.viewportSize()?.width ?? 0) > 820
  for (const [width, height] of isWide ? sizes.toReversed() : sizes) {
    const here = which.filter(({ at }) => at.includes(width))
    if (here.length === 0) continue
    await page.setViewportSize({ width, height })
    for (const { name, faults } of here)
      for (const fault of await faults(page)) found.push(`${name}, ${width} px: ${fault}`)
  }
  return found
}
