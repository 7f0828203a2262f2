import type { Page } from '@playwright/test'
import { expect, expectAccessibleAtBothWidths, test, visit } from './fixture.ts'
import { giveIsOnTop } from './senses/structure.ts'
import { bluePicture, saved, signedIn } from './staff/staff-page.ts'
import { sayIn } from './staff/staff-words.ts'

const say = sayIn('en')

test.use({ viewport: { width: 1440, height: 900 } })

test.describe.configure({ mode: 'serial' })
// a refused upload, a script that does not come, the public page of what is not public any more, and a window resized while a page fades in
test.use({ expectedErrors: [/404|422|ERR_FAILED|Viewport size changed/] })

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

test('where the script of the text does not come, title and summary are written all the same', async ({
  browser,
  pair,
}) => {
  const page = await signedIn(pair, browser, 'editor', 'Wang Min', { box: 'min' })
  await page.route(/body-editor/, (route) => route.abort())
  await visit(page, '/admin/news')
  await page.locator('main a.a-row-link').first().click()
  const english = page.getByRole('region', { name: 'English' })
  await expect(english.getByText(say('admin.states.failed'))).toBeVisible()
  const title = english.getByLabel(say('news.editor.headline'))
  await title.fill('Another title')
  await saved(page)
  await page.unrouteAll()
  await english.getByRole('button', { name: say('admin.states.retry') }).click()
  await expect(english.getByRole('textbox', { name: say('news.editor.body') })).toBeVisible()
  await expect(title).toHaveValue('Another title')
})

test('on a phone the line one writes stays between the bars', async ({ browser, pair }) => {
  const page = await signedIn(pair, browser, 'editor', 'Wang Min', { box: 'min' })
  await page.setViewportSize({ width: 390, height: 700 })
  await visit(page, '/admin/news')
  await page.locator('main a.a-row-link').first().click()
  const body = page.getByRole('textbox', { name: say('news.editor.body') }).first()
  await body.focus()
  await giveIsOnTop(page)
  const isLineSeen = () =>
    page.evaluate(() => window.isOnTop(getSelection()?.focusNode?.parentElement as HTMLInputElement))
  for (let line = 0; line < 24; line += 1) {
    await page.keyboard.type(`line ${line}`)
    await expect.poll(isLineSeen, `line ${line}`).toBe(true)
    await page.keyboard.press('Enter')
  }
  for (let line = 23; line > 0; line -= 1) {
    await page.keyboard.press('ArrowUp')
    await expect.poll(isLineSeen, `back to line ${line}`).toBe(true)
  }
})

test('an editor writes in both languages, with pictures, a table and what is pasted', async ({
  browser,
  pair,
}) => {
  const editor = await signedIn(pair, browser, 'editor', 'Wang Min')
  await visit(editor, '/admin/news')
  await expect(editor.getByRole('row')).toHaveCount(29)
  await editor.getByRole('button', { name: say('news.list.create') }).click()
  const cn = editor.getByRole('region', { name: '中文' })
  const en = editor.getByRole('region', { name: 'English' })
  await cn.getByLabel(say('news.editor.headline')).fill('新的版本')
  await cn.getByLabel(say('news.editor.summary')).fill('一句话。')
  await cn.getByRole('textbox', { name: say('news.editor.body') }).fill('正文第一段')
  await expect(en.getByText(say('news.editor.missing'))).toBeVisible()
  await en.getByLabel(say('news.editor.headline')).fill('A new version')
  await en.getByLabel(say('news.editor.summary')).fill('One sentence.')
  await en.getByRole('textbox', { name: say('news.editor.body') }).click()
  await editor.getByRole('button', { name: say('news.toolbar.h2') }).click()
  await editor.keyboard.type('What is new')
  await editor.keyboard.press('Enter')
  await editor.keyboard.type('Everything.')
  await editor.keyboard.press('Alt+Digit1')
  await expect(cn.getByRole('textbox', { name: say('news.editor.body') })).toBeFocused()
  await editor.keyboard.press('Alt+F10')
  await expect(editor.getByRole('toolbar').getByRole('button').first()).toBeFocused()
  // the titles are tied, and the section that is missing has its slot
  await expect(editor.locator('.a-language-spine path')).toHaveCount(2)
  await expect(cn.getByText('a section “What is new” that is missing')).toBeVisible()
  await expectAccessibleAtBothWidths(editor, 'editor')
  // a policy's message in the console fails the test
  await en.getByRole('textbox', { name: say('news.editor.body') }).click()
  await editor.keyboard.press('Control+End')
  await editor.keyboard.press('Enter')
  const png = (await bluePicture('', 8, 8)).buffer.toString('base64')
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
  await editor.getByRole('button', { name: say('news.toolbar.table') }).click()
  await editor.keyboard.press('Control+End')
  await editor.keyboard.type('After the table')
  await expect(en.locator('.ProseMirror > p:last-child')).toHaveText('After the table')
  await saved(editor)
  await expect(editor.getByRole('button', { name: say('news.editor.publish') })).toHaveCount(0)

  const openPreview = async () => {
    const [preview] = await Promise.all([
      editor.context().waitForEvent('page'),
      editor.getByRole('button', { name: say('news.editor.preview') }).click(),
    ])
    return preview
  }
  const looks = editor.getByRole('group', { name: say('news.editor.looks') }).getByRole('radio')
  await expect(looks).toHaveCount(6)
  await looks.nth(4).check()
  const drawn = await openPreview()
  await expect(drawn.locator('img[src$="-story-4.svg"]')).toBeVisible()
  await drawn.close()

  await editor.getByRole('button', { name: say('news.editor.chooseCover') }).click()
  const upload = editor.getByLabel(say('news.media.upload'))
  const text = { name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') }
  await upload.setInputFiles(text)
  await expect(editor.getByRole('alert').filter({ hasText: 'Choose a JPEG' })).toBeVisible()
  // a name that is cut within an emoji
  await upload.setInputFiles(await bluePicture(`${'x'.repeat(199)}😀.png`, 1200, 600))
  const named = editor.getByRole('button', { name: /^(?!Choose ).*xxx/ })
  await named.click()
  const cover = editor.getByRole('dialog', { name: 'xxx' })
  await cover.getByLabel(/^Alternative text, [^E]/).fill('蓝色')
  await cover.getByLabel(say('news.media.altEn')).fill('Blue')
  await cover.getByRole('button', { name: say('news.media.choose'), exact: true }).click()
  await expect(editor.getByRole('button', { name: say('news.editor.removeCover') })).toBeVisible()
  await en.getByRole('textbox', { name: say('news.editor.body') }).click()
  await editor.keyboard.press('Control+End')
  await editor.getByRole('button', { name: say('news.toolbar.picture'), exact: true }).click()
  await named.click()
  await expect(cover.getByLabel(say('news.media.altEn'))).toHaveValue('Blue')
  await cover.getByRole('button', { name: say('admin.states.cancel') }).click()
  await upload.setInputFiles(await bluePicture('tall.png', 700, 1400))
  await editor.getByRole('button', { name: `${say('news.media.choose')} tall.png` }).click()
  await expect(en.locator('img')).toBeVisible()
  await saved(editor)

  const preview = await openPreview()
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('A new version')
  await expect(preview.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  expect((await preview.request.get(preview.url())).headers()['cache-control']).toContain('no-store')
  await preview.getByRole('link', { name: '阅读本文的中文版' }).click()
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('新的版本')
  await preview.close()
})
