import { routesInTurn } from '../urls.ts'
import { expect, test, visit } from './fixture.ts'
import { expectTree } from './senses/accessibility-tree.ts'
import { tabFaults } from './senses/keyboard-walk.ts'
import { stuckFaults } from './senses/stuck-bars.ts'
import { textFaults } from './senses/text-spacing.ts'

/** The other products' pages are made of the same parts. */
const templates = routesInTurn.filter((url) => !/\/(product|solution)\/(?!av|compare|buying)/.test(url))

/** Whose order and words are written down, by path. */
const trees: Record<string, string | undefined> = {
  '': 'home',
  'product/av': 'product',
  'solution/av': 'solution',
  'product/compare': 'compare',
  'download/search': 'downloads',
  'legal/privacy': 'privacy',
  'about/contact': 'contact',
  'about/joinus': 'positions',
  'trial/trial': 'trial',
  search: 'search',
}

// several in one window: a new one for each takes as long again
for (let from = 0; from < templates.length; from += 4)
  test(`by Tab, and with text in other sizes, nothing is lost from ${templates[from]} on`, async ({
    page,
  }) => {
    test.setTimeout(300_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const url of templates.slice(from, from + 4))
      await test.step(url, async () => {
        await page.setViewportSize({ width: 390, height: 700 })
        await visit(page, url)
        const tree = trees[url.slice(4)]
        if (tree) await expectTree(page, tree)
        expect.soft(await tabFaults(page), `${url} at 390 px`).toEqual([])
        // 400 % zoom of 1280 by 1024
        await page.setViewportSize({ width: 320, height: 256 })
        expect.soft(await tabFaults(page, 'main'), `${url} at 320 px`).toEqual([])
        await page.setViewportSize({ width: 1440, height: 900 })
        expect.soft(await tabFaults(page, 'main'), `${url} at 1440 px`).toEqual([])
        expect.soft(await textFaults(page), url).toEqual([])
        expect.soft(await stuckFaults(page), url).toEqual([])
      })
  })

test('a bar that takes more than a third of the window is found', async ({ page }) => {
  await visit(page, '/en/legal/privacy')
  await page.evaluate(() => {
    const bar = document.createElement('div')
    bar.className = 'planted'
    Object.assign(bar.style, { position: 'sticky', top: '4rem', height: '9rem' })
    document.querySelector('main')?.prepend(bar)
  })
  const faults = await stuckFaults(page)
  expect(faults).toContainEqual(expect.stringMatching(/^844 by 390, text at 100 %: .* planted 144$/))
  expect(faults).toContainEqual(expect.stringMatching(/^1440 by 900, text at 200 %: .* planted 288$/))
  expect(faults.filter((fault) => /^1440 by 900, text at 100/.test(fault))).toEqual([])
})

test.describe('where English is preferred', () => {
  test.use({ locale: 'en-GB' })

  test('the offer leaves two thirds of the window', async ({ page }) => {
    await visit(page, '/')
    await expect(
      page.getByRole('complementary').getByRole('link', { name: 'Read it in English' }),
    ).toBeVisible()
    expect(await stuckFaults(page)).toEqual([])
  })
})
