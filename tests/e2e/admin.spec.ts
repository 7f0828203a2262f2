import { inviteFirstAdministrator } from '../../api/staff/identity/invitations.ts'
import { totp } from '../staff-client.ts'
import { expect, expectAccessible, expectAccessibleAtBothWidths, hydrated, test, visit } from './fixture.ts'
import { sayIn } from './staff/staff-words.ts'

const say = sayIn('en')

test.describe.configure({ mode: 'serial', timeout: 240_000 })
// what a role may not see is answered with its status
test.use({
  expectedErrors: [
    /401|403|404|503|StatusError: The request failed|Viewport size changed|ERR_FAILED|Failed to fetch/,
  ],
  viewport: { width: 1440, height: 900 },
})

const password = 'a fence of seventeen posts'

test('the first administrator sets up an authenticator and invites an editor, who may not do everything', async ({
  page,
  browser,
  pair,
  db,
}) => {
  const token = await inviteFirstAdministrator(db, Date.now())

  // without a session every page leads to the sign-in
  await page.goto(`${pair.siteUrl}/admin/staff`)
  await expect(page).toHaveURL(/\/admin\/sign-in\?returnTo=/)
  await hydrated(page)
  await expectAccessibleAtBothWidths(page, 'sign-in-cn')
  // in place of the browser's bubble, which is in its own language
  const email = page.getByLabel('邮箱')
  await page.getByRole('button', { name: '继续' }).click()
  await expect(email).toHaveAccessibleDescription('请填写这一栏。')
  await expect(email).toBeFocused()
  await email.fill('gao')
  await email.press('Enter')
  await expect(email).toHaveAccessibleDescription('请填写完整的邮箱，例如name@example.com。')
  await email.fill('gao@firm.example')
  await expect(email).toHaveAccessibleDescription('')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByLabel('Email').fill('gao@firm.example')
  await page.getByLabel(say('identity.signIn.password')).fill('wrong')
  await page.getByRole('button', { name: say('identity.signIn.go') }).click()
  await expect(page.getByRole('alert')).toContainText('wrong')
  await expectAccessible(page, 'sign-in-wrong')

  await visit(page, `${pair.siteUrl}/admin/invitation?token=${token}`)
  await expectAccessible(page, 'invitation')
  await page.getByLabel('Email').fill('gao@firm.example')
  await page.getByLabel('Name').fill('Gao Yuan')
  const chosen = page.getByLabel(say('identity.invitation.password'))
  await chosen.fill('seventeen')
  await page.getByRole('button', { name: say('identity.invitation.submit') }).click()
  await expect(chosen).toHaveAccessibleDescription(/At least 12 characters; there are 9\./)
  await chosen.fill(password)
  await page.getByRole('button', { name: say('identity.invitation.submit') }).click()
  await expect(page.getByRole('heading', { name: say('admin.nav.today') })).toBeVisible()
  await expect(page.getByText(say('leads.todayPage.ownFactor'))).toBeVisible()

  await visit(page, `${pair.siteUrl}/admin/account`)
  await page.getByRole('button', { name: say('identity.own.setUp') }).click()
  await page.getByLabel(say('identity.own.confirmPassword')).fill(password)
  await page.getByRole('button', { name: say('identity.own.setUp') }).click()
  const secret = (await page.locator('code').textContent()) ?? ''
  await expectAccessible(page, 'account-set-up')
  await page.getByLabel(say('identity.own.keep')).check()
  const code = unusedCodes(secret.replaceAll(' ', ''))
  await page.getByLabel('The 6 digits').fill(code())
  await page.getByRole('button', { name: say('identity.own.confirm') }).click()
  await expect(page.getByText('10 recovery codes are left')).toBeVisible()
  await page.getByRole('button', { name: say('identity.own.newCodes') }).click()
  await expect(page.getByText('Without the phone, choose “Change phone”')).toBeVisible()

  await visit(page, `${pair.siteUrl}/admin/staff`)
  await page.getByRole('button', { name: say('identity.staff.invite'), exact: true }).click()
  await page.getByLabel(say('identity.staff.inviteEmail')).fill('wang@firm.example')
  await page.getByLabel(say('identity.staff.inviteLang')).selectOption({ label: '中文' })
  await page.getByLabel(say('identity.own.authenticatorCode')).fill(code())
  await expectAccessible(page, 'staff-invite')
  await page.getByRole('button', { name: say('identity.staff.inviteSend') }).click()
  const link = (await page.getByText('/admin/invitation?token=').textContent()) ?? ''
  await page.getByRole('button', { name: say('admin.states.close') }).click()
  await expect(page.getByRole('rowheader', { name: 'wang@firm.example' })).toBeVisible()
  await visit(page, `${pair.siteUrl}/admin/audit`)
  await expect(page.getByText('Gao Yuan set up an authenticator')).toBeVisible()

  // what does not exist says so in its place, too
  expect((await page.goto(`${pair.siteUrl}/admin/staff/nowhere`))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: say('admin.states.notFound') })).toBeVisible()
  await expect(page.getByRole('main')).toHaveCount(1)

  // what cannot be loaded says so in its place, with the rail around it
  await visit(page, `${pair.siteUrl}/admin/figures`)
  await page.route('**/_serverFn/**', (route) => route.fulfill({ status: 503 }))
  for (const name of ['Today', 'Audit', 'Staff and roles']) {
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
    await expect(page.getByRole('alert').first()).toContainText('could not')
  }
  await page.unroute('**/_serverFn/**')
  await page.getByRole('button', { name: say('admin.states.retry') }).click()
  await expect(page.getByRole('rowheader', { name: 'wang@firm.example' })).toBeVisible()

  const editor = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  await visit(editor, link)
  await editor.getByLabel('姓名').fill('王敏')
  await editor.getByLabel('设密码').fill(password)
  await editor.getByRole('button', { name: '开始使用' }).click()
  await expect(editor.getByRole('heading', { name: '今天', exact: true })).toBeVisible()
  await expect(editor.getByRole('link', { name: '员工与角色' })).toHaveCount(0)
  expect((await editor.goto(`${pair.siteUrl}/admin/staff`))?.status()).toBe(403)

  const left = await editor.context().newPage()
  await left.clock.install()
  await visit(left, `${pair.siteUrl}/admin`)
  // what Today asks by itself keeps no session from going idle
  const poll = left.waitForRequest((request) => request.headers()['x-poll'] === '1')
  await left.clock.fastForward(61_000)
  await poll
  await editor.close()

  await page.getByText('Gao Yuan').first().click()
  await page.getByRole('button', { name: say('identity.own.end') }).click()
  await page.getByLabel('Email').fill('gao@firm.example')
  await page.getByLabel(say('identity.signIn.password')).fill(password)
  await page.getByRole('button', { name: say('identity.signIn.go') }).click()
  await expect(page.getByRole('heading', { name: say('identity.signIn.code') })).toBeVisible()
  await expectAccessible(page, 'sign-in-code')
  await page.getByLabel(say('identity.signIn.codeLabel')).fill(code())
  await page.getByRole('button', { name: say('identity.signIn.submit') }).click()
  await expect(page.getByRole('heading', { name: say('admin.nav.today') })).toBeVisible()
  await expect(page.getByRole('link', { name: '王敏' }), 'without a second factor').toBeVisible()
})

/** Codes that are taken now, each once: the half minutes before and after this one count as well. */
function unusedCodes(secret: string): () => string {
  const used = new Set<string>()
  return () => {
    const moments = [-30_000, 0, 30_000].map((ms) => totp(secret, Date.now() + ms))
    const code = moments.find((one) => !used.has(one)) ?? ''
    used.add(code)
    return code
  }
}
