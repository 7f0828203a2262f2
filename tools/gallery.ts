// npm run gallery [words]: screenshots of the states whose names contain all words, on gallery/index.html

import { randomUUIDv7 } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { leadStatuses } from '#contract/keys.ts'
import { productKeys, trialIds } from '#contract/products.ts'
import { migrate } from '../api/db/migrate.ts'
import { openDatabase } from '../api/db/open-database.ts'
import type { Database } from '../api/db/tables.ts'
import { inviteFirstAdministrator } from '../api/staff/identity/invitations.ts'
import { everyMail, type SampleMail } from '../tests/mail/every-mail.ts'
import { provideBrowser } from '../tests/setup/provide-browser.ts'
import { askForCode, postTrialForm, preparePair, type SitePair } from '../tests/site-pair.ts'
import {
  openState,
  pageStates,
  phases,
  type State,
  screenStates,
  staffStates,
  troubleStates,
} from '../tests/states.ts'
import { addedRows, specRows } from '../tests/urls.ts'
import { buildSiteIfNeeded } from './build/build-site.ts'
import { generateWordsIfNeeded } from './build/generate-words.ts'

type Look = {
  widths?: readonly number[]
  options?: BrowserContextOptions
  /** default font size of the browser, px */
  text?: number
  print?: boolean
}

const looks: Record<string, Look> = {
  light: { widths: [390, 820, 1440, 2560] },
  dark: { widths: [390, 1440], options: { colorScheme: 'dark' } },
  'forced colours': { options: { forcedColors: 'active' } },
  'text 200 %': { text: 32 },
  'no script': { options: { javaScriptEnabled: false } },
  // A4 without margins
  print: { widths: [695], print: true },
}

const folder = 'gallery'
/** high pages on a busy machine */
const SCREENSHOT_MS = 60_000
const hasSession = ({ path }: State) => /^\/admin(?!\/(sign-in|invitation))/.test(path)

type Studio = {
  pair: SitePair
  browser: Browser
  /** browser executable */
  executablePath: string
  db: Database
  mails: readonly SampleMail[]
  /** a state's name must contain all of them */
  words: readonly string[]
  /** first administrator's session */
  signedIn: BrowserContextOptions
}

await runGallery(process.argv.slice(2))

async function runGallery(words: readonly string[]): Promise<void> {
  generateWordsIfNeeded()
  if (!(await buildSiteIfNeeded())) process.exit(1)
  mkdirSync(folder, { recursive: true })
  const pair = await preparePair()
  const upstream = await pair.startUpstream()
  await pair.startSite()
  const executablePath = provideBrowser()
  const browser = await launch(executablePath)
  const db = await openDatabase({ dataDir: pair.dataDir })
  try {
    const mails = await sampleMails()
    await takeAll({ pair, browser, executablePath, db, mails, words, signedIn: {} }, () => upstream.stop())
  } finally {
    await db.destroy()
    await browser.close()
    await pair.end()
    writeFileSync(`${folder}/index.html`, page(readdirSync(folder).filter((file) => file.endsWith('.jpg'))))
    console.log(`${folder}/index.html`)
  }
}

async function takeAll(studio: Studio, stopUpstream: () => Promise<unknown>): Promise<void> {
  const screens = Object.entries(screenStates).flatMap(([screen, states]) =>
    states.map((state) => ({ ...state, name: `${screen}: ${state.name}` })),
  )
  const pages = [...specRows, ...addedRows].flatMap(({ paths: [path] }) =>
    path === undefined ? [] : [{ name: path || '/', path }],
  )
  const all: State[] = [...screens, ...pages, ...pageStates, ...troubleStates, ...staffStates]
  const shots = Object.entries(looks).flatMap(([look, { widths = [390], ...rest }]) =>
    ['cn', 'en'].flatMap((lang) => widths.map((width) => ({ ...rest, look, lang, width }))),
  )
  for (const shot of shots) await takeMails(studio, shot)
  for (const phase of phases) {
    if (phase === 'empty') studio.signedIn = await signIn(studio)
    if (phase === 'one') await apply(studio.pair)
    if (phase === 'many') await fill(studio.db)
    if (phase === 'away') await stopUpstream()
    for (const shot of shots)
      await take(
        studio,
        all.filter(({ when = 'many' }) => when === phase),
        shot,
      )
  }
}

type Shot = Omit<Look, 'widths'> & { look: string; width: number; lang: string }

async function take(studio: Studio, states: readonly State[], shot: Shot): Promise<void> {
  const { look, lang, width, options, print } = shot
  for (const isStaff of print || options?.javaScriptEnabled === false ? [false] : [false, true]) {
    const chosen = states
      .filter((state) => hasSession(state) === isStaff)
      .map((state) => ({ ...state, name: `${state.name}, ${look}, ${lang}, ${width}` }))
      // printed pages show a poster instead of the screens
      .filter(({ name, part }) => studio.words.every((word) => name.includes(word)) && !(print && part))
    if (chosen.length > 0)
      await openWindow(
        studio,
        { ...shot, options: { ...options, ...(isStaff && studio.signedIn) } },
        async (page) => {
          for (const state of chosen) await photograph(page, state, shot)
        },
      )
  }
}

async function takeMails(studio: Studio, shot: Shot): Promise<void> {
  const { look, lang, width } = shot
  const chosen = studio.mails
    .filter((mail) => mail.lang === lang)
    .map(({ name, html }) => ({ html, name: `mail ${name}, ${look}, ${lang}, ${width}` }))
    .filter(({ name }) => studio.words.every((word) => name.includes(word)))
  if (chosen.length > 0)
    await openWindow(studio, shot, async (page) => {
      for (const { name, html } of chosen) {
        await page.setContent(html)
        await page.screenshot({
          path: `${folder}/${name}.jpg`,
          quality: 70,
          type: 'jpeg',
          fullPage: true,
          timeout: SCREENSHOT_MS,
        })
      }
    })
}

async function openWindow(
  { pair, browser, executablePath }: Studio,
  { lang, width, options, text, print }: Shot,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const window = text ? await launch(executablePath, `--blink-settings=defaultFontSize=${text}`) : browser
  const context = await window.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    baseURL: pair.siteUrl,
    ...options,
  })
  await context.addCookies([{ name: 'admin-lang', value: lang, url: `${pair.siteUrl}/admin` }])
  const page = await context.newPage()
  page.setDefaultTimeout(4000)
  if (print) await page.emulateMedia({ media: 'print' })
  await use(page)
  await context.close()
  if (text) await window.close()
}

function launch(executablePath: string, ...args: string[]): Promise<Browser> {
  return chromium.launch({ executablePath, args: ['--disable-gpu', '--no-sandbox', ...args] })
}

async function photograph(page: Page, state: State, { lang, print, options }: Shot): Promise<void> {
  const { name, path, part } = state
  const path_ = `${folder}/${name.replaceAll('/', '_')}`
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const isBare = options?.javaScriptEnabled === false
  await (isBare ? page.goto(`/${lang}${path}`) : openState(page, state, lang)).catch((error) =>
    console.warn(`${name}: ${String(error).split('\n')[0]}`),
  )
  if (!isBare) await page.evaluate(showImages)
  if (!/loading|failed/.test(name))
    await page
      .locator('.a-skeleton, #nprogress')
      .first()
      .waitFor({ state: 'detached' })
      .catch(() => console.warn(`${name}: still loading`))
  const place = part ? page.locator(part).first() : page
  await place.screenshot({
    path: `${path_}.jpg`,
    quality: 70,
    type: 'jpeg',
    timeout: SCREENSHOT_MS,
    ...(part ? {} : { fullPage: true }),
  })
  if (print && !part) await page.pdf({ path: `${path_}.pdf`, preferCSSPageSize: true, printBackground: true })
}

/** Lazy images never come near the viewport in a window as high as the page. */
async function showImages(): Promise<void> {
  const images = [...document.querySelectorAll('img')].filter((image) => image.checkVisibility())
  for (const image of images) image.loading = 'eager'
  await Promise.all(images.map((image) => image.decode().catch(() => {})))
}

/** The contact sheet: the tops of all pictures, by look. */
function page(files: readonly string[]): string {
  const rows = Object.groupBy(files, (file) => file.replace(/^.*?, (?=[^,]+, \w\w, \d+\.jpg$)/, ''))
  const figure = (file: string) =>
    `<figure><a href="${encodeURIComponent(file)}"><img loading=lazy src="${encodeURIComponent(file)}"></a><figcaption>${file.replace(/, [^,]+, \w\w, \d+\.jpg$/, '')}</figcaption></figure>`
  const sections = Object.entries(rows).map(
    ([look, shown = []]) => `<h2>${look.slice(0, -4)}</h2><section>${shown.map(figure).join('')}</section>`,
  )
  return `<!doctype html><meta charset=utf-8><title>Gallery</title><style>body{font:12px system-ui;background:#eee}
section{display:grid;grid-template-columns:repeat(auto-fill,minmax(15rem,1fr));gap:8px}figure{margin:0}img{display:block;inline-size:100%;block-size:20rem;object-fit:cover;object-position:top;border:1px solid #999}</style>${sections.join('\n')}`
}

async function sampleMails(): Promise<SampleMail[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mails-'))
  const db = await openDatabase({ dataDir })
  await migrate(db)
  const mails = await everyMail(db)
  await db.destroy()
  rmSync(dataDir, { recursive: true })
  return mails
}

async function signIn({ browser, pair, db }: Studio): Promise<BrowserContextOptions> {
  const context = await browser.newContext({ baseURL: pair.siteUrl })
  const page = await context.newPage()
  const token = await inviteFirstAdministrator(db, Date.now())
  await page.goto(`/admin/invitation?token=${token}`)
  await page.waitForFunction(() => !('$_TSR' in window))
  const typed = { email: 'gao@firm.example', name: '高远', password: 'a fence of seventeen posts' }
  for (const [name, text] of Object.entries(typed)) await page.locator(`main [name=${name}]`).fill(text)
  await page.locator('main [type=submit]').click()
  await page.waitForURL('**/admin')
  const storageState = await context.storageState()
  await context.close()
  return { storageState }
}

async function apply(pair: SitePair): Promise<void> {
  const email = 'zhang.san@firm.test'
  await askForCode(pair.upstreamUrl, email)
  const outbox = await fetch(`${pair.upstreamUrl}/outbox`, { headers: { accept: 'application/json' } })
  const { messages } = (await outbox.json()) as { messages: { code?: string }[] }
  await postTrialForm(pair.siteUrl, { name: '张三', email, code: messages[0]?.code ?? '', product: '8' })
}

/** More data, with short, long and non-Latin names. */
async function fill(database: Database): Promise<void> {
  const names = ['李四', 'Anne O’Hara-Li', '买买提·艾力江', '欧阳修远', 'Li Wei']
  const companies = [
    '',
    '某工程设计院',
    'Northern Institute for Precision Engineering and Measurement Ltd',
    '',
  ]
  const first = await database.selectFrom('trial_application').selectAll().executeTakeFirst()
  if (first)
    await database
      .insertInto('trial_application')
      .values(
        Array.from({ length: 60 }, (_, at) => ({
          ...first,
          id: randomUUIDv7(),
          reference: `T-7K3M-Q${String(at).padStart(3, '2')}`,
          fingerprint: String(at),
          name: names[at % names.length] ?? '',
          company: companies[at % companies.length] ?? '',
          product: Number(trialIds[productKeys[at % productKeys.length] ?? 'av']),
          lead_status: leadStatuses[at % leadStatuses.length] ?? 'new',
          received_at: first.received_at - at * 7_000_000,
        })),
      )
      .execute()
  await database
    .insertInto('redirect')
    .values(
      Array.from({ length: 40 }, (_, at) => ({
        id: randomUUIDv7(),
        from_path: `/article.php?id=${at}${at % 4 ? '' : '&category=the-long-name-of-a-page-of-the-site-before'}`,
        to_path: `/cn/about/news-detail/019b1a2c-3d4e-7f50-8a61-b2c3d4e5f6${String(at).padStart(2, '0')}`,
        status: at % 5 ? 301 : 302,
        version: 1,
        changed_at: Date.now() - at * 7_000_000,
      })),
    )
    .execute()
}
