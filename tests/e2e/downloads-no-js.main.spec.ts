import { createHash } from 'node:crypto'
import { expect, test } from './fixture.ts'
import { registerVisitor } from './register-visitor.ts'

test.use({ javaScriptEnabled: false })

const rows = 'main tbody tr:has(td)'

test('the search works as a plain form, and the list goes on by a link', async ({ page }) => {
  await page.goto('/cn/download/search')
  await page.getByRole('combobox', { name: '产品' }).selectOption('mvda')
  await page.getByRole('searchbox').fill('客户端')
  await page.getByRole('button', { name: '搜索', exact: true }).click()
  await expect(page).toHaveURL(/product=mvda/)
  await expect(page.getByRole('combobox', { name: '产品' })).toHaveValue('mvda')
  await expect(page.locator(rows)).toHaveCount(10)
  const first = await page.locator(rows).first().textContent()
  await page.getByRole('link', { name: '加载更多' }).click()
  await expect(page).toHaveURL(/cursor=/)
  await expect(page.locator(rows).first()).not.toHaveText(first ?? '')
  await expect(page.locator('main th[scope=rowgroup]')).toHaveText(['MVDA'])
  await page.locator(rows).first().getByRole('link').first().click()
  await expect(page.locator('.gate')).toBeVisible()
})

test('a visitor registers, comes back to the package, and gets the file that matches its checksum', async ({
  page,
  request,
}) => {
  await page.goto('/en/download/search?product=mdw')
  await page.locator(rows).first().getByRole('link').first().click()
  const address = page.url()
  const sha256 = ((await page.locator('main dl .sha dd').textContent()) ?? '').slice(0, 64)
  await page.locator('.gate').getByRole('link', { name: 'Register' }).click()
  await registerVisitor(page, 'Downloader')
  await expect(page).toHaveURL(address)
  await expect(page.locator('.gate')).toHaveCount(0)
  await page.getByRole('button', { name: 'Get the download address' }).click()
  const href = (await page.getByRole('link', { name: /^Download \d/ }).getAttribute('href')) ?? ''
  const bytes = await (await request.get(href)).body()
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256)
  const rest = await request.get(href, { headers: { range: 'bytes=1000-', 'if-range': `"${sha256}"` } })
  expect(rest.status()).toBe(206)
  expect(Buffer.concat([bytes.subarray(0, 1000), await rest.body()]).equals(bytes)).toBe(true)
})
