import type { Page } from '@playwright/test'
import { openDatabase } from '../../api/db/open-database.ts'
import type { SitePair } from '../site-pair.ts'
import { expect, hydrated, test } from './fixture.ts'
import { signedIn } from './staff-page.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test.skip(process.env.E2E_EXTERNAL !== undefined, 'a site elsewhere has its staff already')
test.describe.configure({ mode: 'serial' })
test.use({ expectedErrors: [/401/] })

let pair: SitePair

test.beforeAll(async ({ ownPair }, { file }) => {
  pair = await ownPair.of(file)
})

const saved = (page: Page) => expect(page.getByText(/^(.+\. )?Saved \d\d:\d\d$/)).toBeVisible()

test('an article that is scheduled stays so when it is updated, and its English draft stays a draft', async ({
  browser,
}) => {
  const publisher = await signedIn(pair, browser, 'publisher', 'Gu Yue', 'gu')
  await publisher.goto('/admin/news')
  await hydrated(publisher)
  await publisher.getByRole('button', { name: 'New article' }).click()
  const cn = publisher.getByRole('region', { name: '中文' })
  const en = publisher.getByRole('region', { name: 'English' })
  await cn.getByLabel('Title').fill('下周的版本')
  await cn.getByLabel('Summary').fill('一句话。')
  await cn.getByRole('textbox', { name: 'Body' }).fill('正文')
  await en.getByLabel('Title').fill('Unfinished')
  await en.getByLabel('Summary').fill('One sentence.')
  await en.getByRole('textbox', { name: 'Body' }).fill('Half of it')
  await saved(publisher)
  const dialog = publisher.getByRole('dialog')
  await publisher.getByRole('button', { name: 'Publish…' }).click()
  await dialog.getByLabel('At a time').check()
  await dialog.getByLabel('Public from (Beijing time)', { exact: true }).fill('2030/12/4')
  await dialog.getByRole('textbox', { name: 'Time', exact: true }).first().fill('0737')
  const planned = dialog.getByRole('button', {
    name: /^Publish the Chinese version on 4 December 2030.* 07:37$/,
  })
  await planned.click()
  await expect(publisher.getByText(/^Scheduled\./)).toBeVisible()

  // two versions with one text: there is nothing to compare and nothing to restore
  const main = publisher.getByRole('main')
  const restore = main.getByRole('button', { name: 'Restore the old version' })
  await publisher.getByRole('link', { name: 'History' }).click()
  await expect(main.getByRole('cell', { name: '一句话。' })).toBeVisible()
  await expect(main.getByText('unchanged')).toHaveCount(0)
  await expect(restore).toHaveCount(0)
  const list = await main.getByRole('form', { name: 'Versions' }).boundingBox()
  expect((list?.y ?? 0) + (list?.height ?? 0), 'to the foot of the window').toBe(900)
  await main.getByRole('link', { name: 'Back to editing' }).click()

  await cn.getByLabel('Summary').fill('另一句话。')
  await saved(publisher)
  await publisher.getByRole('button', { name: 'Update…' }).click()
  await expect(dialog.getByLabel('At a time')).toBeChecked()
  await expect(dialog.getByLabel('English')).not.toBeChecked()
  await planned.click()
  await expect(publisher.getByText(/^Scheduled\./)).toBeVisible()
  await publisher.getByRole('link', { name: 'History' }).click()
  await expect(main.locator('ins')).toHaveText('另')
  await expect(restore).toBeVisible()
  await main.getByRole('link', { name: 'Back to editing' }).click()
  await expect(cn.getByLabel('Summary')).toBeVisible()
  const id = new URL(publisher.url()).pathname.split('/').at(-1)
  const db = await openDatabase({ dataDir: pair.dataDir })
  const texts = await db
    .selectFrom('news_text')
    .selectAll()
    .where('news_id', '=', id ?? '')
    .execute()
  await db.destroy()
  expect(texts.map(({ lang, summary, public_from }) => [lang, summary, public_from])).toEqual([
    ['cn', '另一句话。', Date.parse('2030-12-04T07:37+08:00')],
  ])
})

test('what is typed stays while the server is away and after the session has ended', async ({ browser }) => {
  const editor = await signedIn(pair, browser, 'editor', 'Zhou Lan', 'zhou')
  await editor.goto('/admin/news')
  await hydrated(editor)
  await editor.getByRole('button', { name: 'New article' }).click()
  const title = editor.getByRole('region', { name: '中文' }).getByLabel('Title')
  await title.fill('第一句')
  await saved(editor)
  // its language stays, as it does when a session ends
  await editor.context().clearCookies({ name: 'staff' })
  await title.fill('第一句，还有第二句')
  const signInAgain = async () => {
    await expect(editor.getByText('Your session has ended').first()).toBeVisible()
    await editor.getByRole('link', { name: 'Sign in and go on' }).first().click()
    await hydrated(editor)
    await editor.getByLabel('Email').fill('zhou@firm.example')
    await editor.getByLabel('Password').fill('a fence of seventeen posts')
    await editor.getByRole('button', { name: 'Continue' }).click()
  }
  await signInAgain()
  await editor.getByRole('button', { name: 'Restore' }).click()
  await expect(title).toHaveValue('第一句，还有第二句')
  await saved(editor)

  await editor.goto('/admin/jobs')
  await hydrated(editor)
  await editor.getByRole('button', { name: 'New position' }).click()
  const city = editor.getByLabel('City')
  await city.fill('上海')
  await editor.context().clearCookies({ name: 'staff' })
  await editor.getByRole('button', { name: 'Save the draft' }).click()
  await signInAgain()
  await expect(city).toHaveValue('上海')
  await editor.getByRole('button', { name: 'Save the draft' }).click()
  await expect(editor.getByText('Saved.')).toBeVisible()
  // a tab that is dropped asks nobody
  await city.fill('成都')
  const address = editor.url()
  const dropped = editor.waitForEvent('close')
  await editor.close({ runBeforeUnload: false })
  await dropped
  const next = await editor.context().newPage()
  await next.goto(address)
  await hydrated(next)
  await next.getByRole('button', { name: 'Restore' }).click()
  await expect(next.getByLabel('City')).toHaveValue('成都')
})
