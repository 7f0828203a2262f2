import { expect, test } from './fixture.ts'

test('Load More is a link to the longer list', async ({ page }) => {
  await page.goto('/en/about/news')
  const titles = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 })
  const first = await titles.count()
  await page.getByRole('link', { name: 'Load More' }).click()
  await expect(page).toHaveURL(/\/en\/about\/news\?more=1$/)
  await expect(titles).toHaveCount(2 * first)
})

test('the pages of the list can be stepped through', async ({ page }) => {
  await page.goto('/en/about/news')
  const title = page.getByRole('main').getByRole('heading', { level: 2 }).first()
  const first = await title.textContent()
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/\/en\/about\/news\?page=2$/)
  await expect(title).not.toHaveText(first ?? '')
  await page.getByRole('link', { name: 'Previous page' }).click()
  await expect(title).toHaveText(first ?? '')
})

test('opening an article out of the list counts once', async ({ page }) => {
  await page.goto('/en/about/news')
  const [report] = await Promise.all([
    page.waitForRequest(
      (request) => request.url().endsWith('/visit') && /news-detail/.test(request.headers().referer ?? ''),
    ),
    page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click(),
  ])
  expect((await report.response())?.status()).toBe(204)
})

test('an article leads to its neighbours and back to the list', async ({ page }) => {
  await page.goto('/en/about/news-detail')
  await page.getByRole('link', { name: /^Previous/ }).click()
  await expect(page).toHaveURL(/\/en\/about\/news-detail\/[\da-f-]{36}$/)
  await page.getByRole('link', { name: 'Return to list' }).click()
  await expect(page).toHaveURL(/\/en\/about\/news$/)
})
