import { expect, test, visit } from './fixture.ts'
import { holdRequests } from './held-requests.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('the header lists the entries and their pages in the specified order', async ({ page }) => {
  await visit(page, '/en')
  const nav = page.getByRole('banner').getByRole('navigation')
  const hrefs = await nav
    .getByRole('link', { includeHidden: true })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const below = (section: string, names: string) => names.split(' ').map((name) => `/en/${section}/${name}`)
  const forum = hrefs.find((href) => href?.startsWith('http'))
  expect(hrefs).toEqual([
    '/en',
    // and behind the specified ones what leads on from them
    ...below('product', 'av dsc centerview mvda mdw a2m compare buying'),
    '/en/download/search',
    ...below('solution', 'av dsc centerview mvda a2m mdw'),
    forum,
    ...below('about', 'about news contact recruitment'),
  ])
  expect(forum).toBeTruthy()
})

test('the header opens a flyout, closes it on navigation and takes the focus to the new heading', async ({
  page,
}) => {
  await visit(page, '/en')
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: 'Products' }).click()
  const link = header.getByRole('link', { name: /^MVDA/ })
  await link.click()
  await expect(page).toHaveURL(/\/en\/product\/mvda$/)
  await expect(link).toBeHidden()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
})

test('the header switches the language of the page in view', async ({ page }) => {
  await visit(page, '/cn/product/dsc#faq')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: '中文' })).toHaveAttribute('aria-current')
  await header.getByRole('link', { name: 'EN', exact: true }).click()
  await expect(page).toHaveURL(/\/en\/product\/dsc#faq$/)
  await expect(page.locator('#faq')).toBeInViewport()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(header.getByRole('link', { name: 'EN', exact: true })).toHaveAttribute('aria-current')
  await expect(header.getByRole('link', { name: '中文' })).not.toHaveAttribute('aria-current')
})

test('whoever switches the language on the way to a page gets that page', async ({ page }) => {
  await visit(page, '/en/about/about')
  const release = await holdRequests(page, /_serverFn/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'News' }).click()
  await expect(page).toHaveURL(/\/en\/about\/news$/)
  await page.getByRole('banner').getByRole('link', { name: '中文' }).click()
  release()
  await expect(page.getByRole('heading', { level: 1, name: '新闻动态' })).toBeVisible()
  await expect(page).toHaveURL(/\/cn\/about\/news$/)
})

for (const lang of ['cn', 'en'])
  test(`the menu fits a window of 1,024 px, ${lang}`, async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 })
    await visit(page, `/${lang}`)
    const header = page.getByRole('banner')
    await expect(header.getByRole('navigation')).toBeVisible()
    await expect(header.locator('.burger')).toBeHidden()
    const room = await header.evaluate((element) => {
      const parts = [...element.querySelectorAll<HTMLElement>('.site-head__in > *')].filter(
        (part) => part.offsetWidth,
      )
      const ends = parts.map((part) => part.getBoundingClientRect())
      const overlap = ends.some(({ left }, n) => left < (ends[n - 1]?.right ?? 0) - 0.5)
      return {
        overlap,
        end: Math.max(...ends.map(({ right }) => right)),
        height: element.getBoundingClientRect().height,
      }
    })
    expect(room.overlap).toBe(false)
    expect(room.end).toBeLessThanOrEqual(1024)
    expect(room.height).toBeLessThan(90)
  })

test('what is current is underlined on the line of the header', async ({ page }) => {
  await visit(page, '/en/product/mvda')
  const banner = page.getByRole('banner')
  const end = (element: Element) => element.getBoundingClientRect().bottom
  const underline = await banner.getByRole('button', { name: 'Products' }).evaluate(end)
  expect((await banner.evaluate(end)) - underline).toBeLessThanOrEqual(1)
})

test('forced colours show which language, tab and entry of the menu are current', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/en/about/contact')
  const current = page.locator('[aria-current]:not([aria-current="false"]):visible')
  for (const name of ['EN', 'Contact', 'About'])
    await expect(current.filter({ hasText: name }).first()).toHaveCSS('outline-style', 'solid')
})

test('a very wide screen has larger text', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1440 })
  await page.goto('/en')
  await expect(page.locator('body')).toHaveCSS('font-size', '21.25px')
})
