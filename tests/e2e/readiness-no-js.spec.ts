import { expect, test } from './fixture.ts'

test.use({ javaScriptEnabled: false })

for (const [lang, title] of [
  ['cn', '试用环境检测'],
  ['en', 'Trial readiness check'],
] as const) {
  test(`the readiness check explains itself, ${lang}`, async ({ page }) => {
    await page.goto(`/${lang}/trial/test`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('rowheader', { name: 'WebRTC' })).toBeVisible()
    await expect(page.locator('main noscript h2')).toBeVisible()
    await expect(page.locator(`main a[href="/${lang}/trial/trial"]`).first()).toBeVisible()
    // no button that could do nothing
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  })
}
