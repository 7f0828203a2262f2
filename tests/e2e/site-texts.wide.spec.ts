import readiness from '../../i18n/en/readiness/index.ts'
import type { Program } from '../../tools/processes/program.ts'
import { preparePair, type SitePair } from '../site-pair.ts'
import { expect, hydrated, test } from './fixture.ts'
import { signedIn } from './staff-page.ts'

test.skip(process.env.E2E_EXTERNAL !== undefined, 'a site elsewhere has its staff already')
test.describe.configure({ mode: 'serial', timeout: 180_000 })
test.use({ expectedErrors: [/401/] })

let pair: SitePair
let upstream: Program
let site: Program

test.beforeAll(async () => {
  pair = await preparePair()
  upstream = await pair.startUpstream()
  site = await pair.startSite()
})
test.afterAll(() => pair?.end())

const read = async (path: string) => (await fetch(`${pair.siteUrl}${path}`)).text()
const hostile = 'Desks </script><img src=x onerror=alert(1)> everywhere'
const shown = 'Desks &lt;/script&gt;&lt;img src=x onerror=alert(1)&gt; everywhere'

test('an editor finds a text by its words and submits it; nobody sees it before a publisher publishes it', async ({
  browser,
}) => {
  const before = await read('/en')
  const { lead } = readiness
  const editor = await signedIn(pair, browser, 'editor', 'Lin Editor', 'lin')
  await editor.goto('/admin/site')
  await hydrated(editor)
  await editor.getByRole('searchbox').first().fill(lead)
  await editor.getByRole('searchbox').first().press('Enter')
  await editor.getByRole('rowheader').first().getByRole('link').click()
  const english = editor.getByRole('group', { name: 'English' }).getByRole('textbox')
  await expect(english).toHaveValue(lead)
  await english.fill('{n} desks')
  await expect(editor.getByRole('alert').filter({ hasText: 'braces' })).toBeVisible()
  await expect(editor.getByRole('button', { name: 'Submit' })).toBeDisabled()
  await english.fill(hostile)
  await editor.getByRole('button', { name: 'Submit' }).click()
  await expect(editor.getByText('Waiting to be published')).toBeVisible()
  await expect(editor.getByText('Only the English is changed')).toBeVisible()
  expect(await read('/en/trial/test')).toContain(lead)
  expect(await read('/en')).toBe(before)

  const publisher = await signedIn(pair, browser, 'publisher', 'Gu Publisher', 'gu')
  await publisher.goto('/admin/site')
  await hydrated(publisher)
  await publisher.getByRole('checkbox').check()
  await publisher.getByRole('button', { name: 'Publish the chosen texts' }).click()
  await expect(publisher.getByText('Published', { exact: true })).toBeVisible()
  await expect.poll(() => read('/en/trial/test'), { timeout: 30_000 }).toContain(shown)
  expect(await read('/cn/trial/test')).not.toContain(shown)

  const visitor = await (await browser.newContext({ baseURL: pair.siteUrl })).newPage()
  const faults: string[] = []
  visitor.on('pageerror', ({ message }) => faults.push(message))
  visitor.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await visitor.goto('/en/trial/test')
  await hydrated(visitor)
  await expect(visitor.getByText(hostile)).toBeVisible()
  expect(faults).toEqual([])
})

test('it stays while the upstream is away, is taken back by one click, and is in the audit', async ({
  browser,
}) => {
  const publisher = await signedIn(pair, browser, 'admin', 'Han Admin', 'han')
  await Promise.all([upstream.stop(), site.stop()])
  site = await pair.startSite()
  expect(await read('/en/trial/test')).toContain(shown)
  upstream = await pair.startUpstream()
  // the site asks an upstream that was away again after a while
  await expect(async () => {
    await publisher.goto('/admin/site')
    await expect(publisher.getByRole('rowheader').first()).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await hydrated(publisher)
  await publisher.getByRole('rowheader').first().getByRole('link').click()
  await publisher.getByRole('button', { name: 'Restore what was public before' }).click()
  await expect(publisher.getByText('Restored.')).toBeVisible()
  await expect.poll(() => read('/en/trial/test'), { timeout: 30_000 }).not.toContain(shown)
  await publisher.goto('/admin/audit')
  await expect(publisher.getByText(/restored the previous site text/)).toBeVisible()
})
