import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, test, visit } from './fixture.ts'
import { countShifts, shifted } from './layout-shifts.ts'

const screens = ['centerview', 'av', 'dsc', 'mvda'] as const

/** Opens the page of a product and waits until its screen answers. */
async function openScreen(page: Page, screen: (typeof screens)[number], lang = 'en'): Promise<Locator> {
  await visit(page, `/${lang}/product/${screen}`)
  const figure = page.getByRole('main').getByRole('figure').first()
  await figure.scrollIntoViewIfNeeded()
  await expect(figure).toHaveAttribute('data-live', 'true')
  return figure
}

for (const screen of screens)
  test(`the screen of ${screen} is small, moves nothing when it comes to life, and can be read by all`, async ({
    page,
  }) => {
    await countShifts(page)
    for (const lang of ['cn', 'en']) {
      const figure = await openScreen(page, screen, lang)
      const { height = Infinity } = (await figure.boundingBox()) ?? {}
      expect(height, lang).toBeLessThanOrEqual(700)
      expect(await shifted(page), lang).toBe(0)
    }
    // the rest of the page: every-page
    await expectAccessible(page, screen, { within: 'main figure' })
  })

test('the time of a CenterView session is dragged to a problem, which explains itself', async ({ page }) => {
  const figure = await openScreen(page, 'centerview')
  await expect(figure.getByRole('heading', { name: 'Logon took 48 s' })).toBeVisible()
  const slider = figure.getByRole('slider', { name: 'Time, past 4 hours' })
  // clear of the header
  await slider.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const { x, y, width, height } = (await slider.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const at = (minute: number) => x + 12 + ((width - 24) * minute) / 240
  await page.mouse.move(at(132), y + height / 2)
  await page.mouse.down()
  await page.mouse.move(at(160), y + height / 2, { steps: 4 })
  await expect(figure.getByRole('heading', { name: 'All five normal' })).toBeVisible()
  await page.mouse.move(at(191), y + height / 2, { steps: 4 })
  await page.mouse.up()
  await expect(slider).toHaveValue('192')
  await expect(figure.getByRole('heading', { name: 'Session latency 236 ms' })).toBeVisible()
  await expect(figure.getByText('4.2%', { exact: true })).toBeVisible()
})

test('the time of a CenterView session goes by keys, from problem to problem with Shift', async ({
  page,
}) => {
  const figure = await openScreen(page, 'centerview')
  const slider = figure.getByRole('slider')
  await slider.focus()
  await slider.press('Shift+ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', /^09:32 Session latency 236\sms$/)
  await slider.press('Home')
  await expect(slider).toHaveAttribute('aria-valuetext', '06:20 All five normal')
  await figure.getByRole('button', { name: 'Next problem' }).click()
  await expect(slider).toHaveValue('132')
})

test('a recording of AuditView goes to what was searched for, and plays', async ({ page }) => {
  const figure = await openScreen(page, 'av')
  const slider = figure.getByRole('slider')
  await figure.getByRole('radio', { name: 'Search' }).check()
  await figure.getByRole('searchbox').fill('usb')
  await figure.getByRole('button', { name: 'Drive E, 16 GB' }).click()
  await figure.getByRole('radio', { name: 'Events' }).check()
  await expect(slider).toHaveAttribute('aria-valuetext', /^10:16:30 USB device: Drive E, 16\sGB$/)
  await figure.getByRole('button', { name: 'Play' }).click()
  await expect(slider).toHaveAttribute('aria-valuetext', /File copy: clients.zip/)
  await figure.getByRole('button', { name: 'Pause' }).click()
  await expect(figure.getByRole('button', { name: 'Play' })).toBeFocused()
})

test('the search of AuditView suggests what is found, under each kind of event', async ({ page }) => {
  const figure = await openScreen(page, 'av')
  await page.setViewportSize({ width: 1440, height: 900 })
  const search = figure.getByRole('searchbox')
  for (const kind of await figure.getByRole('group', { name: 'Show one kind' }).locator('label').all()) {
    await kind.click()
    await search.fill('nothing like this')
    await figure
      .getByRole('button', { name: /^(clients|USB|Customer)$/ })
      .first()
      .click()
    await expect(figure.getByText(/^\d results/)).toBeVisible()
  }
  await figure.getByRole('radio', { name: 'USB device' }).check()
  await search.fill('E:')
  await expect(figure.getByRole('button', { name: 'Drive E, 16 GB' })).toBeVisible()
  await search.fill('clients')
  await figure.getByRole('button', { name: '3 in all events' }).click()
  await expect(figure.getByRole('radio', { name: 'All' })).toBeChecked()
  await expect(figure.getByText(/^3 results/)).toBeVisible()
})

test('the mouse pointer of a recording stays small, within its desktop and off the clock', async ({
  page,
}) => {
  for (const path of ['/cn/product/av', '/cn/solution/av', '/cn']) {
    await visit(page, path)
    const figure = page.locator('.scr--av')
    // rendered once the carousel is moved
    if (path === '/cn') await page.locator('.hero__tab').last().click()
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await figure.scrollIntoViewIfNeeded()
      await expect(figure).toHaveAttribute('data-live', 'true')
      expect(await pointerFaults(figure), `${path}, ${width} px`).toEqual([])
    }
    await figure.getByRole('button', { name: '播放' }).click()
    expect(await pointerFaults(figure), `${path}, playing`).toEqual([])
  }
})

/** Goes through the events, and measures the pointer at each. */
function pointerFaults(figure: Locator): Promise<string[]> {
  return figure.evaluate(async (screen) => {
    const boxOf = (selector: string) =>
      screen.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
    const faults: string[] = []
    const measure = () => {
      const [pointer, desktop, clock] = [
        boxOf('.av__mouse path'),
        boxOf('.av__desktop'),
        boxOf('.av__task time'),
      ]
      const isWithin =
        pointer.left >= desktop.left &&
        pointer.right <= desktop.right &&
        pointer.top >= desktop.top &&
        pointer.bottom <= desktop.bottom
      const isOnClock = pointer.right > clock.left && pointer.bottom > clock.top
      if (pointer.width < 6 || pointer.width > 20 || !isWithin || isOnClock)
        faults.push(`${screen.querySelector('time')?.textContent}: ${JSON.stringify(pointer)}`)
    }
    measure()
    for (const step of ['.av__play ~ button', '.av__controls > button'])
      for (
        let button = screen.querySelector<HTMLElement>(step);
        button && !button.ariaDisabled;
        button = screen.querySelector<HTMLElement>(step)
      ) {
        button.click()
        await new Promise(requestAnimationFrame)
        measure()
      }
    return faults
  })
}

test('a DSC request is released, and its record is written', async ({ page }) => {
  const figure = await openScreen(page, 'dsc')
  await figure.getByRole('button', { name: 'Release' }).click()
  await expect(figure.getByRole('status')).toHaveText(/^Released/)
  await expect(figure.getByText('1 waiting')).toBeAttached()
  await expect(figure.getByText('you, released')).toBeVisible()
  await expect(figure.getByRole('radio', { name: /contacts.xlsx.*Blocked/ })).not.toBeChecked()
  await expect(figure.getByRole('button', { name: 'Next request' })).toBeFocused()
  await figure.getByRole('radio', { name: 'Audit record' }).check()
  await expect(figure.getByText('written to the office network, SHA-256 matches')).toBeVisible()
})

test('a DSC file with ID numbers cannot be released, by keys', async ({ page }) => {
  const figure = await openScreen(page, 'dsc')
  const request = figure.getByRole('group', { name: 'Waiting requests' })
  await request.getByRole('radio').first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(figure.getByRole('button', { name: 'Release' })).toHaveCount(0)
  await figure.getByRole('button', { name: 'Manual review' }).press('Enter')
  await expect(figure.getByRole('status')).toHaveText(/^Sent to manual review/)
  await expect(figure.getByRole('button', { name: 'Next request' })).toBeFocused()
  await figure.getByRole('button', { name: 'Start again' }).press('Enter')
  await expect(figure.getByRole('button', { name: 'Manual review' })).toBeFocused()
})

test('an MVDA session adapts to its line and to its endpoint', async ({ page }) => {
  const figure = await openScreen(page, 'mvda')
  await figure.getByRole('radio', { name: 'Mobile, poor' }).check()
  await expect(figure.getByRole('status')).toHaveText(/TCP, 18\sfps, picture 40%/)
  await figure.getByRole('radio', { name: 'Thin client' }).focus()
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight')
  await expect(figure.getByRole('radio', { name: 'Phone' })).toBeChecked()
  await expect(figure.getByRole('status')).toHaveText(/^Phone, poor mobile network.*20\sfps/)
})

test('the health checks of CenterView are ticked off', async ({ page }) => {
  const figure = await openScreen(page, 'centerview')
  await figure.getByRole('radio', { name: 'Inspection' }).check()
  await figure.getByRole('button', { name: 'Check again' }).click()
  await expect(figure.getByRole('status')).toHaveText(/^Checks finished/)
  await expect(figure.getByRole('button', { name: 'Check again' })).toBeFocused()
})
