import { expect, test, visit } from './fixture.ts'
import { expectTree } from './senses/accessibility-tree.ts'
import { tabFaults } from './senses/keyboard-walk.ts'
import { stuckFaults } from './senses/stuck-bars.ts'

/** One of each kind: a way through all parts, a product, a form, a list, a choice and a table. */
const templates = ['', '/product/av', '/trial/trial', '/download/search', '/about/joinus', '/product/compare']

test('by Tab everything is come to, seen and left again', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of templates)
    await test.step(path, async () => {
      await visit(page, `/en${path}`)
      expect.soft(await tabFaults(page), path).toEqual([])
    })
})

test('a screen reader is given the roles and levels that are written down', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [path, part, name] of [
    ['/trial/test', 'body', 'frame'],
    ['/product/av', 'main', 'product'],
    ['/trial/trial', 'main', 'form'],
    ['/download/search', 'main', 'list'],
  ] as const)
    await test.step(path, async () => {
      await visit(page, `/en${path}`)
      await expectTree(page, part, name)
    })
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
