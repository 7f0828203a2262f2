import type { Page } from '@playwright/test'
import type { SitePair } from '../site-pair.ts'
import { expect, expectAccessible, expectAccessibleAtBothWidths, hydrated, test, visit } from './fixture.ts'
import { bluePicture, saved, signedIn, writeArticle } from './staff/staff-page.ts'
import { sayIn } from './staff/staff-words.ts'

const say = sayIn('en')

test.use({ viewport: { width: 1440, height: 900 } })

test.describe.configure({ mode: 'serial' })
// a refused upload, and the public page of what is not public any more, and a window resized while a page fades in
test.use({ expectedErrors: [/404|422|Viewport size changed/] })

let pair: SitePair

let editor: Page
let publisher: Page
/** of the article, on the staff side and on the site */
let path: string
let address: string
test.beforeAll(async ({ browser, ownPair }, { file }) => {
  pair = await ownPair.of(file)
  editor = await signedIn(pair, browser, 'editor', 'Wang Min')
  publisher = await signedIn(pair, browser, 'publisher', 'Lin Shan')
  await writeArticle(editor, 'en', ['新的版本', 'v2', '正文第一段'], ['A new version', 'v2', 'Everything.'])
  await editor.getByRole('button', { name: say('news.toolbar.picture'), exact: true }).click()
  const tall = await bluePicture('tall.png', 700, 1400)
  await editor.getByLabel(say('news.media.upload')).setInputFiles(tall)
  await editor.getByRole('button', { name: `${say('news.media.choose')} tall.png` }).click()
  await expect(editor.getByRole('region', { name: 'English' }).locator('img')).toBeVisible()
  await saved(editor)
  path = new URL(editor.url()).pathname
  address = `${pair.siteUrl}/en/about/news-detail/${path.split('/').at(-1)}`
})

const publish = async (button: string) => {
  await publisher.getByRole('button', { name: button }).click()
  return publisher.getByRole('dialog')
}
/** Opens a picture from the shelf, and what replaces or deletes it. @returns its dialog */
const open = async (what?: 'replace' | 'remove') => {
  await publisher.getByRole('button', { name: /tall\.png/ }).click()
  const dialog = publisher.getByRole('dialog')
  if (what) await dialog.getByRole('button', { name: say(`news.media.${what}`) }).click()
  return dialog
}
const shows = (page: Page, text: string | RegExp) =>
  expect
    .poll(async () => {
      await page.goto(address)
      return page.getByRole('main').textContent()
    })
    .toMatch(text)

test('an article is handed to a publisher, sent back with a note and handed over again', async () => {
  const submit = async () => {
    await editor.getByRole('button', { name: say('news.review.submit') }).click()
    await editor
      .getByRole('dialog')
      .getByRole('button', { name: say('news.review.submitTitle') })
      .click()
    await expect(editor.getByRole('button', { name: say('news.review.recall') })).toBeVisible()
  }
  await submit()
  await visit(publisher, '/admin')
  const toReview = publisher.getByRole('region', { name: say('leads.todayPage.review') })
  await expect(toReview).toContainText('Wang Min')
  await toReview.getByRole('link', { name: 'A new version' }).click()
  await publisher.getByRole('button', { name: say('news.review.sendBack') }).click()
  await publisher.getByRole('dialog').getByRole('textbox').fill('Name the version.')
  await publisher
    .getByRole('dialog')
    .getByRole('button', { name: say('news.review.returnTitle') })
    .click()
  await expect(publisher.getByText(/^Sent back\./)).toBeVisible()
  await visit(editor, '/admin')
  const sentBack = editor.getByRole('region', { name: say('leads.todayPage.returned') })
  await expect(sentBack).toContainText('Name the version.')
  await sentBack.getByRole('link', { name: 'A new version' }).click()
  await expect(editor.getByText(/Sent back by Lin Shan on .*: Name the version\./)).toBeVisible()
  await submit()
  await visit(publisher, path)
  await expect(publisher.getByText('Wang Min also has this article open')).toBeVisible()
})

test('it is published once its pictures are described, and the site shows it', async ({ browser, page }) => {
  const dialog = await publish(say('news.editor.publish'))
  await dialog.getByLabel(say('news.publish.later')).check()
  await dialog.getByLabel(say('news.publish.at'), { exact: true }).fill('2020/1/1')
  await dialog
    .getByRole('textbox', { name: say('admin.dates.time'), exact: true })
    .first()
    .fill('0900')
  await expect(dialog.getByText('= 2020-01-01 01:00 UTC')).toBeVisible()
  await dialog.getByRole('button', { name: 'Publish the Chinese version on 1 January 2020' }).click()
  await expect(dialog.getByText('This time has passed').first()).toBeVisible()
  await expectAccessible(publisher, 'publish')
  await dialog.getByLabel(say('news.publish.now')).check()
  await expect(dialog.getByRole('button', { name: 'Publish the Chinese version now' })).toBeVisible()
  await dialog.getByLabel('English').check()
  await dialog.getByRole('button', { name: say('news.publish.submit') }).click()
  await expect(dialog.getByText('tall.png (English)')).toBeVisible()
  await dialog.getByRole('button', { name: say('admin.states.cancel') }).click()
  await visit(publisher, '/admin/media')
  const details = await open()
  await expectAccessible(publisher, 'picture')
  await details.getByLabel(say('news.media.altEn')).fill('Tall and blue')
  await publisher.keyboard.press('Enter')
  await expect(publisher.getByRole('img', { name: 'Tall and blue' })).toBeVisible()
  await expect(publisher.getByRole('button', { name: /tall\.png/ })).toBeFocused()
  await visit(publisher, path)
  const first = await publish(say('news.editor.publish'))
  await first.getByLabel('English').check()
  await first.getByRole('button', { name: 'Publish both versions now' }).click()
  await expect(publisher.getByText(/^Published\./)).toBeVisible()

  await shows(page, 'Everything.')
  await expect(page.locator('.picture')).toHaveJSProperty('complete', true)
  for (const [width, file] of [
    [390, '-480.webp'],
    [1440, '-700.webp'],
  ] as const) {
    // a browser takes the larger file where it has it already
    const reader = await browser.newPage({ viewport: { width, height: 900 } })
    await reader.goto(address)
    const figure = reader.getByRole('img', { name: 'Tall and blue' })
    await figure.scrollIntoViewIfNeeded()
    await expect.poll(() => figure.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(file)
    const box = await figure.boundingBox()
    expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(2, 1)
    await reader.emulateMedia({ media: 'print' })
    const printed = await figure.boundingBox()
    expect(printed?.height).toBeLessThan(760)
    expect((printed?.height ?? 0) / (printed?.width ?? 1)).toBeCloseTo(2, 1)
    await reader.close()
  }
  expect(await (await page.request.get(`${pair.siteUrl}/feed/en.xml?category=story`)).text()).toContain(
    'A new version',
  )
})

test('a picture is replaced everywhere, and is gone once it is deleted', async ({ page }) => {
  await page.goto(address)
  const file = await page.getByRole('img', { name: 'Tall and blue' }).getAttribute('src')
  const kept = await page.request.get(`${pair.siteUrl}${file}`)
  // a shared cache and a browser after it hold it for less than a minute together
  expect(kept.headers()['cache-control']).toContain('max-age=20, s-maxage=20')
  await visit(publisher, '/admin/media')
  await publisher.getByRole('searchbox', { name: say('news.media.search') }).fill('AND BLUE')
  await expect(publisher.locator('.a-pictures > li')).toHaveCount(1)
  // another file in its place: the article shows it at the same address
  const replacement = await open('replace')
  await expect(replacement.getByRole('link', { name: '新的版本' })).toHaveAttribute('href', path)
  await expectAccessible(publisher, 'replace-picture')
  await replacement
    .getByLabel(say('news.media.replacement'))
    .setInputFiles(await bluePicture('tall.png', 700, 700))
  await replacement.getByRole('button', { name: say('news.media.replaceSubmit') }).click()
  await expect(replacement).toBeHidden()
  await expect
    .poll(async () => {
      await page.goto(address)
      return page.locator(`img[src="${file}"]`).getAttribute('height')
    })
    .toBe('700')
  const removal = await open('remove')
  await expect(removal.getByRole('link', { name: '新的版本' })).toHaveAttribute('href', path)
  await expect(removal.getByText(say('news.media.places.en'), { exact: true })).toBeVisible()
  await expectAccessible(publisher, 'delete-picture')
  const asked = removal.getByText(/“.+” to confirm$/)
  await removal.getByLabel(/to confirm$/).fill(/“(.+)”/.exec(await asked.innerText())?.[1] ?? '')
  await removal.getByRole('button', { name: say('news.media.removeSubmit'), exact: true }).click()
  await expect(publisher.getByText(say('news.media.noMatch'))).toBeVisible()
  await expect.poll(async () => (await page.request.get(`${pair.siteUrl}${file}`)).status()).toBe(410)
  await expect.poll(async () => (await page.request.get(address)).text()).not.toContain(`src="${file}"`)
  await page.goto(address)
  const deletedUse = editor.getByRole('region', { name: 'English' }).locator('.ProseMirror img')
  await visit(publisher, path)
  const named = await publish(say('news.editor.update'))
  await named.getByRole('button', { name: 'Update both versions now' }).click()
  await expect(named.getByText('tall.png (English)')).toBeVisible()
  await deletedUse.click()
  await editor.keyboard.press('Delete')
  await expect(editor.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()
  await publisher.reload()
  await hydrated(publisher)
})

test('two write in the same field, the article is updated and withdrawn, and the site follows', async ({
  page,
}) => {
  // both write in the same field: the second one is asked
  await publisher
    .getByRole('region', { name: 'English' })
    .getByLabel(say('news.editor.headline'))
    .fill('A newer version')
  await saved(publisher)
  await editor
    .getByRole('region', { name: 'English' })
    .getByLabel(say('news.editor.headline'))
    .fill('The newest version')
  const conflict = editor.getByRole('dialog')
  await expect(conflict).toContainText('Lin Shan saved first')
  await expect(conflict.getByRole('group')).toHaveCount(1)
  await expectAccessible(editor, 'conflict')
  await conflict.getByRole('button', { name: say('admin.draft.useChosen') }).click()
  await saved(editor)

  await publisher.reload()
  await hydrated(publisher)
  const again = await publish(say('news.editor.update'))
  await again.getByLabel('Note the date of correction').check()
  await again.getByRole('button', { name: 'Update both versions now' }).click()
  await expect(publisher.getByText(/^Published\./)).toBeVisible()
  await shows(page, 'The newest version')
  await expect(page.getByText('Updated')).toBeVisible()

  await publisher.getByRole('link', { name: say('news.editor.history') }).click()
  await publisher.getByRole('button', { name: 'English' }).last().click()
  await expect(publisher.locator('ins').first()).toBeVisible()
  await expectAccessibleAtBothWidths(publisher, 'history')
  await visit(publisher, path)
  const withdraw = await publish(say('news.editor.withdraw'))
  await expect(withdraw.getByText(say('news.withdraw.noLinks'))).toBeVisible()
  await withdraw.getByLabel(say('news.withdraw.redirect')).selectOption({ label: 'the news list' })
  await withdraw.getByRole('button', { name: say('news.withdraw.submit') }).click()
  await expect(publisher.getByText(/^Withdrawn\. Readers are sent/)).toBeVisible()
  const location = async () => (await page.request.get(address, { maxRedirects: 0 })).headers().location
  await expect.poll(location).toBe('/en/about/news')
})
