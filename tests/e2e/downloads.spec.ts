import { expect, expectAccessible, test, visit } from './fixture.ts'
import { accountPassword, newAccount } from './new-account.ts'
import { registerVisitor } from './register-visitor.ts'

const rows = 'main tbody tr:has(td)'
const heads = 'main th[scope=rowgroup]'

test('filters and words narrow the list without a reload, and Back widens it again', async ({ page }) => {
  await visit(page, '/cn/download/search')
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  const count = page.locator('main p[role=status]').first()
  const all = await count.textContent()
  await page.getByLabel('系统').selectOption('kylin')
  await expect(page).toHaveURL(/platform=kylin/)
  await expect(count).not.toHaveText(all ?? '')
  const kylin = await count.textContent()
  await page.getByRole('searchbox').fill('终端工具')
  await page.getByRole('button', { name: '搜索', exact: true }).click()
  await expect(page).toHaveURL(/q=/)
  await expect(count).not.toHaveText(kylin ?? '')
  await expect(page.locator(rows)).toHaveCount(3)
  await expect(page.locator(heads)).toHaveText(['CenterView'])
  await page.goBack()
  await expect(count).toHaveText(kylin ?? '')
  await expect(page.getByRole('searchbox')).toHaveValue('')
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
})

test('what nothing has leads to the nearest, and says what was left out', async ({ page }) => {
  await visit(page, '/en/download/search?q=MVDA+aarch64+Sunway&platform=kylin')
  await expect(page.getByRole('heading', { name: 'Result Not Found!' })).toBeVisible()
  const nearest = page.getByRole('region', { name: 'Nearest results' })
  await expect(nearest).toContainText('leave out: sunway.')
  await expect(nearest.locator('tr:has(td)').nth(1)).toContainText('ARM64')
})

test('a public document can be had without an account', async ({ page }) => {
  await visit(page, '/en/download/search?product=mvda&kind=release-notes')
  await page.locator(rows).first().getByRole('link').first().click()
  await page.getByRole('button', { name: 'Get the download address' }).click()
  await expect(page.getByRole('link', { name: /^Download \d/ })).toBeVisible()
})

test('more packages are added below and the first of them has the focus', async ({ page }) => {
  await visit(page, '/en/download/search?product=mvda')
  const before = await page.locator(rows).count()
  await page.getByRole('link', { name: 'Load More' }).click()
  await expect(page.locator(rows)).not.toHaveCount(before)
  await expect(page.locator(rows).nth(before).getByRole('link').first()).toBeFocused()
})

test('the list opens on the newest of every product, with a way to all of each', async ({ page }) => {
  await visit(page, '/cn/download/search')
  await expect(page.locator(heads)).toHaveText(['AuditView', 'DSC', 'CenterView', 'MVDA', 'MDW', 'A2M'])
  await expect(page.locator(rows)).toHaveCount(18)
  const mvda = page.getByRole('navigation', { name: '产品' }).getByRole('link', { name: /^MVDA/ })
  const count = /\d+/.exec((await mvda.textContent()) ?? '')?.[0] ?? 'none'
  await mvda.click()
  await expect(page.locator('main p[role=status]').first()).toContainText(`共${count}个`)
  await expect(page.locator(heads)).toHaveText(['MVDA'])
  await expect(page.getByLabel('产品', { exact: true })).toHaveValue('mvda')
})

test('each product stands once, in the order of the menu, however much is loaded', async ({ page }) => {
  await visit(page, '/en/download/search?q=client')
  const more = page.getByRole('link', { name: 'Load More' })
  while (await more.isVisible()) {
    const before = await page.locator(rows).count()
    await more.click()
    await expect(page.locator(rows)).not.toHaveCount(before)
  }
  await expect(page.locator(heads)).toHaveText(['DSC', 'MVDA', 'MDW', 'A2M'])
  const names = await page.locator(rows).getByRole('link').allTextContents()
  expect(new Set(names).size).toBe(names.length)
})

test('a package tells all about itself and asks to log in first', async ({ page }) => {
  await visit(page, `/en/download/search?product=dsc`)
  await page.locator(rows).first().getByRole('link').first().click()
  await expect(page).toHaveURL(/download\/download\?id=/)
  const { searchParams } = new URL(page.url())
  const gate = page.locator('.gate')
  const login = new URL((await gate.getByRole('link').first().getAttribute('href')) ?? '')
  expect(login.searchParams.get('returnTo')).toContain(`/en/download/download?id=${searchParams.get('id')}`)
  await expect(page.locator('main pre code').first()).toContainText('Get-FileHash')
  await expect(page.locator('main dl .sha dd')).toContainText(/[0-9a-f]{64}/)
})

test('after logging in the address appears in place and the browser saves the file under its name', async ({
  page,
}) => {
  await visit(page, '/en/download/search?product=a2m&platform=android')
  await page.locator(rows).first().getByRole('link').first().click()
  // the address changes before the page does, and the list has the same links
  await expect(page.locator('main dl .sha')).toBeVisible()
  await page.locator('.gate').getByRole('link', { name: 'Register' }).click()
  await registerVisitor(page, 'Downloader')
  await expect(page).toHaveURL(/download\/download\?id=/)
  await page.getByRole('button', { name: 'Get the download address' }).click()
  const link = page.getByRole('link', { name: /^Download \d/ })
  await expect(link).toBeVisible()
  await expectAccessible(page, 'a package with its address')
  const [saved] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(saved.suggestedFilename()).toBe('a2m-client-2.1-android.apk')
})

test('a login that ended while a package was open is said so, and leads back to the package', async ({
  page,
  context,
}) => {
  const { email, cookie, token } = await newAccount('Ada')
  const cookies = cookie.split('; ').map((pair) => pair.split('='))
  await context.addCookies(
    cookies.map(([name = '', value = '']) => ({ name, value, url: process.env.E2E_BASE_URL ?? '' })),
  )
  await visit(page, '/en/download/search?product=mdw')
  await page.locator(rows).first().getByRole('link').first().click()
  await expect(page).toHaveURL(/download\/download\?id=/)
  const address = page.url()
  await fetch(`${process.env.E2E_API_URL}/session`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  })
  await page.getByRole('button', { name: 'Get the download address' }).click()
  await expect(page.locator('.gate')).toContainText('You have been signed out')
  await expectAccessible(page, 'a package whose visitor is logged in no more')
  await page.locator('.gate').getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(accountPassword)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(address)
  await expect(page.locator('.gate')).toHaveCount(0)
})

test.describe('wrong addresses', () => {
  test.use({ expectedErrors: [/404/] })
  test('a package that does not exist is a 404', async ({ page }) => {
    for (const id of ['x', '01900000-0000-7000-8000-0000000000ff']) {
      const response = await page.goto(`/en/download/download?id=${id}`)
      expect(response?.status()).toBe(404)
    }
    // a cursor that somebody made up: the list from its beginning
    await page.goto('/en/download/search?product=dsc&cursor=abc')
    await expect(page.locator(rows).first()).toBeVisible()
    const response = await page.goto('/en/download/download')
    expect(response?.status()).toBe(200)
    await expect(page.locator(rows).first()).toBeVisible()
  })
})
