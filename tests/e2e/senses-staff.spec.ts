import { expect, test, visit } from './fixture.ts'
import { observe, observers } from './senses/observers.ts'
import { stuckFaults } from './senses/stuck-bars.ts'
import { eachStaffPage } from './staff/each-staff-page.ts'

/** Where a list is cards and where it is a table; nobody prints one, and what it shows has been written by somebody. */
const seen = observers
  .filter(({ name }) => !/print|units/.test(name))
  .map((one) => (/axe|focus/.test(one.name) ? { ...one, at: [390, 1440] } : one))

test('nothing is lost on the staff side at any width, by keys or with text in other sizes', async ({
  browser,
  pair,
}) => {
  test.setTimeout(600_000)
  const page = await eachStaffPage(pair, browser, async (page, path) => {
    expect.soft(await observe(page, seen), path).toEqual([])
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Search or go to' }).click()
  const aboveAll = seen.filter(({ name }) => name !== 'focus')
  expect.soft(await observe(page, aboveAll), 'the command menu').toEqual([])
  // bars that come with what is done
  await visit(page, '/admin/leads')
  await page.locator('main tbody').getByRole('checkbox').first().check()
  await expect(page.locator('.a-bulk-actions')).toBeVisible()
  expect.soft(await stuckFaults(page), 'rows are chosen').toEqual([])
  await visit(page, '/admin/packages')
  await page.getByRole('main').getByRole('button', { name: 'Add a package' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect.soft(await stuckFaults(page), 'a dialog').toEqual([])
})
