import type { Page } from '@playwright/test'
import { expect, test, visit } from './fixture.ts'

const phone = { width: 390, height: 844 }

function product(page: Page, name: string) {
  return page.getByRole('checkbox', { name, exact: true })
}

/** The products the table compares, from left to right. */
function columns(page: Page) {
  return page.getByRole('table').locator('thead th a')
}

test('ticking two products compares them, the address keeps the choice, and it can be taken back', async ({
  page,
}) => {
  await visit(page, '/en/product/compare')
  await product(page, 'MVDA').check()
  await expect(page.getByText('needs at least two products')).toBeVisible()
  await product(page, 'DSC').check()
  await expect(columns(page)).toHaveText(['DSC', 'MVDA'])
  expect(new URL(page.url()).searchParams.get('products')).toBe('dsc,mvda')
  await page.reload()
  await expect(columns(page)).toHaveText(['DSC', 'MVDA'])
  await expect(product(page, 'MVDA')).toBeChecked()
  await page.getByRole('link', { name: 'Show all six' }).click()
  await expect(columns(page)).toHaveText(['AuditView', 'DSC', 'CenterView', 'MVDA', 'MDW', 'A2M'])
  await expect(product(page, 'MVDA')).not.toBeChecked()
})

test('a fourth product is refused and said', async ({ page }) => {
  await visit(page, '/en/product/compare?products=av,dsc,mvda')
  await product(page, 'MDW').click()
  await expect(page.locator('form').getByRole('status')).toContainText('Three is the limit')
  await expect(product(page, 'MDW')).not.toBeChecked()
  await expect(columns(page)).toHaveText(['AuditView', 'DSC', 'MVDA'])
})

test('needs on which all stand the same can be left out', async ({ page }) => {
  await visit(page, '/en/product/compare?products=mvda,dsc')
  const rows = page.getByRole('table').locator('tbody tr')
  const all = await rows.count()
  await page.getByRole('checkbox', { name: 'Only needs that differ' }).click()
  await expect.poll(() => rows.count()).toBeLessThan(all)
  expect(new URL(page.url()).searchParams.get('differences')).toBe('1')
})

test('an address that makes no sense is still a page', async ({ request }) => {
  for (const search of [
    'products=vdi',
    'products=%ff',
    'products={"toString":{}}',
    'products=,,,&differences=x',
  ]) {
    const answer = await request.get(`/en/product/compare?${search}`)
    expect(answer.status(), search).toBe(200)
    const head = /<thead[\s\S]*?<\/thead>/.exec(await answer.text())?.[0] ?? ''
    expect(head.match(/<a\b/g), search).toHaveLength(6)
  }
})

test('an unknown product in a link is said', async ({ page }) => {
  await visit(page, '/en/product/compare?products=mvda,vdi,dsc')
  await expect(page.locator('form').getByRole('status')).toContainText('unknown product')
  await expect(columns(page)).toHaveText(['DSC', 'MVDA'])
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('each need is a list that names the products, and all six are no endless page', async ({ page }) => {
    await visit(page, '/en/product/compare?products=mvda,dsc')
    const card = page.locator('tbody tr').first()
    await expect(card.getByText('MVDA', { exact: true })).toBeVisible()
    await expect(card.getByText('DSC', { exact: true })).toBeVisible()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(phone.width)
    for (const lang of ['cn', 'en'])
      for (const [width, most] of [
        [390, 6_000],
        [820, 5_000],
      ] as const) {
        await page.setViewportSize({ width, height: 844 })
        await page.goto(`/${lang}/product/compare`)
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        expect(height, `${lang} at ${width}`).toBeLessThan(most)
      }
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form compares', async ({ page }) => {
    await page.goto('/en/product/compare')
    await product(page, 'MVDA').check({ force: true })
    await product(page, 'A2M').check({ force: true })
    await page.getByRole('button', { name: 'Compare' }).click()
    await expect(columns(page)).toHaveText(['MVDA', 'A2M'])
    await expect(product(page, 'A2M')).toBeChecked()
  })
})
