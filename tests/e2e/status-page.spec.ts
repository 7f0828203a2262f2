import { expect, hydrated, test, visit } from './fixture.ts'

// the browser reports the missing page itself
test.use({ expectedErrors: [/status of 404/] })

test('the status page keeps the frame, speaks the language and leads back', async ({ page }) => {
  await visit(page, '/en/about/contact')
  const answer = await page.goto('/en/nowhere')
  expect(answer?.status()).toBe(404)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible()
  await expect(page.getByText('This page could not be found.')).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await page.goBack()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Forum' }).waitFor()
  await page.evaluate(() => {
    location.href = '/en/nowhere'
  })
  await page.getByRole('link', { name: 'Back to the previous page' }).click()
  await expect(page).toHaveURL(/\/en\/about\/contact$/)
})

test('the status page speaks both languages where the path has none', async ({ page }) => {
  const answer = await page.goto('/fr/about/news')
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('页面不存在')).toBeVisible()
  await expect(page.getByText('This page could not be found.')).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
})
