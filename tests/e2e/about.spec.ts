import { expect, test, visit } from './fixture.ts'

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
