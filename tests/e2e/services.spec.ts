import { expect, test, visit } from './fixture.ts'

const services = ['online', 'remote', 'onsite', 'training', 'upgrade', 'healthcheck']

test('walks round the services by their neighbours', async ({ page }) => {
  await visit(page, `/en/service/${services[0]}`)
  for (const next of [...services.slice(1), services[0]]) {
    await page.getByRole('navigation', { name: 'Other services' }).getByRole('link').last().click()
    await expect(page).toHaveURL(new RegExp(`/en/service/${next}$`))
  }
})

test('keeps every section of the privacy notice in reach of its contents', async ({ page }) => {
  for (const lang of ['cn', 'en']) {
    await visit(page, `/${lang}/legal/privacy`)
    const links = page.locator('main nav a[href^="#"]')
    const ids = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.slice(1) ?? ''))
    expect(ids.length).toBeGreaterThan(10)
    for (const id of ids) await expect(page.locator(`section[id="${id}"]`)).toHaveCount(1)
    await links.last().click()
    await expect(page.locator(`section[id="${ids.at(-1)}"]`)).toBeInViewport()
  }
})

test('takes an estimate of two products into the trial form, and leaves it out again', async ({ page }) => {
  await visit(page, '/en/product/buying?product=mvda&q=800&utm_source=fair')
  await expect(page).toHaveURL(/\/en\/product\/estimate\?mvda=800&utm_source=fair/)
  const form = page.getByRole('form', { name: 'Sizing estimate' })
  await form.getByLabel('AuditView').fill('abc')
  await form.getByRole('button', { name: 'Estimate' }).click()
  await expect(page.getByRole('alert')).toContainText('enter a whole number from 1 to 100,000')
  await form.getByLabel('AuditView').fill('20')
  await form.getByRole('button', { name: 'Estimate' }).click()
  const result = page.locator('#result')
  await expect(result).toContainText('Management servers (desktop hosts not included)4 servers')
  await expect(result).toContainText('Desktop hosts')
  await page.getByRole('link', { name: 'Apply for a trial with this estimate' }).click()
  await expect(page).toHaveURL(/mvda=800/)
  // the part that takes most machines, not the first of the menu
  await expect(page.getByRole('radio', { name: 'MVDA' })).toBeChecked()
  const box = page.getByRole('checkbox', { name: /sizing estimate.*AuditView.*20.*MVDA.*800/ })
  await expect(box).toBeChecked()
  await expect(box).toHaveValue('av=20&mvda=800')
  await box.uncheck()
  await expect(box).not.toBeChecked()
})

for (const query of ['av=200&dsc=1000&centerview=300&mvda=20000&mdw=5&a2m=50', 'centerview=600&mvda=600'])
  test(`the total of an estimate is the sum of what stands above it: ${query}`, async ({ page }) => {
    await visit(page, `/en/product/estimate?${query}`)
    const sections = await page.locator('#result section').evaluateAll((all) =>
      all.map((section) =>
        [...section.querySelectorAll('dl > div')].map((row) => ({
          name: row.querySelector('dt')?.textContent ?? '',
          text: row.querySelector('dd')?.textContent ?? '',
        })),
      ),
    )
    const units: Record<string, number> = { GB: 1, TB: 1e3, PB: 1e6, 'Mbit/s': 1, 'Gbit/s': 1e3 }
    const amounts = (text: string, pattern: RegExp) =>
      [...text.matchAll(pattern)].reduce(
        (all, [, number, unit = '']) => all + Number(number) * (units[unit] ?? 1),
        0,
      )
    const read = (rows: (typeof sections)[number]) => {
      const of = (name: RegExp, pattern: RegExp) =>
        rows.reduce((all, row) => all + (name.test(row.name) ? amounts(row.text, pattern) : 0), 0)
      const size = /([\d.]+)\u00a0([GTP]B)/g
      return {
        servers: of(/servers|appliances/i, /^(\d+)/g),
        hosts: of(/^Desktop hosts/, /^(\d+)/g),
        storage: of(/servers|appliances/i, /([\d.]+)\u00a0([GTP]B) of disk/g) + of(/storage/i, size),
        bandwidth: of(/bandwidth/i, /([\d.]+)\u00a0([MG]bit\/s)/g),
      }
    }
    const [total, ...parts] = sections.map(read).reverse()
    for (const name of ['servers', 'hosts', 'storage', 'bandwidth'] as const)
      expect(total?.[name], name).toBeCloseTo(
        parts.reduce((all, part) => all + part[name], 0),
        3,
      )
  })
