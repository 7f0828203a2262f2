import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, expectAccessible, expectAccessibleAtBothWidths, hydrated, test, visit } from './fixture.ts'
import { signedIn } from './staff/staff-page.ts'
import { sayIn } from './staff/staff-words.ts'

const say = sayIn('en')

// a request that a test breaks off
test.use({ expectedErrors: [/Failed to fetch|ERR_FAILED|NetworkError/] })

let folder: string
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packages-'))
})
test.afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

test('a package is uploaded, checked, published and withdrawn; one that breaks off leaves nothing', async ({
  browser,
  pair,
}) => {
  const page = await signedIn(pair, browser, 'admin', '林山')
  const context = page.context()
  const bytes = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), randomBytes(6_000_000)])
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const msi = join(folder, 'mvda-client-9.9.msi')
  const renamed = join(folder, 'letter.msi')
  await writeFile(msi, bytes)
  await writeFile(renamed, 'Dear customer')
  const stored = () => readdir(join(pair.dataDir, 'files')).catch(() => [])
  const dialog = page.getByRole('dialog')
  const upload = dialog.getByRole('button', { name: say('packages.upload'), exact: true })

  await visit(page, '/admin/packages?product=mvda')
  await expect(page.getByRole('link', { name: /^Published/ })).toBeVisible()

  const fillIn = async (file: string) => {
    await page.getByRole('button', { name: say('packages.add') }).click()
    await dialog.getByLabel('File').setInputFiles(file)
    await dialog.getByLabel('Version').fill('9.9')
    await dialog.getByLabel(say('packages.nameCn')).fill('MVDA客户端')
    await dialog.getByLabel(say('packages.nameEn')).fill('MVDA client')
    await dialog.getByLabel(say('packages.product')).selectOption('mvda')
  }
  await test.step('what is not what it says is refused before it is sent', async () => {
    await fillIn(renamed)
    await upload.click()
    await expect(dialog.getByRole('alert')).toContainText('does not match the file name')
    await expectAccessible(page, 'add')
  })

  await test.step('what breaks off, by leaving or by the button, leaves nothing; nothing typed is lost', async () => {
    const line = await context.newCDPSession(page)
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 400_000 }
    await line.send('Network.emulateNetworkConditions', slow)
    const before = await stored()
    const begin = async () => {
      await upload.click()
      await expect(dialog.getByRole('status').filter({ hasText: /Uploading, [1-9]\d?%/ })).toBeVisible()
      await expect.poll(stored).toHaveLength(before.length + 1)
    }
    await dialog.getByLabel('File').setInputFiles(msi)
    await begin()
    await page.reload()
    await expect.poll(stored).toEqual(before)
    await hydrated(page)
    await fillIn(msi)
    await begin()
    await dialog.getByRole('button', { name: say('admin.states.cancel') }).click()
    await expect(dialog.getByRole('alert')).toContainText('cancelled')
    await expect.poll(stored).toEqual(before)
    await expect(dialog.getByLabel('Version')).toHaveValue('9.9')
    await line.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 })
  })

  await test.step('it is uploaded, compared, described and published', async () => {
    await upload.click()
    await expect(page.getByRole('heading', { level: 1, name: 'MVDA client 9.9' })).toBeVisible()
    await expect(page.getByText(sha256)).toBeVisible()
    // taken over from the version before
    await expect(page.getByLabel('Release notes').first()).not.toHaveValue('')
    await page.getByLabel('Release notes').first().fill('')
    await page.getByLabel('Release notes').last().fill('')
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('at least one line in each language').first()).toBeVisible()
    await page.getByLabel('Release notes').first().fill('断线后自动重连\n修复打印')
    await page.getByLabel('Release notes').last().fill('Reconnects by itself')
    // half a date has no value, as an empty field has none: "supported for ever"
    const fixes = page.getByLabel('Fixes until', { exact: true })
    await fixes.pressSequentially('12')
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(fixes).toBeFocused()
    await fixes.fill('2098-12-31')
    await page.getByLabel('Security fixes until', { exact: true }).fill('2099-12-31')
    await expectAccessibleAtBothWidths(page, 'package')
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('customers can download it')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Update 9.9 for customers who sign in now' })).toBeVisible()
  })

  await test.step('a customer finds it and reads its notes, until it is withdrawn', async () => {
    const id = new URL(page.url()).pathname.split('/').at(-1)
    const customer = await context.newPage()
    const address = `${pair.siteUrl}/en/download/download?id=${id}`
    await visit(customer, address)
    await expect(customer.getByText('Reconnects by itself')).toBeVisible()
    for (const [label, day] of [
      ['Fixes until', '31 Dec 2098'],
      ['Security fixes until', '31 Dec 2099'],
    ] as const)
      await expect(
        customer.locator('main dl div').filter({ has: customer.getByText(label, { exact: true }) }),
      ).toContainText(day)
    await page.getByRole('button', { name: 'Withdraw' }).click()
    await expect(page.getByText('customers no longer see it')).toBeVisible()
    await expect.poll(async () => (await fetch(`${pair.upstreamUrl}/downloads/${id}`)).status).toBe(404)
  })

  await test.step('what fails where nobody looked for it is said', async () => {
    await page.route('**/_serverFn/**', (route) => route.abort())
    await page.getByText('林山').first().click()
    await page.getByRole('button', { name: say('admin.nav.signOut') }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'That did not work' })).toBeVisible()
  })
})

test('what is opened from the foot of a list begins at its top, and the ways back return to what was searched for, and to the foot', async ({
  browser,
  pair,
}) => {
  const page = await signedIn(pair, browser, 'admin', '林山', { box: 'foot' })
  const scrolled = () => page.evaluate(() => Math.round(scrollY))
  const back = page.locator('main .a-page-head a.a-icon-button')
  for (const list of ['/admin/packages?q=client', '/admin/site?q=desktop']) {
    await visit(page, list)
    const last = page.locator('main a.a-row-link').last()
    await last.scrollIntoViewIfNeeded()
    const foot = await scrolled()
    expect(foot).toBeGreaterThan(500)
    await last.click()
    await expect(back).toBeVisible()
    await expect.poll(scrolled, list).toBe(0)
    for (const leave of [() => page.goBack(), () => back.click()]) {
      await leave()
      await expect(page).toHaveURL(list)
      await expect.poll(scrolled, list).toBe(foot)
      await page.goForward()
      await expect(back).toBeVisible()
    }
  }
})
