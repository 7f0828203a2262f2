import { routesInTurn } from '../urls.ts'
import { expect, test } from './fixture.ts'

test.use({ javaScriptEnabled: false })

// one after the other in one window: a new one takes longer than the page
test('every page is readable without JavaScript, and without its style sheets or half of them', async ({
  page,
}) => {
  for (const url of routesInTurn)
    await test.step(url, async () => {
      await page.goto(url)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('main')).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      for (const share of [0.5, 0]) expect.soft(await page.evaluate(withSheets, share), url).toEqual([])
    })
})

/** Runs in the page: what is out of order or too large with so much of each sheet. */
function withSheets(share: number): string[] {
  for (const sheet of document.styleSheets)
    for (let at = sheet.cssRules.length - 1; at >= sheet.cssRules.length * share; at -= 1)
      sheet.deleteRule(at)
  const faults = [...document.querySelectorAll('svg')]
    .filter((svg) => !svg.parentElement?.closest('svg'))
    .filter((svg) => {
      const { width, height } = svg.getBoundingClientRect()
      return width > innerWidth || height > 800 || (svg.matches('.ic') && width > 80)
    })
    .map((svg) => `large: ${svg.outerHTML.slice(0, 100)}`)
  if (share > 0) return faults
  const parts = ['body > header', 'h1', 'body > footer'].map((part) => document.querySelector(part))
  const tops = parts.flatMap((part) => part?.getBoundingClientRect().top ?? [])
  return tops.every((top, at) => at === 0 || top >= (tops[at - 1] ?? 0))
    ? faults
    : [...faults, `order: ${tops}`]
}
