import type { Page } from '@playwright/test'
import { expect, test } from './fixture.ts'

test.use({ javaScriptEnabled: false })

const products = ['av', 'a2m', 'mvda', 'dsc', 'mdw', 'centerview']
const widths = [360, 1024, 1440]

for (const product of products)
  test(`the deployment diagrams of ${product} can be read at every width`, async ({ page }) => {
    for (const path of [`product/${product}`, `solution/${product}`])
      for (const lang of ['cn', 'en']) {
        await page.goto(`/${lang}/${path}`)
        await page.evaluate(() => document.fonts.ready)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 })
          const { boxes, faults } = await readDiagram(page)
          expect(boxes).toBeGreaterThan(5)
          expect(faults, `${lang} ${path} at ${width}`).toEqual([])
        }
      }
  })

/** What somebody would see wrong in the drawing that is shown: text cut off or too small, things on top of others. */
function readDiagram(page: Page): Promise<{ boxes: number; faults: string[] }> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll('.arch__svg')].find((svg) => svg.checkVisibility())
    const all = (selector: string) =>
      [...(shown?.querySelectorAll(selector) ?? [])].map((element) => ({
        element,
        name: element.textContent || selector,
        rect: element.getBoundingClientRect(),
      }))
    type Part = ReturnType<typeof all>[number]
    const overlap = ({ rect: one }: Part, { rect: other }: Part) =>
      one.left < other.right - 1 &&
      other.left < one.right - 1 &&
      one.top < other.bottom - 1 &&
      other.top < one.bottom - 1
    const [boxes, tiers, numbers, lines] = [
      all('foreignObject'),
      all('.tl'),
      all('.ch circle'),
      all('g.ln line'),
    ]
    const pairs = [
      ...boxes.map((box, index) => [box, [...boxes.slice(index + 1), ...numbers, ...lines]] as const),
      ...tiers.map((tier) => [tier, [...boxes, ...numbers, ...lines]] as const),
      ...numbers.map((number, index) => [number, numbers.slice(index + 1)] as const),
    ]
    const faults = pairs.flatMap(([part, others]) =>
      others.filter((other) => overlap(part, other)).map((other) => `${part.name} meets ${other.name}`),
    )
    const frame = shown?.getBoundingClientRect()
    for (const { name, rect } of [...boxes, ...tiers])
      if (!frame || rect.left < frame.left || rect.right > frame.right || rect.bottom > frame.bottom)
        faults.push(`${name} leaves the drawing`)
    for (const { element, name } of all('foreignObject > div'))
      if (element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight)
        faults.push(`${name} does not fit its box`)
    for (const { element, name } of all('text, foreignObject span'))
      if (Number.parseFloat(getComputedStyle(element).fontSize) < 12) faults.push(`${name} is too small`)
    return { boxes: boxes.length, faults }
  })
}
