import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'

// every page is given it anew: the whole one is more than twice as long to read
const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/**
 * What axe finds wrong with the page as it is now, a line each; nothing is said of what it finds right, which would take
 * it as long again.
 */
export async function violationsOf(page: Page, tags: readonly string[] = [...wcag, 'best-practice']) {
  await page.evaluate(axe)
  return page.evaluate(async (values) => {
    const options: RunOptions = { runOnly: { type: 'tag', values }, resultTypes: ['violations'] }
    const { violations } = await window.axe.run(document, options)
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    )
  }, tags as string[])
}

declare global {
  interface Window {
    axe: typeof import('axe-core')
  }
}
