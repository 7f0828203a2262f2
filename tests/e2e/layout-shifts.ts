import type { Page } from '@playwright/test'

/** Counts from the beginning of each document on how much of it moves by itself. */
export function countShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Object.assign(window, { moved: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.moved += (entry as LayoutShift).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** How much has, as layout shift counts it. */
export function shifted(page: Page): Promise<number> {
  return page.evaluate(() => window.moved)
}

type LayoutShift = PerformanceEntry & { value: number }

declare global {
  interface Window {
    moved: number
  }
}
