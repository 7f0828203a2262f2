import { type FileHandle, mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import home from '../../i18n/en/home/index.ts'
import readiness from '../../i18n/en/readiness/index.ts'
import { preparePair, type SitePair } from '../site-pair.ts'
import { expect, test, visit } from './fixture.ts'
import { signedIn } from './staff/staff-page.ts'
import { sayIn } from './staff/staff-words.ts'

const say = sayIn('en')

test.use({ viewport: { width: 1440, height: 900 } })

test.skip(process.env.E2E_EXTERNAL !== undefined, 'a site elsewhere has its staff already')
test.describe.configure({ mode: 'serial' })
test.use({ expectedErrors: [/401/] })

let pair: SitePair
let folder: string
let log: FileHandle

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-texts-'))
  log = await open(join(folder, 'log'), 'a')
  pair = await preparePair({ LOG_LEVEL: 'debug' }, [], log.fd)
  await pair.startUpstream()
  await pair.startSite()
})
test.afterAll(async () => {
  await pair?.end()
  await log?.close()
  await rm(folder, { recursive: true, force: true })
})

const read = async (path: string) => (await fetch(`${pair.siteUrl}${path}`)).text()

function partsOf(page: Page) {
  return {
    frame: page.frameLocator(`iframe[title="${say('site.frame')}"][aria-busy="false"]`),
    list: page.getByRole('navigation', { name: say('site.texts') }),
    english: page.getByRole('group', { name: 'English' }).getByRole('textbox'),
  }
}

function faultsOf(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  return faults
}

const draft = 'A drafted heading'
const hostile = 'Desks </script><img src=x onerror=alert(1)> everywhere'
const shown = 'Desks &lt;/script&gt;&lt;img src=x onerror=alert(1)&gt; everywhere'

test('an editor finds a text by its words and submits it; nobody sees it before a publisher publishes it', async ({
  browser,
}) => {
  const before = await read('/en')
  const { lead } = readiness
  const editor = await signedIn(pair, browser, 'editor', 'Lin Editor', { box: 'lin' })
  await visit(editor, '/admin/site?q=')
  await editor.getByRole('searchbox').first().fill(lead)
  await editor.getByRole('searchbox').first().press('Enter')
  await editor.getByRole('rowheader').first().getByRole('link').first().click()
  const english = editor.getByRole('group', { name: 'English' }).getByRole('textbox')
  await expect(english).toHaveValue(lead)
  await english.fill('{n} desks')
  await expect(editor.getByRole('alert').filter({ hasText: 'braces' })).toBeVisible()
  await expect(editor.getByRole('button', { name: say('site.submit') })).toBeDisabled()
  await english.fill(hostile)
  await editor.getByRole('button', { name: say('site.submit') }).click()
  await expect(editor.getByText(say('site.states.submitted'))).toBeVisible()
  await expect(editor.getByText('Only the English is changed')).toBeVisible()
  expect(await read('/en/trial/test')).toContain(lead)
  expect(await read('/en')).toBe(before)

  const publisher = await signedIn(pair, browser, 'publisher', 'Gu Publisher', { box: 'gu' })
  await visit(publisher, '/admin/site?q=')
  await publisher.getByRole('checkbox').check()
  const publish = publisher.getByRole('button', { name: say('site.publishChosen') })
  // half a time is not now
  const fields = publisher.getByRole('textbox')
  const day = fields.and(publisher.getByLabel(say('site.at')))
  const time = fields.and(publisher.getByLabel(say('admin.dates.time')))
  for (const [typed, missing, text] of [
    [day, time, '2099-01-01'],
    [time, day, '09:30'],
  ] as const) {
    await typed.fill(text)
    await publish.click()
    await expect(missing).toHaveAccessibleDescription('Fill in this field.')
    await typed.fill('')
  }
  await publish.click()
  await expect(publisher.getByText(say('site.states.published'), { exact: true })).toBeVisible()
  await expect.poll(() => read('/en/trial/test'), { timeout: 30_000 }).toContain(shown)
  expect(await read('/cn/trial/test')).not.toContain(shown)

  const visitor = await (await browser.newContext({ baseURL: pair.siteUrl })).newPage()
  const faults = faultsOf(visitor)
  await visit(visitor, '/en/trial/test')
  await expect(visitor.getByText(hostile)).toBeVisible()
  expect(faults).toEqual([])
})

test('a text is changed where it stands on its page, which shows it once typing rests, and no visitor before it is published', async ({
  browser,
}) => {
  const publisher = await signedIn(pair, browser, 'publisher', 'Bo Publisher', { box: 'bo' })
  const faults = faultsOf(publisher)
  await visit(publisher, '/admin/site?page=/en/trial/test')
  await publisher.getByRole('radio', { name: say('site.phone') }).check({ force: true })
  const { frame, english } = partsOf(publisher)
  await frame.locator('main h1').click()
  await expect(english).toBeFocused()
  await expect(english).toHaveValue(readiness.title)
  // a preview that fails once leaves what is shown, and is asked for again
  await publisher.route('**/_serverFn/**', (route) => route.abort(), { times: 1 })
  await english.fill('A heading')
  await expect(frame.locator('main h1')).toHaveText('A heading')
  expect(faults.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')])
  const asked = publisher.waitForRequest((request) => request.postData()?.includes(draft) ?? false)
  await english.fill(draft)
  await expect(frame.locator('main h1')).toHaveText(draft)
  await publisher.getByRole('button', { name: say('site.save') }).click()
  await expect(publisher.getByText(say('site.saved'))).toBeVisible()

  // a draft is shown to staff alone
  for (const path of ['/en/trial/test', '/en', '/en/search?q=readiness', '/llms.txt', '/feed/en.xml'])
    expect(await read(path), path).not.toMatch(/drafted|[\u200c\u200d]{9}/i)
  // its request, sent without the session
  const request = await asked
  const again = async (page: Page) => (await page.request.fetch(request)).text()
  expect(await again(publisher)).toContain(draft)
  expect(await again(await (await browser.newContext()).newPage())).not.toContain(draft)
  const logged = await readFile(join(folder, 'log'), 'utf8')
  expect(logged).toContain('/en/trial/test')
  expect(logged).not.toMatch(/drafted/i)
  await publisher.getByRole('link', { name: say('site.back') }).click()
  await expect(frame.locator('main h1')).toHaveText(draft)

  await visit(publisher, '/admin/site?page=/en/trial/test&path=readiness/title')
  await publisher.getByRole('button', { name: say('site.discard.submit') }).click()
  await publisher
    .getByRole('dialog')
    .getByRole('button', { name: say('site.discard.submit') })
    .click()
  await expect(frame.locator('main h1')).toHaveText(readiness.title)
  expect(faults).toEqual([])
})

test('the keyboard chooses a text in the list beside its page, and Escape and Back lead back to it', async ({
  browser,
}) => {
  const editor = await signedIn(pair, browser, 'editor', 'Ma Editor', { box: 'ma' })
  await visit(editor, '/admin/site?page=/en/trial/test')
  await editor.getByRole('radio', { name: say('site.phone') }).check({ force: true })
  const { frame, english, list } = partsOf(editor)
  const section = list.locator('summary', { hasText: readiness.title })
  await expect(section).toBeVisible()
  // past the frame, which has no stop
  await editor.getByRole('link', { name: say('site.allTexts') }).press('Tab')
  await expect(list.locator('summary').first()).toBeFocused()
  await section.press('Enter')
  const item = list.getByRole('link', { name: readiness.title, exact: true })
  // what a summary hides takes no focus before the next frame
  await expect(item).toBeInViewport()
  await section.press('Tab')
  await expect(item).toBeFocused()
  await expect(frame.locator('main h1 [data-open]')).toHaveText(readiness.title)
  for (const leave of [() => english.press('Escape'), () => editor.goBack()]) {
    await item.press('Enter')
    await expect(english).toBeFocused()
    await expect(english).toHaveValue(readiness.title)
    await leave()
    await expect(item).toBeFocused()
  }
  // of a text that was pointed at
  await frame.locator('main h2', { hasText: readiness.table.heading }).click()
  await english.press('Escape')
  await expect(list.getByRole('link', { name: readiness.table.heading, exact: true })).toBeFocused()

  await list.locator('summary', { hasText: say('site.seo') }).click()
  await list.getByRole('link', { name: readiness.seo.description, exact: true }).click()
  await expect(english).toHaveValue(readiness.seo.description)
  await expect(editor.getByText(say('site.notSeen'))).toBeVisible()
})

test('a text is chosen before the pictures of its page have come, and a link leads nowhere', async ({
  browser,
}) => {
  const editor = await signedIn(pair, browser, 'editor', 'Wu Editor', { box: 'wu' })
  await editor.route(
    () => true,
    (route) => (route.request().resourceType() === 'image' ? undefined : route.fallback()),
  )
  await visit(editor, '/admin/site?page=/en')
  await editor.getByRole('radio', { name: say('site.phone') }).check({ force: true })
  const { frame, english } = partsOf(editor)
  await frame.locator('footer a[href="/en/about/contact"]').click()
  await expect(editor.getByRole('link', { name: '/en/about/contact' })).toBeVisible()
  await frame.locator('main h2', { hasText: home.relation.heading }).click()
  await expect(editor.getByRole('heading', { level: 1, name: home.relation.heading })).toBeVisible()
  await expect(english).toHaveValue(home.relation.heading)
})

test('it is taken back by one click, and is in the audit', async ({ browser }) => {
  const publisher = await signedIn(pair, browser, 'admin', 'Han Admin', { box: 'han' })
  await visit(publisher, '/admin/site?q=')
  await publisher.getByRole('rowheader').first().getByRole('link').first().click()
  await publisher.getByRole('button', { name: say('site.takeBack') }).click()
  await expect(publisher.getByText(say('site.takenBack'))).toBeVisible()
  await expect.poll(() => read('/en/trial/test'), { timeout: 30_000 }).not.toContain(shown)
  await publisher.goto('/admin/audit')
  await expect(publisher.getByText(/restored the previous site text/)).toBeVisible()
})

test('a publisher puts another product first in the carousel, and hides an industry; visitors see it in both languages', async ({
  browser,
}) => {
  const publisher = await signedIn(pair, browser, 'publisher', 'Gu Third', { box: 'gu3' })
  const open = async (name: string) => {
    await visit(publisher, '/admin/site?q=')
    await publisher.getByRole('link', { name }).click()
    await expect(publisher.getByRole('heading', { level: 1, name })).toBeVisible()
  }
  const publish = async () => {
    await publisher.getByRole('button', { name: say('site.publish'), exact: true }).click()
    await expect(publisher.getByText(say('site.states.published'), { exact: true })).toBeVisible()
  }
  await open('Products in the carousel')
  const products = publisher.getByRole('combobox', { name: 'Shown, in this order' })
  await expect(products).toHaveCount(4)
  await products.nth(3).selectOption('MVDA')
  await expect(publisher.getByRole('alert').filter({ hasText: 'same' }).first()).toBeVisible()
  await expect(publisher.getByRole('button', { name: say('site.publish'), exact: true })).toBeDisabled()
  await products.nth(0).selectOption('A2M')
  await publisher.getByRole('button', { name: 'Move item 2 up' }).click()
  await expect(products.nth(0)).toHaveValue('centerview')
  await publish()
  await open('Industries among the customers')
  await publisher.getByRole('button', { name: 'Remove item 1' }).click()
  await publish()
  for (const [lang, finance, energy] of [
    ['cn', '金融', '能源'],
    ['en', 'Finance', 'Energy'],
  ] as const) {
    const slides = async () =>
      [...(await read(`/${lang}`)).matchAll(/id="slide-(\w+)"/g)].map(([, key]) => key)
    await expect.poll(slides, { timeout: 30_000 }).toEqual(['centerview', 'a2m', 'dsc', 'mvda'])
    const industries = async () => {
      const [, html] = /id="customers"(.*?)id="honours"/s.exec(await read(`/${lang}`)) ?? []
      return [html?.includes(finance), html?.includes(energy)]
    }
    await expect.poll(industries, { timeout: 30_000 }).toEqual([false, true])
  }
  const visitor = await (await browser.newContext({ baseURL: pair.siteUrl })).newPage()
  const faults = faultsOf(visitor)
  await visit(visitor, '/en')
  const slide = visitor.getByRole('group', { name: 'Slide 1 of 4: CenterView' })
  await expect(slide.getByRole('figure')).toBeAttached()
  await visitor.getByRole('button', { name: 'Next slide' }).click()
  await expect(visitor.getByRole('heading', { name: 'Keep the PC application.' })).toBeInViewport()
  expect(faults).toEqual([])
})
