import { expect, test, visit } from './fixture.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('the drawing is of the product the link names, then of the one that is chosen, in the page’s language', async ({
  page,
  request,
}) => {
  const drawing = page.locator('.trial-art')
  await visit(page, '/en/trial/trial?product=9')
  await expect(drawing).toHaveAttribute('src', '/share/en/mdw.svg')
  await page.getByRole('radio', { name: 'CenterView' }).check()
  await expect(drawing).toHaveAttribute('src', '/share/en/centerview.svg')
  await expect.poll(() => drawing.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  expect(await (await request.get('/share/cn/mvda.svg')).text()).toContain('连接代理')
  expect((await request.get('/share/cn/nothing.svg')).status()).toBe(404)
})

test('a printed page has the letterhead, and no link that skips to the content', async ({ page }) => {
  await visit(page, '/en/about/contact')
  const banner = page.getByRole('banner')
  await expect(banner.getByText('400-000-0000')).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(banner.getByText('400-000-0000')).toBeVisible()
  await expect(banner.getByRole('link', { name: /home page/ })).toBeVisible()
  await expect(banner.getByRole('link', { name: 'Free trial' })).toBeHidden()
  await expect(page.locator('.skip')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
})
