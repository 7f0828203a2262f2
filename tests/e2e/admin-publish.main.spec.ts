import { expect, hydrated, test, visit } from './fixture.ts'
import { saved, signedIn, writeArticle } from './staff/staff-page.ts'
import { sayIn } from './staff/staff-words.ts'

const say = sayIn('en')

test.use({ viewport: { width: 1440, height: 900 } })

test.describe.configure({ mode: 'serial' })
test.use({ expectedErrors: [/401/] })

test('an article that is scheduled stays so when it is updated, and its English draft stays a draft', async ({
  browser,
  pair,
  db,
}) => {
  const publisher = await signedIn(pair, browser, 'publisher', 'Gu Yue', { box: 'gu' })
  const draft = ['Unfinished', 'One sentence.', 'Half of it'] as const
  await writeArticle(publisher, 'en', ['下周的版本', '一句话。', '正文'], [...draft])
  const cn = publisher.getByRole('region', { name: '中文' })
  const dialog = publisher.getByRole('dialog')
  await publisher.getByRole('button', { name: say('news.editor.publish') }).click()
  await dialog.getByLabel(say('news.publish.later')).check()
  await dialog.getByLabel(say('news.publish.at'), { exact: true }).fill('2030/12/4')
  await dialog
    .getByRole('textbox', { name: say('admin.dates.time'), exact: true })
    .first()
    .fill('0737')
  const planned = dialog.getByRole('button', {
    name: /^Publish the Chinese version on 4 December 2030.* 07:37$/,
  })
  await planned.click()
  await expect(publisher.getByText(/^Scheduled\./)).toBeVisible()

  // two versions with one text: there is nothing to compare and nothing to restore
  const main = publisher.getByRole('main')
  const restore = main.getByRole('button', { name: say('news.history.restore') })
  await publisher.getByRole('link', { name: say('news.editor.history') }).click()
  await expect(main.getByRole('cell', { name: '一句话。' })).toBeVisible()
  await expect(main.getByText(say('news.history.unchanged'))).toHaveCount(0)
  await expect(restore).toHaveCount(0)
  const list = await main.getByRole('form', { name: say('news.history.versions') }).boundingBox()
  expect((list?.y ?? 0) + (list?.height ?? 0), 'to the foot of the window').toBe(900)
  await main.getByRole('link', { name: say('news.history.back') }).click()

  await cn.getByLabel(say('news.editor.summary')).fill('另一句话。')
  await saved(publisher)
  await publisher.getByRole('button', { name: say('news.editor.update') }).click()
  await expect(dialog.getByLabel(say('news.publish.later'))).toBeChecked()
  await expect(dialog.getByLabel('English')).not.toBeChecked()
  await planned.click()
  await expect(publisher.getByText(/^Scheduled\./)).toBeVisible()
  await publisher.getByRole('link', { name: say('news.editor.history') }).click()
  await expect(main.locator('ins')).toHaveText('另')
  await expect(restore).toBeVisible()
  await main.getByRole('link', { name: say('news.history.back') }).click()
  await expect(cn.getByLabel(say('news.editor.summary'))).toBeVisible()
  const id = new URL(publisher.url()).pathname.split('/').at(-1)
  const texts = await db
    .selectFrom('news_text')
    .selectAll()
    .where('news_id', '=', id ?? '')
    .execute()
  expect(texts.map(({ lang, summary, public_from }) => [lang, summary, public_from])).toEqual([
    ['cn', '另一句话。', Date.parse('2030-12-04T07:37+08:00')],
  ])
})

test('what is typed stays while the server is away and after the session has ended', async ({
  browser,
  pair,
}) => {
  const editor = await signedIn(pair, browser, 'editor', 'Zhou Lan', { box: 'zhou' })
  await visit(editor, '/admin/news')
  await editor.getByRole('button', { name: say('news.list.create') }).click()
  const title = editor.getByRole('region', { name: '中文' }).getByLabel(say('news.editor.headline'))
  await title.fill('第一句')
  await saved(editor)
  // its language stays, as it does when a session ends
  await editor.context().clearCookies({ name: 'staff' })
  await title.fill('第一句，还有第二句')
  await expect(editor.getByText('Your session has ended').first()).toBeVisible()
  await editor
    .getByRole('link', { name: say('admin.typing.signIn') })
    .first()
    .click()
  await hydrated(editor)
  await editor.getByLabel(say('identity.signIn.email')).fill('zhou@firm.example')
  await editor.getByLabel(say('identity.signIn.password')).fill('a fence of seventeen posts')
  await editor.getByRole('button', { name: say('identity.signIn.go') }).click()
  await expect(title).toHaveValue('第一句，还有第二句')
  await saved(editor)
})
