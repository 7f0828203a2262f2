import { expect, followInFooter, hydrated, test, visit } from './fixture.ts'

// the browser reports the missing page itself
test.use({
  expectedErrors: [
    /status of (404|502)|ERR_(FAILED|INTERNET_DISCONNECTED)|Failed to fetch|The request failed/,
  ],
})

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

test('the way back leads out of an address that was typed, and home where there is nothing before', async ({
  page,
  context,
}) => {
  await page.goto('/en/about/contact')
  await visit(page, '/en/nowhere')
  await page.getByRole('link', { name: 'Back to the previous page' }).click()
  await expect(page).toHaveURL(/contact$/)
  const fresh = await context.newPage()
  await visit(fresh, '/en/nowhere')
  await fresh.evaluate(() => {
    Object.defineProperty(history, 'length', { value: 1 })
    Object.defineProperty(window, 'navigation', { value: undefined })
  })
  await fresh.getByRole('link', { name: 'Back to the previous page' }).click()
  await expect(fresh).toHaveURL(/\/en$/)
})

test('a page that cannot be loaded shows the status of the answer, and can be tried again', async ({
  page,
}) => {
  await visit(page, '/en')
  await page.route('**/_serverFn/**', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  )
  await followInFooter(page, 'News')
  await expect(page.getByRole('heading', { level: 1, name: '502' })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('We have been told')
  await page.unrouteAll()
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible()
})
