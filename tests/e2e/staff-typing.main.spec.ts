import type { CDPSession, Locator, Page } from '@playwright/test'
import readiness from '../../i18n/en/readiness/index.ts'
import { expect, test, visit } from './fixture.ts'
import { holdRequests } from './held-requests.ts'
import { applyAs, signedIn } from './staff/staff-page.ts'
import { sayIn } from './staff/staff-words.ts'

const say = sayIn('en')

test.use({ viewport: { width: 1440, height: 900 } })

// one site for all of them
test.describe.configure({ mode: 'default' })

let page: Page
let browserKeys: CDPSession
test.beforeAll(async ({ browser, pair }) => {
  await applyAs(pair, 'zhang.san@firm.test', '张三')
  page = await signedIn(pair, browser, 'admin', 'Ann')
  await page.addInitScript(makeHoldable)
  browserKeys = await page.context().newCDPSession(page)
})

type Place = {
  path: string
  open: () => Promise<Locator>
  /** what brings the next answer about, and the call that it answers */
  ask: (field: Locator) => Promise<unknown>
  call: string
  /** it is cleared once what it holds is taken */
  isCleared?: true
}

const press = (keys: string) => () => page.keyboard.press(keys)
const toEnd = press('Control+End')

async function newArticle(field: Locator): Promise<Locator> {
  await page.getByRole('button', { name: say('news.list.create') }).click()
  await page.locator('.ProseMirror').first().waitFor()
  return field
}

async function first(field: Locator): Promise<Locator> {
  await page.locator('main a.a-row-link').first().click()
  return field
}

const english = () => page.getByRole('region', { name: 'English' })

const title: Place = {
  path: '/admin/news',
  open: () => newArticle(english().getByLabel(say('news.editor.headline'))),
  ask: press('Control+s'),
  call: 'news.save',
}
const body: Place = {
  ...title,
  open: () => newArticle(english().getByRole('textbox', { name: say('news.editor.body') })),
}

const places: Record<string, Place> = {
  'title of an article': title,
  'body of an article': body,
  position: {
    path: '/admin/jobs',
    open: () => first(page.locator('#title-cn')),
    ask: press('Enter'),
    call: 'jobs.save',
  },
  package: {
    path: '/admin/packages',
    open: () => first(page.locator('#notes-en')),
    ask: async (field) => {
      await page.getByRole('button', { name: /^Update / }).click()
      await field.focus()
    },
    call: 'packages.save',
  },
  'text in the frame': {
    path: '/admin/site?page=/en/trial/test',
    open: async () => {
      await page.getByRole('radio', { name: say('site.phone') }).check({ force: true })
      const frame = page.frameLocator('iframe[aria-busy="false"]')
      await frame.locator('main h1', { hasText: readiness.title }).click()
      return page.getByRole('group', { name: 'English' }).getByRole('textbox')
    },
    // what is typed is asked for
    ask: async () => {},
    call: 'typed',
  },
  note: {
    path: '/admin/leads?status=all',
    open: async () => {
      await page.getByRole('rowheader').getByRole('link').first().click()
      return page.getByLabel(say('leads.note'), { exact: true })
    },
    ask: press('Control+Enter'),
    call: 'leads.note',
    isCleared: true,
  },
}

for (const [name, place] of Object.entries(places))
  test(`${name}: what is typed and composed while answers are rendered stays as it is`, async () => {
    await visit(page, place.path)
    const field = await place.open()
    await field.focus()
    await toEnd()
    const before = await textOf(field)
    await answered(place, field, 'We ')
    await render()
    // cleaned by the server, it is shown when the field is left
    const begun = place.isCleared ? '' : `${before}We `
    await expect.poll(() => textOf(field)).toBe(begun)

    await answered(place, field, 'check ', () => page.keyboard.type('each '))
    await page.keyboard.type('one ')
    await render()
    await expect.poll(() => textOf(field)).toBe(`${begun}check each one `)

    await answered(place, field, 'twice', () => compose('n'))
    await compose('ni')
    await render()
    await compose('nih')
    await browserKeys.send('Input.insertText', { text: '你好' })
    await expect.poll(() => textOf(field)).toBe(`${begun}check each one twice你好`)
  })

test('body of an article: the caret stays where it is when the server has cleaned a link, which is shown when it is left', async () => {
  await visit(page, body.path)
  const field = await body.open()
  await field.focus()
  await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    const link = '<p data-pm-slice="1 1 []">see <a href="www.firm.example/x">this</a></p>'
    clipboardData.setData('text/html', link)
    clipboardData.setData('text/plain', 'see this')
    const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData })
    document.activeElement?.dispatchEvent(paste)
  })
  await page.keyboard.press('Control+Home')
  await answered(body, field, 'Please ')
  await render()
  await page.keyboard.type('do ')
  expect(await textOf(field)).toBe('Please do see this')
  await expect(field.locator('a')).toHaveAttribute('href', 'www.firm.example/x')
  await english().getByLabel(say('news.editor.headline')).focus()
  await expect(field.locator('a')).toHaveAttribute('href', 'https://www.firm.example/x')
})

for (const path of ['/admin/news', '/admin/leads', '/admin/packages', '/admin/site?q=desktop'])
  test(`what is typed on into the search of ${path} while its answer comes stays`, async () => {
    await visit(page, path)
    const field = page.getByRole('main').getByRole('searchbox')
    const release = await holdRequests(page, /_serverFn/)
    await field.fill('qqq')
    await field.press('Enter')
    await page.keyboard.type(' more')
    release()
    await expect(page).toHaveURL(/q=qqq$/)
    await expect(page.getByRole('main').getByRole('row')).toHaveCount(0)
    await expect(field).toHaveValue('qqq more')
    await expect(field).toBeFocused()
  })

test('a save whose answer is lost ends in no conflict with oneself, and what was typed since is saved', async () => {
  await visit(page, title.path)
  const field = await title.open()
  const calls = '**/_serverFn/*'
  await page.route(calls, async (route) => {
    if (!route.request().postData()?.includes('news.save')) return route.fallback()
    await route.fetch()
    await route.abort()
  })
  await field.fill('We check it ')
  await field.press('Control+s')
  await page.getByRole('button', { name: say('admin.states.retry') }).waitFor()
  await page.unrouteAll({ behavior: 'wait' })
  await field.press('End')
  await page.keyboard.type('twice')
  await page.getByRole('button', { name: say('admin.states.retry') }).click()
  await expect(page.getByText(/Saved \d\d:\d\d/)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.reload()
  await expect(field).toHaveValue('We check it twice')
})

function compose(text: string) {
  const at = { selectionStart: text.length, selectionEnd: text.length }
  return browserKeys.send('Input.imeSetComposition', { text, ...at })
}

/** With spaces as they are. */
function textOf(field: Locator): Promise<string> {
  return field.evaluate((element) =>
    element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement
      ? element.value
      : (element.textContent ?? '').replaceAll('\u00a0', ' '),
  )
}

declare global {
  interface Window {
    /** what waits, while something is held */
    held?: (() => void)[] | undefined
  }
}

/** React's scheduler goes on by messages to itself: held back, they are what a busy machine does between an answer and its render. */
function makeHoldable(): void {
  const post = MessagePort.prototype.postMessage
  MessagePort.prototype.postMessage = function (this: MessagePort, ...message: unknown[]) {
    const send = () => Reflect.apply(post, this, message)
    if (window.held) window.held.push(send)
    else send()
  }
}

/**
 * Types and asks. The answer is there then, and waits in React's scheduler to be rendered.
 * @param meanwhile what is done until it comes
 */
async function answered(
  { ask, call }: Place,
  field: Locator,
  text: string,
  meanwhile: () => Promise<unknown> = async () => {},
): Promise<void> {
  const calls = '**/_serverFn/*'
  const { promise: asked, resolve: noteAsked } = Promise.withResolvers<void>()
  const { promise: given, resolve: give } = Promise.withResolvers<void>()
  await page.route(calls, async (route) => {
    const request = route.request()
    if (!decodeURIComponent(`${request.url()} ${request.postData()}`).includes(call)) return route.fallback()
    const response = await route.fetch()
    noteAsked()
    await given
    await route.fulfill({ response })
  })
  await page.keyboard.type(text)
  await ask(field)
  await asked
  await meanwhile()
  await page.evaluate(() => {
    window.held = []
  })
  give()
  await expect.poll(() => page.evaluate(() => window.held?.length)).toBeGreaterThan(0)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}

/** Lets what waits be rendered. */
async function render(): Promise<void> {
  await page.evaluate(async () => {
    const waiting = window.held ?? []
    window.held = undefined
    for (const send of waiting) send()
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  })
}
