import { expect, test, visit } from './fixture.ts'
import { openMenu, sideMenu } from './open-menu.ts'

test('the side menu is 80 percent of the window wide and takes 0.4 seconds, none for those who ask for less motion', async ({
  page,
  viewport,
}) => {
  const { width } = viewport ?? { width: 0 }
  await visit(page, '/en')
  await openMenu(page)
  await expect.poll(async () => (await sideMenu(page).boundingBox())?.x).toBeCloseTo(width * 0.2, 0)
  expect((await sideMenu(page).boundingBox())?.width).toBeCloseTo(width * 0.8, 0)
  const times = () =>
    sideMenu(page).evaluate((menu) =>
      getComputedStyle(menu).transitionDuration.split(', ').map(Number.parseFloat),
    )
  expect(new Set(await times())).toEqual(new Set([0.4]))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const time of await times()) expect(time).toBeLessThan(0.001)
})

test('the side menu closes on a click outside, which presses nothing there and scrolls nowhere', async ({
  page,
}) => {
  await visit(page, '/en/about/news')
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  await openMenu(page)
  const top = await page.evaluate(() => scrollY)
  await page.mouse.click(30, 30)
  await expect(sideMenu(page)).toBeHidden()
  await expect(page).toHaveURL(/\/en\/about\/news$/)
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(top)
  expect(top).toBeGreaterThan(0)
})

test('the side menu closes when a link leads to the page in view, and on browser back', async ({ page }) => {
  await visit(page, '/en')
  await openMenu(page)
  await sideMenu(page).getByRole('link', { name: 'Home', exact: true }).click()
  await expect(sideMenu(page)).toBeHidden()
  await openMenu(page)
  await sideMenu(page).getByRole('link', { name: 'Free trial' }).click()
  await expect(page).toHaveURL(/trial/)
  await openMenu(page)
  await page.goBack()
  await expect(sideMenu(page)).toBeHidden()
})

test('the side menu locks the scrolling of the page while it is open', async ({ page }) => {
  await visit(page, '/en')
  await openMenu(page)
  await page.mouse.move(30, 400)
  await page.mouse.wheel(0, 600)
  await page.keyboard.press('End')
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.keyboard.press('Escape')
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
})

test('search and the entries of the side menu begin and end on the same lines', async ({ page }) => {
  await visit(page, '/cn')
  await openMenu(page)
  const edges = await sideMenu(page)
    .locator('.menu__l')
    .evaluateAll((entries) => entries.map((it) => `${(it as HTMLElement).offsetLeft} ${it.clientWidth}`))
  expect(edges.length).toBeGreaterThan(3)
  expect(new Set(edges).size).toBe(1)
})

test('the side menu takes the focus in, keeps it and gives it back', async ({ page }) => {
  await visit(page, '/en')
  await openMenu(page)
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused()
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Tab')
    const place = await page.evaluate(() => {
      const focus = document.activeElement
      return focus === document.body || focus?.closest('#menu') ? 'inside' : focus?.outerHTML
    })
    expect(place).toBe('inside')
  }
  await page.keyboard.press('Escape')
  await expect(sideMenu(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
})

test('the side menu offers sign-in, registration and the languages, the one in use highlighted', async ({
  page,
}) => {
  await visit(page, '/en/about/contact')
  await openMenu(page)
  const menu = sideMenu(page)
  await expect(menu.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', /\/m\/login/)
  await expect(menu.getByRole('link', { name: 'Register' })).toHaveAttribute('href', /\/m\/register/)
  await expect(menu.getByRole('link', { name: 'EN', exact: true })).toHaveAttribute('aria-current')
  await menu.getByRole('link', { name: '中文' }).click()
  await expect(page).toHaveURL(/\/cn\/about\/contact$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('the side menu stays open on a click inside; entries with children expand and collapse', async ({
  page,
}) => {
  await visit(page, '/en')
  await openMenu(page)
  const menu = sideMenu(page)
  const child = menu.getByRole('link', { name: /^CenterView/ }).first()
  await expect(child).toBeHidden()
  await menu.getByText('Products', { exact: true }).click()
  await expect(child).toBeVisible()
  await menu.getByText('Products', { exact: true }).click()
  await expect(child).toBeHidden()
  await expect(menu).toBeVisible()
})
