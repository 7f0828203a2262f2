import { expect, test, visit } from './fixture.ts'
import { expectSaid } from './senses/expect-said.ts'
import { applyAs, signedIn } from './staff/staff-page.ts'
import { sayIn } from './staff/staff-words.ts'

const say = sayIn('en')

test('what is done on the staff side is said, and the focus stays on something', async ({
  browser,
  pair,
}) => {
  await applyAs(pair, 'zhang.san@firm.test', '张三')
  const page = await signedIn(pair, browser, 'admin', 'Gao Yuan')
  const press = (name: string | RegExp, within = page.locator('body')) =>
    within.getByRole('button', { name }).first().press('Enter')

  await test.step('an application', async () => {
    await visit(page, '/admin/leads')
    await page.locator('main a.a-row-link').first().press('Enter')
    const panel = page.getByRole('complementary')
    await expectSaid(page, 'a number is shown', () => press(/^Telephone/, panel))
    await page.setViewportSize({ width: 390, height: 800 })
    await expectSaid(page, 'an application is claimed', () => press('Claim'))
    await page.setViewportSize({ width: 1440, height: 900 })
    await panel.getByLabel(say('leads.company'), { exact: true }).fill('An institute')
    await expectSaid(page, 'a field is saved', () => press('Save', panel))
    await panel.getByLabel(say('leads.note'), { exact: true }).fill('Called back')
    await expectSaid(page, 'a note is saved', () => press(/^Save note/, panel))
    // nothing changes by what only moves within a group (3.2.2)
    const radio = panel.getByRole('radio', { name: say('leads.statuses.new'), exact: true })
    await radio.press('ArrowRight')
    const moved = panel.getByRole('radio', { checked: true })
    await expectSaid(page, 'a status is chosen', () => moved.press('Enter'))
  })

  await test.step('an article', async () => {
    await visit(page, '/admin/news')
    await expectSaid(page, 'an article is begun', () => press('New article'))
    await page.waitForURL(/\/admin\/news\/[\w-]+/)
    await visit(page, new URL(page.url()).pathname)
    await expectSaid(page, 'an article without a title is not published', async () => {
      await press(/^Publish/)
      const dialog = page.getByRole('dialog')
      if (await dialog.isVisible()) await press(/^Publish/, dialog)
    })
  })

  await test.step('a redirect', async () => {
    await visit(page, '/admin/redirects')
    await expectSaid(page, 'the dialog opens', () => press('New redirect'))
    await page.getByLabel(say('redirects.from')).fill('/old.htm')
    await page.getByLabel(say('redirects.to')).fill('/cn/news')
    const dialog = page.getByRole('dialog')
    await expectSaid(page, 'a redirect is saved', () => press('Save', dialog))
    await expect(dialog).toBeHidden()
    await press(/^Change: /)
    await expectSaid(page, 'a redirect is removed', () => press('Remove', dialog))
  })
})

test('what is done on the public site is said, and the focus stays on something', async ({ page, pair }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const button = (name: string | RegExp) => page.locator('main').getByRole('button', { name }).first()
  const open = (path: string) => visit(page, `${pair.siteUrl}/en${path}`)
  await open('/product/compare')
  const product = page.getByRole('checkbox', { name: 'MVDA', exact: true })
  await expectSaid(page, 'a product is chosen', () => product.press('Space'))
  await expectSaid(page, 'the choice is taken back', () =>
    page.getByRole('link', { name: 'Show all six' }).press('Enter'),
  )
  await open('/about/news')
  await expectSaid(page, 'more news are loaded', () =>
    page.getByRole('link', { name: 'Load More' }).press('Enter'),
  )
  await open('/download/search')
  await expectSaid(page, 'packages are searched', async () => {
    await page.locator('main').getByRole('searchbox').fill('no such thing')
    await page.locator('main').getByRole('searchbox').press('Enter')
  })
  await open('/search')
  await expectSaid(page, 'the site is searched', async () => {
    await page.locator('main').getByRole('searchbox').fill('licence')
    await page.locator('main').getByRole('searchbox').press('Enter')
  })
  await open('/trial/trial')
  await expectSaid(page, 'an empty application is not sent', () =>
    button('Submit application').press('Enter'),
  )
})
