import { expect, test, visit } from './fixture.ts'

test('the tabs lead through the area and mark where the visitor is', async ({ page }) => {
  await visit(page, '/en/about/about')
  const tabs = page.getByRole('main').getByRole('navigation', { name: 'About', exact: true })
  await expect(tabs.getByRole('link')).toHaveText(['Profile', 'News', 'Contact', 'Recruitment'])
  await expect(tabs.locator('[aria-current="page"]')).toHaveText('Profile')
  for (const [name, address] of [
    ['News', 'news'],
    ['Contact', 'contact'],
    ['Recruitment', 'recruitment'],
    ['Profile', 'about'],
  ] as const) {
    await tabs.getByRole('link', { name }).click()
    await expect(page).toHaveURL(new RegExp(`/en/about/${address}$`))
    await expect(tabs.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
    await expect(tabs.locator('[aria-current]')).toHaveCount(1)
  }
})

test('every way to reach the company is a link, and no map is asked before it is wanted', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== new URL(baseURL ?? '').origin) foreign.push(request.url())
  })
  await visit(page, '/en/about/contact')
  const main = page.getByRole('main')
  for (const link of await main.locator('a[href^="tel:"]').all())
    expect(await link.getAttribute('href')).toBe(`tel:${(await link.textContent())?.replaceAll('-', '')}`)
  for (const link of await main.locator('a[href^="mailto:"]').all())
    expect(await link.getAttribute('href')).toBe(`mailto:${await link.textContent()}`)
  const maps = main.getByRole('link', { name: /^View map/ })
  expect(await maps.count()).toBeGreaterThan(1)
  for (const map of await maps.all()) {
    await expect(map).toHaveAttribute('href', /^https:\/\/.+=%/)
    await expect(map).toHaveAttribute('rel', /external/)
  }
  const names = await maps.evaluateAll((links) => links.map((link) => link.textContent))
  expect(new Set(names).size).toBe(names.length)
  expect(foreign).toEqual([])
})
