import { expect, test } from './fixture.ts'

test.use({ javaScriptEnabled: false })

/** What each screen tells as it stands, and what only answers with scripts. */
const stills = [
  ['centerview', 'Logon took 48 s', 'slider'],
  ['av', '10:17:45 / 10:20:00', 'slider'],
  ['dsc', 'Waiting for your approval.', 'button'],
  ['mvda', 'Thin client, good line: UDP, 60 fps', 'button'],
] as const

for (const [product, text, role] of stills)
  test(`the screen of ${product} stands complete without scripts`, async ({ page }) => {
    await page.goto(`/en/product/${product}`)
    const figure = page.getByRole('main').getByRole('figure').first()
    await expect(figure.getByText(text).first()).toBeVisible()
    await expect(figure.getByText('Sample data')).toBeVisible()
    await expect(figure.getByRole(role)).toHaveCount(0)
    const panels = figure.getByRole('group', { name: 'Choose a view' }).getByRole('radio')
    await panels.nth(1).check()
    await expect(figure.locator('[data-panel="2"]').getByText(/./).first()).toBeVisible()
  })
