import { readdir, readFile } from 'node:fs/promises'
import type { BrowserContext, Locator, Page, Request, Route } from '@playwright/test'
import { expect, test, visit } from './fixture.ts'
import { otherForms, type StaffForm, staffForms } from './staff/staff-forms.ts'
import { applyAs, bluePicture, signedIn } from './staff/staff-page.ts'
import { sayIn } from './staff/staff-words.ts'

const say = sayIn('en')

test.use({ viewport: { width: 1440, height: 900 } })

// one site for all of them
test.describe.configure({ mode: 'default' })
// without a network, without a session, and where an answer is held back
test.use({
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED|401|403|could not be loaded/],
})

let contexts: Record<'admin' | 'editor', BrowserContext>
test.beforeAll(async ({ browser, pair }) => {
  await applyAs(pair, 'zhang.san@firm.test', '张三')
  const admin = await signedIn(pair, browser, 'admin', 'Ann')
  await signedIn(pair, browser, 'sales', 'Other')
  const editor = await signedIn(pair, browser, 'editor', 'Ed')
  await addDraft(editor)
  await addPicture(admin)
  contexts = { admin: admin.context(), editor: editor.context() }
})

test('every form of the staff side is in the list', async () => {
  const files = await readdir('admin', { recursive: true })
  const withForms: string[] = []
  for (const file of files)
    if (
      /(?<!\.test)\.tsx$/.test(file) &&
      /<(ActionForm|EntriesPage|form)\b/.test(await readFile(`admin/${file}`, 'utf8'))
    )
      withForms.push(file)
  const listed = new Set([...staffForms.map(({ file }) => file), ...Object.keys(otherForms)])
  expect(withForms.sort()).toEqual([...listed].sort())
})

for (const form of staffForms)
  test(`${form.file}, ${String(form.send)}: what is typed is never lost, and is sent once`, () =>
    tryForm(contexts[form.role ?? 'admin'], form))

async function addDraft(page: Page): Promise<void> {
  await visit(page, '/admin/news')
  await page.getByRole('button', { name: say('news.list.create') }).click()
  await page.getByRole('region', { name: '中文' }).getByLabel(say('news.editor.headline')).fill('新的版本')
  await expect(page.getByText(/Saved.*\d\d:\d\d/).first()).toBeVisible()
}

async function addPicture(page: Page): Promise<void> {
  await visit(page, '/admin/media')
  await page.getByLabel(say('news.media.upload')).setInputFiles(await bluePicture('desktop.png', 8, 8))
  await expect(page.locator('.a-pictures > li')).toHaveCount(1)
}

async function tryForm(context: BrowserContext, form: StaffForm): Promise<void> {
  const where = `${form.file}, ${form.send}`
  const first = await open(context, form)
  await type(first, form)
  // its own script is there, and what is loaded on demand does not come
  await first.route('**/assets/*.js', (route) => route.abort())
  await openCalendars(first)

  await context.setOffline(true)
  await sendIn(first, form).click()
  await expect.soft(alertIn(first, 'You are offline'), `${where}: no network`).toBeVisible()
  await expectTyped(first, form, 'no network')

  const cookies = await context.cookies()
  await context.clearCookies({ name: /^(?!admin-lang)/ })
  await context.setOffline(false)
  // lists are read again then: a refetch without a session leaves the page where it is
  await expect.poll(() => first.evaluate(() => navigator.onLine)).toBe(true)
  await sendIn(first, form).click()
  await expect.soft(alertIn(first, 'Your session has ended'), `${where}: session over`).toBeVisible()
  await expectTyped(first, form, 'session over')
  await context.clearCookies()
  await context.addCookies(cookies)

  if (!form.notKept && Object.keys(form.type).length > 0) {
    await first.close()
    const again = await open(context, form)
    await form.also?.(again)
    await again.getByRole('button', { name: say('admin.typing.restore') }).click()
    await expectTyped(again, form, 'tab closed')
    await again.close()
  } else await first.close()

  const last = await open(context, form)
  await type(last, form)
  const quiet = untilQuiet(last)
  const held: Route[] = []
  let isHeld = true
  await last.route(/_serverFn|\/admin\/upload/, (route) => {
    if (!isHeld || route.request().method() !== 'POST') return route.continue()
    held.push(route)
  })
  await sendIn(last, form).dblclick()
  // what the form says where it is not sent
  await expect.poll(async () => held.length || scopeOf(last).innerText(), where).toEqual(expect.any(Number))
  const bodies = held.map((route) => route.request().postData())
  expect.soft(new Set(bodies).size, `${where}: clicked twice`).toBe(bodies.length)
  const taken = await typeOn(last, form)
  isHeld = false
  for (const route of held) await route.continue()
  await quiet()
  for (const [label, text] of taken)
    await expect
      .soft(field(last, label), `${where}, ${label}: typed while it was under way`)
      .toHaveValue(text)
  await last.unrouteAll({ behavior: 'ignoreErrors' })
  await last.evaluate(() => localStorage.clear())
  await last.close()
}

/** One that does not come says so in its place; Esc closes it, and no dialog around it. */
async function openCalendars(page: Page): Promise<void> {
  const scope = scopeOf(page)
  const buttons = scope.getByRole('button', { name: /: open the calendar$/ })
  for (const button of (await buttons.all()).slice(0, 1)) {
    await button.click()
    const said = scope.getByText(say('admin.states.failed'))
    await expect(said).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(said).toBeHidden()
  }
}

/** Goes on typing. @returns what the fields took, by label: some are closed while their form is under way */
async function typeOn(page: Page, form: StaffForm): Promise<[label: string, text: string][]> {
  const taken: [string, string][] = []
  const url = page.url()
  for (const label of Object.keys(form.type)) {
    const input = field(page, label)
    if (!(await input.isEditable())) {
      // what it does not take is no shortcut either
      await input.focus()
      await page.keyboard.type('gt')
      await expect.soft(page, `${form.file}, ${label}: typed while it was under way`).toHaveURL(url)
      continue
    }
    await input.press('End')
    await page.keyboard.type(' more')
    taken.push([label, await input.inputValue()])
  }
  return taken
}

/** Waits until all is answered, what that asks for in its turn too, and rendered. @returns when that is so */
function untilQuiet(page: Page): () => Promise<void> {
  const underway = new Set<Request>()
  page.on('request', (request) => underway.add(request))
  for (const event of ['requestfinished', 'requestfailed'] as const)
    page.on(event as 'request', (request) => underway.delete(request))
  const frames = () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    })
  return () =>
    expect(async () => {
      await frames()
      expect(underway.size).toBe(0)
      await frames()
      expect(underway.size).toBe(0)
    }).toPass()
}

async function open(context: BrowserContext, form: StaffForm): Promise<Page> {
  const page = await context.newPage()
  await visit(page, form.path)
  await form.open?.(page)
  await expect(scopeOf(page)).toBeVisible()
  return page
}

/** The dialog that is open, or the page. */
function scopeOf(page: Page): Locator {
  return page.locator('dialog[open], main:not(:has(~ dialog[open])):not(:has(dialog[open]))').last()
}

function alertIn(page: Page, text: string): Locator {
  return page.locator('form, dialog[open], .a-banner').getByText(text).first()
}

function sendIn(page: Page, { send }: StaffForm): Locator {
  return scopeOf(page)
    .getByRole('button', { name: send, exact: typeof send === 'string' })
    .first()
}

async function type(page: Page, { type, also }: StaffForm): Promise<void> {
  await also?.(page)
  for (const [label, text] of Object.entries(type)) await field(page, label).fill(text)
}

function field(page: Page, label: string): Locator {
  return scopeOf(page)
    .getByLabel(new RegExp(`^${label.replace(/[()]/g, '.')}`))
    .first()
}

async function expectTyped(page: Page, form: StaffForm, when: string): Promise<void> {
  for (const [label, text] of Object.entries(form.type))
    await expect.soft(field(page, label), `${form.file}, ${label}: ${when}`).toHaveValue(text)
}
