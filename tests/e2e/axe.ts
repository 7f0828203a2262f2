import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'

// every page is given it anew: the whole one is more than twice as long to read
const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export type AxeScope = {
  /** a part of the page, where another test looks at the rest */
  within?: string
  /** rules or tags; without them those of WCAG 2.2 AA and the best practices */
  only?: readonly string[]
}

/**
 * What axe finds wrong with the page as it is now, a line each; nothing is said of what it finds right, which would take
 * it as long again.
 */
export async function violationsOf(page: Page, { within, only = tags }: AxeScope = {}): Promise<string[]> {
  await page.evaluate(endTransitions)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  return page.evaluate(
    async ([selector, runOnly]) => {
      const options = { runOnly, resultTypes: ['violations'] } as RunOptions
      const { violations } = await window.axe.run(selector ?? document, options)
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
      )
    },
    [within, only] as const,
  )
}

/** A colour on its way to another one would be judged half way. What a changed width brings about begins in two frames. */
async function endTransitions(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const running = () => document.getAnimations().filter((one) => one instanceof CSSTransition)
  for (let left = running(); left.length > 0; left = running()) for (const one of left) one.finish()
}

declare global {
  interface Window {
    axe: typeof import('axe-core')
  }
}
