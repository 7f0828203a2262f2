import { routesInTurn } from '../urls.ts'
import { expect, test, visit } from './fixture.ts'
import { tabFaults } from './senses/keyboard-walk.ts'
import { everySize, stuckFaults } from './senses/stuck-bars.ts'
import { eachStaffPage } from './staff/each-staff-page.ts'

/** The other products' pages are made of the same parts. */
const templates = routesInTurn.filter((url) => !/\/(product|solution)\/(?!av|compare|buying)/.test(url))
const sizes = [
  { width: 390, height: 700 },
  { width: 1440, height: 900 },
]

test.setTimeout(1_200_000)

for (const viewport of sizes)
  test(`by Tab every page is come through at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const url of templates)
      await test.step(url, async () => {
        await visit(page, url)
        expect.soft(await tabFaults(page), url).toEqual([])
      })
  })

test('what sticks leaves room in every window and size of text', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const url of templates)
    await test.step(url, async () => {
      await visit(page, url)
      expect.soft(await stuckFaults(page, everySize), url).toEqual([])
    })
})

test('by Tab every page of the staff is come through, and what sticks leaves room', async ({
  browser,
  ownPair,
}, { file }) => {
  await eachStaffPage(await ownPair.of(file), browser, async (page, path) => {
    for (const viewport of sizes) {
      await page.setViewportSize(viewport)
      expect.soft(await tabFaults(page), `${path} at ${viewport.width} px`).toEqual([])
    }
    expect.soft(await stuckFaults(page, everySize), path).toEqual([])
  })
})
