import { expect, test } from './fixture.ts'

test('Load More is a link to the longer list', async ({ page }) => {
  await page.goto('/en/about/news')
  const titles = page.getByRole('main').getByRole('heading', { level: 2 })
  const first = await titles.count()
  await page.getByRole('link', { name: 'Load More' }).click()
  await expect(page).toHaveURL(/\/en\/about\/news\?page=2$/)
  await expect(titles).toHaveCount(2 * first)
})

test('an article leads to its neighbours and back to the list', async ({ page }) => {
  await page.goto('/en/about/news-detail')
  await page.getByRole('link', { name: /^Previous/ }).click()
  await expect(page).toHaveURL(/\/en\/about\/news-detail\/[\da-f-]{36}$/)
  await page.getByRole('link', { name: 'Return to list' }).click()
  await expect(page).toHaveURL(/\/en\/about\/news$/)
})
