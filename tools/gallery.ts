// npm run gallery [words]: photographs of the states whose names have one of the words, on gallery/index.html

import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { openDatabase } from '../api/db/open-database.ts'
import { inviteFirstAdministrator } from '../api/staff/identity/invitations.ts'
import { provideBrowser } from '../tests/setup/provide-browser.ts'
import { startThrowawaySite, type ThrowawaySite } from '../tests/setup/throwaway-site.ts'
import { askForCode, postTrialForm } from '../tests/site-pair.ts'
import { pageStates, type State, screenStates } from '../tests/states.ts'
import { addedRows, specRows, staffRoutes } from '../tests/urls.ts'
import { buildSiteIfNeeded } from './build/build-site.ts'
import { generateWordsIfNeeded } from './build/generate-words.ts'

type Look = {
  widths?: readonly number[]
  options?: BrowserContextOptions
  /** default font size in px, of the browser's settings */
  text?: number
  print?: boolean
}

const looks: Record<string, Look> = {
  light: { widths: [390, 820, 1440] },
  dark: { options: { colorScheme: 'dark' } },
  'forced colours': { options: { forcedColors: 'active' } },
  'text 200 %': { text: 32 },
  'no script': { options: { javaScriptEnabled: false } },
  // A4 without its margins
  print: { widths: [695], print: true },
}

const folder = 'gallery'
const words = process.argv.slice(2)
const wanted = (name: string) => words.length === 0 || words.some((word) => name.includes(word))
const rows: string[] = []

generateWordsIfNeeded()
if (!(await buildSiteIfNeeded())) process.exit(1)
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
const site = await startThrowawaySite()
const executablePath = provideBrowser()
const browser = await chromium.launch({ executablePath, args: ['--disable-gpu', '--no-sandbox'] })
try {
  await takeAll()
  writeFileSync(
    `${folder}/index.html`,
    `<!doctype html><meta charset=utf-8><title>Gallery</title><style>body{font:14px system-ui;background:#eee}
section{display:flex;gap:12px;overflow-x:auto;align-items:start}img{max-width:60vw;height:auto;border:1px solid #999}figure{margin:0}</style>${rows.join('\n')}`,
  )
  console.log(`${folder}/index.html`)
} finally {
  await browser.close()
  await site.stop()
}

async function takeAll(): Promise<void> {
  const screens = Object.entries(screenStates).flatMap(([screen, states]) =>
    states.map((state) => ({ ...state, name: `${screen}: ${state.name}` })),
  )
  const pages = [...specRows, ...addedRows].flatMap(({ paths: [path] }) =>
    path === undefined ? [] : [{ name: path || '/', path }],
  )
  for (const [look, { widths = [390], ...rest }] of Object.entries(looks))
    for (const lang of ['cn', 'en'])
      for (const width of widths)
        await take([...screens, ...pages, ...pageStates], look, { ...rest, width, lang })
  if (wanted('staff')) await takeStaff(browser, site)
}

type Shot = Omit<Look, 'widths'> & { width: number; lang: string }

async function take(states: readonly State[], look: string, shot: Shot): Promise<void> {
  const { width, lang } = shot
  const chosen = states.filter(({ name }) => wanted(`${name}, ${look}, ${lang}, ${width}`))
  if (chosen.length === 0) return
  const page = await open(shot)
  const figures: string[] = []
  for (const { name, path, act, part } of chosen) {
    await page.goto(`${site.siteUrl}/${lang}${path}`)
    figures.push(await photograph(page, `${name}, ${look}, ${lang}, ${width}`, shot, { act, part }))
  }
  rows.push(`<h2>${look}, ${lang}, ${width}</h2><section>${figures.join('')}</section>`)
  await page.context().close()
}

async function open({ width, text, print, options }: Shot): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  })
  const page = await context.newPage()
  page.setDefaultTimeout(3000)
  if (print) await page.emulateMedia({ media: 'print' })
  if (text) {
    const session = await context.newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: text, fixed: text } })
  }
  return page
}

async function photograph(
  page: Page,
  name: string,
  { print, options }: Partial<Shot>,
  { act, part }: Partial<State> = {},
): Promise<string> {
  const file = name.replaceAll(/[^\w-]+/g, '-')
  if (options?.javaScriptEnabled !== false) {
    await page.waitForFunction(() => !('$_TSR' in window))
    if (part?.includes('.scr')) {
      await page.locator(part).first().scrollIntoViewIfNeeded()
      await page.locator('.scr[data-live], .scr:not(:has(.scr__win))').first().waitFor()
    }
    await act?.(page).catch((error) => console.warn(`${name}: ${error}`))
    await page.evaluate(() => document.fonts.ready)
  }
  const place = part ? page.locator(part).first() : page
  await place.screenshot({
    path: `${folder}/${file}.jpg`,
    quality: 70,
    type: 'jpeg',
    ...(part ? {} : { fullPage: true }),
  })
  if (print && !part)
    await page.pdf({ path: `${folder}/${file}.pdf`, preferCSSPageSize: true, printBackground: true })
  return `<figure><figcaption>${name}${print && !part ? ` <a href="${file}.pdf">PDF</a>` : ''}</figcaption><a href="${file}.jpg"><img loading=lazy src="${file}.jpg"></a></figure>`
}

/** The staff's pages, empty and with applications, as the first administrator sees them. */
async function takeStaff(from: Browser, { siteUrl, apiBaseUrl, dataDir }: ThrowawaySite): Promise<void> {
  const context = await from.newContext({ reducedMotion: 'reduce', baseURL: siteUrl })
  const page = await context.newPage()
  const db = await openDatabase({ dataDir })
  const token = await inviteFirstAdministrator(db, Date.now())
  await db.destroy()
  await page.goto(`/admin/invitation?token=${token}`)
  await page.waitForFunction(() => !('$_TSR' in window))
  for (const [name, text] of Object.entries({
    email: 'gao@firm.example',
    name: '高远',
    password: 'a fence of seventeen posts',
  }))
    await page.locator(`main [name=${name}]`).fill(text)
  await page.locator('main [type=submit]').click()
  await page.waitForURL('**/admin')
  for (const state of ['empty', 'filled']) {
    if (state === 'filled') await apply(apiBaseUrl, siteUrl)
    for (const lang of ['cn', 'en'])
      for (const width of [390, 820, 1440]) {
        await context.addCookies([{ name: 'admin-lang', value: lang, url: `${siteUrl}/admin` }])
        await page.setViewportSize({ width, height: 900 })
        const figures: string[] = []
        for (const route of staffRoutes.filter((one) => !/upload|sign-in|invitation|history/.test(one))) {
          const list = route.replace(/\/\$id.*/, '')
          const name = `${route}, ${state}, ${lang}, ${width}`
          if (!wanted(`staff ${name}`) && !words.includes('staff')) continue
          await page.goto(list)
          const act =
            list === route ? undefined : () => page.locator(`main a[href^="${list}/"]`).first().click()
          figures.push(await photograph(page, name, {}, { act }))
        }
        rows.push(`<h2>staff, ${state}, ${lang}, ${width}</h2><section>${figures.join('')}</section>`)
      }
  }
}

/** Applications under names that are short, long, and not written in one alphabet. */
async function apply(apiBaseUrl: string, siteUrl: string): Promise<void> {
  for (const [at, name] of ['张三', 'Anne O’Hara-Li', '买买提·艾力江', '欧阳修远', 'Li Wei'].entries()) {
    const email = `applicant${at}@firm.test`
    await askForCode(apiBaseUrl, email)
    const outbox = await fetch(`${apiBaseUrl}/outbox`, { headers: { accept: 'application/json' } })
    const { messages } = (await outbox.json()) as { messages: { code?: string }[] }
    await postTrialForm(siteUrl, {
      name,
      email,
      code: messages[0]?.code ?? '',
      product: ['8', '1', '7'][at % 3] ?? '8',
    })
  }
}
