import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { SitePair } from '../site-pair.ts'
import { expect, expectAccessible, expectAccessibleAtBothWidths, hydrated, test } from './fixture.ts'
import { signedIn } from './staff-page.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test.skip(process.env.E2E_EXTERNAL !== undefined, 'a site elsewhere has its staff already')
test.describe.configure({ mode: 'serial' })
// a refused upload, and the public page of what is not public any more, and a window resized while a page fades in
test.use({ expectedErrors: [/404|422|Viewport size changed/] })

let pair: SitePair

test.beforeAll(async ({ ownPair }, { file }) => {
  pair = await ownPair.of(file)
})

/** Puts it on the clipboard of the page and pastes, or drops it on the element that has the focus. */
const transfer = (page: Page, kind: 'paste' | 'drop', { html = '', png = '' }) =>
  page.evaluate(
    ([kind, html, png]) => {
      const data = new DataTransfer()
      if (html) data.setData('text/html', html)
      if (html) data.setData('text/plain', 'text')
      const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))
      if (png) data.items.add(new File([bytes], 'dropped.png', { type: 'image/png' }))
      const { left, bottom } =
        document.activeElement?.lastElementChild?.getBoundingClientRect() ?? new DOMRect()
      const options = { bubbles: true, cancelable: true, clientX: left + 5, clientY: bottom - 5 }
      const event =
        kind === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: data })
          : new DragEvent('drop', { ...options, dataTransfer: data })
      document.activeElement?.dispatchEvent(event)
    },
    [kind, html, png] as const,
  )

const saved = (page: Page) => expect(page.getByText(/^(.+\. )?Saved \d\d:\d\d$/)).toBeVisible()

test('an editor writes, a publisher publishes, corrects and withdraws, and the site follows', async ({
  browser,
  page,
}) => {
  const editor = await signedIn(pair, browser, 'editor', 'Wang Min')
  await editor.goto('/admin/news')
  await hydrated(editor)
  await expect(editor.getByRole('row')).toHaveCount(29)
  await expectAccessibleAtBothWidths(editor, 'news')
  await editor.getByRole('button', { name: 'New article' }).click()
  const cn = editor.getByRole('region', { name: '中文' })
  const en = editor.getByRole('region', { name: 'English' })
  await cn.getByLabel('Title').fill('新的版本')
  await cn.getByLabel('Summary').fill('一句话。')
  await cn.getByRole('textbox', { name: 'Body' }).fill('正文第一段')
  await expect(en.getByText('Not written yet')).toBeVisible()
  await en.getByLabel('Title').fill('A new version')
  await en.getByLabel('Summary').fill('One sentence.')
  await en.getByRole('textbox', { name: 'Body' }).click()
  await editor.getByRole('button', { name: 'Heading 2' }).click()
  await editor.keyboard.type('What is new')
  await editor.keyboard.press('Enter')
  await editor.keyboard.type('Everything.')
  await editor.keyboard.press('Alt+Digit1')
  await expect(cn.getByRole('textbox', { name: 'Body' })).toBeFocused()
  await editor.keyboard.press('Alt+F10')
  await expect(editor.getByRole('toolbar').getByRole('button').first()).toBeFocused()
  // the titles are tied, and the section that is missing has its slot
  await expect(editor.locator('.a-spine path')).toHaveCount(2)
  await expect(cn.getByText('a section “What is new” that is missing')).toBeVisible()
  await expectAccessibleAtBothWidths(editor, 'editor')
  // a policy's message in the console fails the test
  await en.getByRole('textbox', { name: 'Body' }).click()
  await editor.keyboard.press('Control+End')
  await editor.keyboard.press('Enter')
  const square = sharp({ create: { width: 8, height: 8, channels: 3, background: '#2457d6' } }).png()
  const png = (await square.toBuffer()).toString('base64')
  await transfer(editor, 'paste', {
    html: `<style>p{color:red}</style><b title="a>b" style="color:red">Zero</b><span class='a'style='b:c'></span><p class=MsoCommentText>Not this</p><mp-common-videosnap></mp-common-videosnap><p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">1.</span>One</p><img src="data:image/png;base64,${png}"><img src="https://elsewhere.example/far.png">`,
  })
  await expect(en.getByText(/Pictures left out: 1 \(far\.png\)/)).toBeVisible()
  await expect(en.getByText(/Comments left out: 1 \(Not this\)/)).toBeVisible()
  await expect(en.getByText('[⚠ mp-common-videosnap]')).toBeVisible()
  await expect(en.locator('ol > li')).toHaveText('One')
  await transfer(editor, 'drop', { png })
  await expect(en.locator('img[src^="/media/"]')).toHaveCount(2)
  // each is a step of its own in the history, and so is what was typed just before
  for (const left of [1, 0]) {
    await editor.keyboard.press('Control+z')
    await expect(en.locator('img')).toHaveCount(left)
  }
  await expect(en.getByText('Everything.')).toBeVisible()
  await editor.getByRole('button', { name: 'Insert a table' }).click()
  await editor.keyboard.press('Control+End')
  await editor.keyboard.type('After the table')
  await expect(en.locator('.ProseMirror > p:last-child')).toHaveText('After the table')
  await saved(editor)
  await expect(editor.getByRole('button', { name: 'Publish…' })).toHaveCount(0)

  const openPreview = async () => {
    const [preview] = await Promise.all([
      editor.context().waitForEvent('page'),
      editor.getByRole('button', { name: 'Preview' }).click(),
    ])
    return preview
  }
  const looks = editor.getByRole('group', { name: 'Drawn cover' }).getByRole('radio')
  await expect(looks).toHaveCount(6)
  await looks.nth(4).check()
  const drawn = await openPreview()
  await expect(drawn.locator('img[src$="-story-4.svg"]')).toBeVisible()
  await drawn.close()

  await editor.getByRole('button', { name: 'Choose a picture' }).click()
  const upload = editor.getByLabel('Upload a picture')
  const text = { name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') }
  await upload.setInputFiles(text)
  await expect(editor.getByRole('alert').filter({ hasText: 'Choose a JPEG' })).toBeVisible()
  const picture = await sharp({ create: { width: 1200, height: 600, channels: 3, background: '#2457d6' } })
    .png()
    .toBuffer()
  // a name that is cut within an emoji
  await upload.setInputFiles({ name: `${'x'.repeat(199)}😀.png`, mimeType: 'image/png', buffer: picture })
  const cover = editor.getByRole('listitem').filter({ hasText: 'xxx' })
  await cover.getByLabel(/^Alternative text, [^E]/).fill('蓝色')
  await cover.getByLabel('Alternative text, English').fill('Blue')
  await cover.getByRole('button', { name: 'Choose', exact: true }).click()
  await expect(editor.getByRole('button', { name: 'Remove the cover' })).toBeVisible()
  await en.getByRole('textbox', { name: 'Body' }).click()
  await editor.keyboard.press('Control+End')
  await editor.getByRole('button', { name: 'Picture', exact: true }).click()
  await expect(cover.getByLabel('Alternative text, English')).toHaveValue('Blue')
  const tall = sharp({ create: { width: 700, height: 1400, channels: 3, background: '#2457d6' } })
  await upload.setInputFiles({ name: 'tall.png', mimeType: 'image/png', buffer: await tall.png().toBuffer() })
  await editor.getByRole('listitem').filter({ hasText: 'tall.png' }).getByRole('button').click()
  await expect(en.locator('img')).toBeVisible()
  await saved(editor)

  const preview = await openPreview()
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('A new version')
  await expect(preview.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  expect((await preview.request.get(preview.url())).headers()['cache-control']).toContain('no-store')
  await preview.getByRole('link', { name: '阅读本文的中文版' }).click()
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('新的版本')
  await preview.close()

  const publisher = await signedIn(pair, browser, 'publisher', 'Lin Shan')
  const path = new URL(editor.url()).pathname
  // handed to a publisher, sent back with a note, and handed over again
  const submit = async () => {
    await editor.getByRole('button', { name: 'Submit for review…' }).click()
    await editor.getByRole('dialog').getByRole('button', { name: 'Submit for review' }).click()
    await expect(editor.getByRole('button', { name: 'Take back' })).toBeVisible()
  }
  await submit()
  await publisher.goto('/admin')
  await hydrated(publisher)
  const toReview = publisher.getByRole('region', { name: 'To review' })
  await expect(toReview).toContainText('Wang Min')
  await expectAccessible(publisher, 'today')
  await toReview.getByRole('link', { name: 'A new version' }).click()
  await publisher.getByRole('button', { name: 'Send back…' }).click()
  await publisher.getByRole('dialog').getByRole('textbox').fill('Name the version.')
  await publisher.getByRole('dialog').getByRole('button', { name: 'Send back' }).click()
  await expect(publisher.getByText(/^Sent back\./)).toBeVisible()
  await editor.goto('/admin')
  await hydrated(editor)
  const sentBack = editor.getByRole('region', { name: 'Sent back to you' })
  await expect(sentBack).toContainText('Name the version.')
  await sentBack.getByRole('link', { name: 'A new version' }).click()
  await expect(editor.getByText(/Sent back by Lin Shan on .*: Name the version\./)).toBeVisible()
  await submit()
  await publisher.goto(path)
  await hydrated(publisher)
  await expect(publisher.getByText('Wang Min also has this article open')).toBeVisible()
  const publish = async (button: string) => {
    await publisher.getByRole('button', { name: button }).click()
    return publisher.getByRole('dialog')
  }
  const dialog = await publish('Publish…')
  await dialog.getByLabel('At a time').check()
  await dialog.getByLabel('Public from (Beijing time)', { exact: true }).fill('2020/1/1')
  await dialog.getByRole('textbox', { name: 'Time', exact: true }).first().fill('0900')
  await expect(dialog.getByText('= 2020-01-01 01:00 UTC')).toBeVisible()
  await dialog.getByRole('button', { name: 'Publish the Chinese version on 1 January 2020' }).click()
  await expect(dialog.getByText('This time has passed').first()).toBeVisible()
  await expectAccessible(publisher, 'publish')
  await dialog.getByLabel('Public now').check()
  await expect(dialog.getByRole('button', { name: 'Publish the Chinese version now' })).toBeVisible()
  await dialog.getByLabel('English').check()
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(dialog.getByText('tall.png (English)')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await publisher.goto('/admin/media')
  await hydrated(publisher)
  const shelf = publisher.getByRole('listitem').filter({ hasText: 'tall.png' })
  await shelf.getByLabel('Alternative text, English').fill('Tall and blue')
  await publisher.keyboard.press('Tab')
  await expect(shelf.getByText('Saved.')).toBeVisible()
  await publisher.goto(path)
  await hydrated(publisher)
  const first = await publish('Publish…')
  await first.getByLabel('English').check()
  await first.getByRole('button', { name: 'Publish both versions now' }).click()
  await expect(publisher.getByText(/^Published\./)).toBeVisible()

  const id = path.split('/').at(-1)
  const address = `${pair.siteUrl}/en/about/news-detail/${id}`
  const shows = (text: string | RegExp) =>
    expect
      .poll(async () => {
        await page.goto(address)
        return page.getByRole('main').textContent()
      })
      .toMatch(text)
  await shows('Everything.')
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

  // a picture that is withdrawn: gone from its address and from the article
  const file = await page.getByRole('img', { name: 'Tall and blue' }).getAttribute('src')
  const kept = await page.request.get(`${pair.siteUrl}${file}`)
  // a shared cache and a browser after it hold it for less than a minute together
  expect(kept.headers()['cache-control']).toContain('max-age=20, s-maxage=20')
  await publisher.goto('/admin/media')
  await hydrated(publisher)
  await publisher.getByRole('searchbox', { name: 'Search file names and texts' }).fill('AND BLUE')
  await expect(publisher.locator('.a-pics > li')).toHaveCount(1)
  await expectAccessibleAtBothWidths(publisher, 'media')
  // another file in its place: the article shows it at the same address
  await shelf.getByRole('button', { name: /^Replace/ }).click()
  const replacement = publisher.getByRole('dialog')
  await expect(replacement.getByRole('link', { name: '新的版本' })).toHaveAttribute('href', path)
  await expectAccessible(publisher, 'replace-picture')
  const level = await sharp({ create: { width: 700, height: 700, channels: 3, background: '#2457d6' } })
    .png()
    .toBuffer()
  await replacement
    .getByLabel('New file')
    .setInputFiles({ name: 'tall.png', mimeType: 'image/png', buffer: level })
  await replacement.getByRole('button', { name: 'Replace everywhere' }).click()
  await expect(replacement).toBeHidden()
  await expect
    .poll(async () => {
      await page.goto(address)
      return page.locator(`img[src="${file}"]`).getAttribute('height')
    })
    .toBe('700')
  await shelf.getByRole('button', { name: /^Withdraw/ }).click()
  const removal = publisher.getByRole('dialog')
  await expect(removal.getByRole('link', { name: '新的版本' })).toHaveAttribute('href', path)
  await expect(removal.getByText('English body', { exact: true })).toBeVisible()
  await expectAccessible(publisher, 'withdraw-picture')
  const asked = removal.getByText(/“.+” to confirm$/)
  await removal.getByLabel(/to confirm$/).fill(/“(.+)”/.exec(await asked.innerText())?.[1] ?? '')
  await removal.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(publisher.getByText('No picture matches')).toBeVisible()
  await expect.poll(async () => (await page.request.get(`${pair.siteUrl}${file}`)).status()).toBe(410)
  await expect.poll(async () => (await page.request.get(address)).text()).not.toContain(`src="${file}"`)
  await page.goto(address)
  const withdrawnUse = editor.getByRole('region', { name: 'English' }).locator('.ProseMirror img')
  await publisher.goto(path)
  await hydrated(publisher)
  const named = await publish('Update…')
  await named.getByRole('button', { name: 'Update both versions now' }).click()
  await expect(named.getByText('tall.png (English)')).toBeVisible()
  await withdrawnUse.click()
  await editor.keyboard.press('Delete')
  await expect(editor.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()
  await publisher.reload()
  await hydrated(publisher)

  // both write in the same field: the second one is asked
  await publisher.getByRole('region', { name: 'English' }).getByLabel('Title').fill('A newer version')
  await saved(publisher)
  await editor.getByRole('region', { name: 'English' }).getByLabel('Title').fill('The newest version')
  const conflict = editor.getByRole('dialog')
  await expect(conflict).toContainText('Lin Shan saved first')
  await expect(conflict.getByRole('group')).toHaveCount(1)
  await expectAccessible(editor, 'conflict')
  await conflict.getByRole('button', { name: 'Save the chosen' }).click()
  await saved(editor)

  await publisher.reload()
  await hydrated(publisher)
  const again = await publish('Update…')
  await again.getByLabel('Note the date of correction').check()
  await again.getByRole('button', { name: 'Update both versions now' }).click()
  await expect(publisher.getByText(/^Published\./)).toBeVisible()
  await shows('The newest version')
  await expect(page.getByText('Updated')).toBeVisible()

  await publisher.getByRole('link', { name: 'History' }).click()
  await publisher.getByRole('button', { name: 'English' }).last().click()
  await expect(publisher.locator('ins').first()).toBeVisible()
  await expectAccessibleAtBothWidths(publisher, 'history')
  await publisher.goto(path)
  await hydrated(publisher)
  const withdraw = await publish('Withdraw…')
  await expect(withdraw.getByText('No other article or redirect leads here.')).toBeVisible()
  await withdraw.getByLabel('Send its readers to').selectOption({ label: 'the news list' })
  await withdraw.getByRole('button', { name: 'Withdraw' }).click()
  await expect(publisher.getByText(/^Withdrawn\. Readers are sent/)).toBeVisible()
  const location = async () => (await page.request.get(address, { maxRedirects: 0 })).headers().location
  await expect.poll(location).toBe('/en/about/news')
})
