import type { Page } from '@playwright/test'
import { expect, test, visit } from './fixture.ts'

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }

const products = ['av', 'dsc', 'a2m', 'centerview', 'mvda', 'mdw']

function subnav(page: Page) {
  return page.getByRole('navigation', { name: 'On this page' })
}

for (const pages of ['cn/product', 'cn/solution', 'en/product', 'en/solution'])
  test(`the screen stands beside name and title, whole within a first window, and soon on a phone: ${pages}`, async ({
    page,
  }) => {
    const top = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? 0
    for (const product of products) {
      const path = `/${pages}/${product}`
      await page.setViewportSize(desk)
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      const screen = page.locator('.phead .scr')
      const { y, height } = (await screen.boundingBox()) ?? { y: 0, height: 0 }
      expect(y, path).toBeCloseTo(await top('.phead__t'), 0)
      expect(y + height, `foot of the screen of ${path}`).toBeLessThanOrEqual(desk.height)
      await page.setViewportSize(phone)
      expect(await top('.phead .scr'), `head of the screen of ${path} on a phone`).toBeLessThanOrEqual(700)
    }
  })

test.describe('sections of a product page', () => {
  test.use({ viewport: desk })

  test('every entry of the page menu leads to its section, and the one in view is marked', async ({
    page,
  }) => {
    await visit(page, '/en/product/mvda')
    const links = await subnav(page).getByRole('link').all()
    expect(links.length).toBeGreaterThan(5)
    for (const link of links) {
      const href = await link.getAttribute('href')
      await expect(page.locator(String(href))).toHaveCount(1)
    }
    const current = subnav(page).locator('[aria-current="true"]')
    await expect(current).toHaveText('Features')
    await page.locator('#architecture').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
    await expect(current).toHaveText('Architecture')
    await expect(current).toHaveCount(1)
  })
})

test.describe('page menu on a phone', () => {
  test.use({ viewport: phone })

  test('the marked section and the way to a trial stay within reach', async ({ page }) => {
    await visit(page, '/en/product/mvda')
    await page.locator('#faq').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
    const current = subnav(page).locator('[aria-current="true"]')
    await expect(current).toHaveText('FAQ')
    await expect(current).toBeInViewport({ ratio: 1 })
    await expect(page.locator('.dock').getByRole('link', { name: 'Apply for a trial' })).toBeInViewport()
  })
})

test('a diagram is there after every way to its page', async ({ page }) => {
  const links = page.locator('ol.links > li')
  await visit(page, '/en/product/mvda')
  await page.locator('.arch summary').first().click()
  await expect(links.first()).toBeVisible()
  await page.locator('#neighbours').getByRole('link', { name: 'DSC' }).click()
  await expect(page).toHaveURL(/\/en\/product\/dsc$/)
  await expect(links.first()).toContainText('zone A')
  await page.goBack()
  await expect(links.first()).toContainText('Endpoints')
  // the language switch is in the header there, not behind the menu
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('link', { name: '中文' }).first().click()
  await expect(page).toHaveURL(/\/cn\/product\/mvda$/)
  await expect(links.first()).toContainText('接入终端')
})

test('on paper the page says where it came from and when, before a browser copies it for the printer', async ({
  page,
}) => {
  await visit(page, '/en/product/mvda')
  const note = page.locator('.print-note')
  await expect(note).toBeHidden()
  await expect(note).not.toContainText(String(new Date().getFullYear()))
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(note).toContainText(String(new Date().getFullYear()))
  await page.emulateMedia({ media: 'print' })
  await expect(note).toBeVisible()
  await expect(note).toContainText(new URL('/en/product/mvda', page.url()).href)
  await expect(page.locator('.subnav')).toBeHidden()
})

test.describe('facts of a buyer', () => {
  test('lead from beside the screen to the sheet', async ({ page }) => {
    await visit(page, '/en/product/mvda')
    const facts = page.getByRole('region', { name: 'Before you buy' })
    await expect(facts.getByRole('link', { name: 'By named or concurrent user' })).toBeVisible()
    await facts.getByRole('link', { name: /3389\/UDP/ }).click()
    await expect(page.getByRole('cell', { name: '8443/TCP' })).toBeInViewport()
    await expect(page.locator('#sheet')).toContainText('Kunpeng, Phytium')
    await expect(page.locator('#sheet')).toContainText('Loongson')
  })

  test.describe('on a phone', () => {
    test.use({ viewport: phone, javaScriptEnabled: false })

    test('open in the sheet without a script', async ({ page }) => {
      await page.goto('/en/product/centerview#ports')
      await expect(page.getByRole('cell', { name: '5432/TCP' })).toBeVisible()
    })
  })
})

test.describe('one trial button at a time', () => {
  for (const viewport of [phone, desk])
    test(`at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await visit(page, '/en/product/a2m')
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      for (let top = 0; top < height; top += 400) {
        await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
        await expect.poll(() => filledTrialButtons(page), `at ${top} px`).toBeLessThanOrEqual(1)
      }
    })
})

/** Buttons to the trial that are in the window, filled and not hidden. */
function filledTrialButtons(page: Page): Promise<number> {
  return page.evaluate(() => {
    const links = document.querySelectorAll<HTMLElement>('.btn[href*="/trial/trial"]')
    return [...links].filter((link) => {
      const { top, bottom } = link.getBoundingClientRect()
      const isFilled = getComputedStyle(link).backgroundColor !== 'rgba(0, 0, 0, 0)'
      return isFilled && bottom > 0 && top < innerHeight && link.checkVisibility({ visibilityProperty: true })
    }).length
  })
}

test('the case is told in three stages, by keyboard too', async ({ page }) => {
  await page.goto('/en/solution/centerview')
  const chart = page.getByRole('img', { name: /100 before, 74 after/ })
  await expect(chart).toBeVisible()
  await page.getByRole('radio', { name: 'After' }).focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: 'Deployed' })).toBeChecked()
  await expect(page.locator('.story__day').first()).toHaveCSS('opacity', '1')
})

test('the home page and product pages stay short on a phone, and the home page on a desk', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  for (const path of ['', ...products.map((key) => `/product/${key}`)])
    for (const lang of ['cn', 'en']) {
      await page.goto(`/${lang}${path}`)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      expect(height, lang + path).toBeLessThanOrEqual(path ? 8_000 : 6_600)
    }
  await page.setViewportSize(desk)
  for (const lang of ['cn', 'en']) {
    await page.goto(`/${lang}`)
    expect(await page.evaluate(() => document.documentElement.scrollHeight), lang).toBeLessThan(7_000)
  }
})

for (const path of ['/cn/product/', '/en/product/'])
  test(`${path}… is a sheet of two pages on paper, with whose it is, of which version; a solution is too, the comparison and the terms one`, async ({
    page,
  }) => {
    for (const key of products) {
      await visit(page, path + key)
      await expect(page.locator('.sheet-head')).toBeHidden()
      expect(await sheets(page), key).toHaveLength(2)
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('banner')).toBeHidden()
      await expect(page.locator('.sheet-head')).toContainText(/400-000-0000.*\d\.\d/)
      await expect(page.locator('.arch__svg--w .ch').first()).toBeVisible()
      await page.emulateMedia({ media: null })
      await visit(page, path.replace('product', 'solution') + key)
      expect(await sheets(page), `solution ${key}`).toHaveLength(2)
    }
    for (const one of ['compare', 'buying', '../legal/accessibility']) {
      await visit(page, path + one)
      expect(await sheets(page), one).toHaveLength(1)
    }
  })

/** The pages of the PDF that a browser prints. */
async function sheets(page: Page): Promise<string[] | null> {
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)
}

test('cases that are no customer’s are marked as illustrations', async ({ page }) => {
  await page.goto('/en/product/centerview')
  const cases = page.locator('#cases article')
  await expect(cases.filter({ hasText: '26%' })).not.toContainText('Illustrative')
  await expect(cases.filter({ hasNotText: '26%' })).toContainText('Illustrative')
})
