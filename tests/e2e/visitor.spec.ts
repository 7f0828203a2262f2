import { expect, test } from './fixture.ts'
import { holdRequests } from './held-requests.ts'
import { countShifts, shifted } from './layout-shifts.ts'
import { openMenu, sideMenu } from './open-menu.ts'

test('a public page is the same for who is logged in', async ({ request }) => {
  // but for the times at which the framework loaded its data
  const bodyFor = async (cookie: string) =>
    (await (await request.get('/en/about/contact', { headers: { cookie } })).text()).replace(/u:\d{13}/g, '')
  expect(await bodyFor(`token=${'t'.repeat(32)}; name=Ada`)).toBe(await bodyFor(''))
})

test('the name is there before any script is fetched, and nothing moves when they come', async ({
  page,
  context,
}) => {
  await context.addCookies([
    { name: 'name', value: encodeURIComponent('<b>张三</b>'), url: process.env.E2E_BASE_URL ?? '' },
  ])
  await countShifts(page)
  const goOn = await holdRequests(page, /assets\/.*\.js/)
  await page.goto('/en/about/contact', { waitUntil: 'commit' })
  await openMenu(page)
  const menu = sideMenu(page)
  await expect(menu.getByText('<b>张三</b>', { exact: true })).toBeVisible()
  await expect(menu.getByRole('button', { name: 'Log out' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Log in' })).toBeHidden()
  goOn()
  await page.waitForFunction(() => !('$_TSR' in window))
  await expect(menu.getByText('<b>张三</b>', { exact: true })).toBeVisible()
  expect(await shifted(page)).toBe(0)
})

test('every page in view is reported once, with where its visitor came from', async ({ page }) => {
  const reports: unknown[] = []
  await page.route('**/visit', async (route) => {
    reports.push(JSON.parse(route.request().postData() ?? ''))
    await route.fulfill({ status: 204 })
  })
  await page.goto('/en/about/contact')
  await expect.poll(() => reports).toEqual([{ path: '/en/about/contact', referrer: '' }])
  await page.getByRole('main').getByRole('link', { name: 'Profile' }).click()
  const { origin } = new URL(page.url())
  await expect
    .poll(() => reports.slice(1))
    .toEqual([{ path: '/en/about/about', referrer: `${origin}/en/about/contact` }])
})
