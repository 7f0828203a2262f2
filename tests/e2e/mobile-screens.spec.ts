import type { Page } from '@playwright/test'
import { liveScreen } from '../states.ts'
import { expect, expectAccessible, test, visit } from './fixture.ts'
import { countShifts, shifted } from './layout-shifts.ts'

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

/** Where a plate stands beside its slot, in px. */
function offset(page: Page, element: string) {
  return page.locator(`[data-slot="${element}"]`).evaluate((slot) => {
    const plate = slot.querySelector('.a2m__plate')
    if (!plate) throw new Error('no plate')
    const [a, b] = [plate.getBoundingClientRect(), slot.getBoundingClientRect()]
    return { x: a.x - b.x, y: a.y - b.y, opacity: Number(getComputedStyle(plate).opacity) }
  })
}

async function live(page: Page, path: string) {
  await visit(page, path)
  await liveScreen(page, '.scr')
}

for (const viewport of sizes)
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('the divider carries the elements of A2M over, by pointer and by keyboard', async ({ page }) => {
      await countShifts(page)
      await live(page, '/en/product/a2m')
      const divider = page.getByRole('slider', { name: 'Pull from PC window to phone page' })
      const box = await divider.boundingBox()
      if (!box) throw new Error('the divider is not there')
      expect(box.height).toBeGreaterThanOrEqual(44)
      await page.mouse.move(box.x + box.width - 22, box.y + box.height / 2)
      await page.mouse.down()
      await page.mouse.move(box.x + 22, box.y + box.height / 2, { steps: 8 })
      await page.mouse.up()
      await expect(divider).toHaveValue('0')
      await expect.poll(async () => (await offset(page, 'line1')).opacity).toBe(0)
      await divider.press('End')
      await expect(divider).toHaveAttribute('aria-valuetext', /^(\d) of \1 elements/)
      await expect.poll(() => offset(page, 'line1')).toEqual({ x: 0, y: 0, opacity: 1 })
      await divider.press('PageDown')
      await expect(divider).toHaveValue('90')
      expect(await shifted(page)).toBeLessThan(0.01)
    })

    test('each screen is complete without a script, and no higher than a phone is', async ({ browser }) => {
      const context = await browser.newContext({ viewport, javaScriptEnabled: false })
      const page = await context.newPage()
      await page.goto('/cn/product/a2m')
      await expect(page.locator('[data-slot="line2"]')).toContainText('深沟球轴承')
      await expect(page.getByRole('slider')).toHaveCount(0)
      await expectLow(page)
      await page.goto('/cn/product/mdw')
      await expect(page.locator('.mdw__log')).toContainText('list bound, 12 rows')
      await expect(page.getByRole('button', { name: '断开' })).toHaveCount(0)
      await expectLow(page)
      await context.close()
    })
  })

async function expectLow(page: Page) {
  const box = await page.locator('.scr').boundingBox()
  expect(box?.height).toBeGreaterThan(300)
  expect(box?.height).toBeLessThanOrEqual(700)
}

test('an element of A2M is marked on both sides', async ({ page }) => {
  await live(page, '/en/product/a2m')
  await page.getByRole('radio', { name: 'Due date field' }).check()
  await expect(page.locator('[data-element="due"]')).toHaveAttribute('data-marked')
  await expect(page.getByText('One tap opens')).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: 'Applicant input' })).toBeChecked()
  await expectAccessible(page, 'the screen of A2M', { within: '.scr' })
})

test('a device of MDW is plugged in, its log runs, stops and starts anew', async ({ page }) => {
  await countShifts(page)
  await live(page, '/en/product/mdw')
  await page.getByRole('radio', { name: 'Board' }).check()
  await expect(page.getByText('Not plugged in')).toBeVisible()
  await page.getByRole('button', { name: 'Plug into desktop' }).click()
  await expect(page.getByText('is plugged in, shown in the device bar')).toBeAttached()
  await expect(page.getByText('halt at main.c:1')).toBeVisible()
  await page.getByRole('button', { name: 'Pause log' }).click()
  await page.getByRole('button', { name: 'Resume log' }).click()
  await expect(page.getByText('115200 8N1')).toBeVisible()
  await page.getByRole('button', { name: 'Unplug' }).click()
  await expect(page.getByText('Not plugged in')).toBeVisible()
  expect(await shifted(page)).toBeLessThan(0.01)
})

test('the rack of MDW answers to keys', async ({ page }) => {
  await live(page, '/en/product/mdw')
  await page.getByRole('radio', { name: 'Phone B' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('radio', { name: 'Phone A' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Cancel booking' })).toBeFocused()
  await expectAccessible(page, 'the screen of MDW', { within: '.scr' })
})
