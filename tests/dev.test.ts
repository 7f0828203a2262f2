import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Browser, chromium, type Page, expect as seen } from '@playwright/test'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { freePort } from '../tools/processes/free-port.ts'
import { findBrowser } from './setup/find-browser.ts'

/** Milliseconds until an edit is seen, on a machine with other work. */
const timeout = 60_000
const polling = { timeout, interval: 500 }
const tree = mkdtempSync(join(tmpdir(), 'site-dev-'))
let site: string
let dev: ChildProcess
let browser: Browser
let output = ''

beforeAll(async () => {
  copyTree()
  leaveApplication()
  const port = await freePort()
  site = `http://localhost:${port}`
  const { NODE_ENV, VITEST, ...env } = process.env
  const settings = { PORT: `${port}`, API_PORT: `${await freePort()}`, DATA_DIR: join(tree, '.data') }
  dev = spawn(process.execPath, ['tools/run.mjs', 'dev'], {
    cwd: tree,
    env: { ...env, ...settings },
    // the channel ends it with this process
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  for (const stream of [dev.stdout, dev.stderr])
    stream?.on('data', (data) => {
      output += data
    })
  browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
  await vi.waitFor(() => expect(output).toContain(ready), { timeout: 2 * timeout })
}, 3 * timeout)

// the next try begins with the files as they were
afterEach(takeBack)

afterAll(async () => {
  await browser?.close()
  if (dev?.kill()) await once(dev, 'exit')
  rmSync(tree, { recursive: true, force: true })
})

test('the layers of the first page are in order before any script has run', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const first = await context.newPage()
  await first.goto(`${site}/en`)
  const button = first.locator('main a.btn').first()
  await seen(button).toHaveCSS('text-decoration-line', 'none')
  expect(await button.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(255, 255, 255)')
  await context.close()
})

test('the pages of the staff bring the browser nothing that only a server has', {
  timeout: 2 * timeout,
}, async () => {
  // without a bundler nothing is dropped that a module imports and the browser never calls
  const { page, problems } = await watchedPage()
  await page.goto(`${site}/admin/sign-in`)
  await hydrated(page)
  expect(problems).toEqual([])
  await page.close()
})

test('an edit of each kind is seen, and that it is taken back', { timeout: 10 * timeout }, async () => {
  const { page, problems } = await watchedPage()
  // a retry does not read what the try before it left in the terminal
  const since = output.length
  const starts = () => output.slice(since).split(restarted).length - 1
  await page.goto(`${site}/en/about/news`)
  // code that is newer than the document would not match it
  await hydrated(page)
  const title = page.locator('h1')
  const leads = page.locator('.ihead p')
  // where a reload meets a document of before the edit, both are there for a moment
  const lead = leads.first()
  const color = await lead.evaluate((element) => getComputedStyle(element).color)

  edit('src/ui/page-head.tsx', 'title={title} lead={children}', 'title="New component" lead={children}')
  await seen(title).toHaveText('New component', { timeout })
  expect(problems).toEqual([])
  expect(await html()).toContain('New component')
  edit('i18n/en/news/index.ts', 'Product articles, release notes and company news.', 'New words.')
  await seen(lead).toHaveText('New words.', { timeout })
  expect(await html()).toContain('New words.')
  edit('src/ui/page-head.css', 'color: var(--text-2);\n      max', 'color: rgb(1, 2, 3);\n      max')
  await seen(lead).toHaveCSS('color', 'rgb(1, 2, 3)', { timeout })

  edit(
    'src/news/news.server.ts',
    'return { items, next',
    "return { items: items.map((item) => ({ ...item, title: 'New server' })), next",
  )
  await expect.poll(html, polling).toContain('New server')
  edit(
    'app/routes/$lang/_about/about/news.tsx',
    'head: (context) => newsHead(context, context.loaderData)',
    "head: () => ({ meta: [{ title: 'New route' }] })",
  )
  await expect.poll(html, polling).toContain('New route')
  // a busy machine is late with an answer now and then
  const said = output
    .slice(Math.max(since, output.indexOf(ready) + ready.length))
    .replace(/^.*upstream trouble.*$/gm, '')
    // a page that is loaded again leaves requests behind
    .replace(/^Error: aborted\n[\s\S]*?^}$/gm, '')
  expect(said.trim(), 'the terminal is quiet').toBe('')
  edit(
    'api/news/news-store.ts',
    "fn.coalesce('wanted.summary', 'original.summary')",
    "sql<string>`'New upstream'`",
  )
  await vi.waitFor(() => expect(starts()).toBe(1), polling)
  expect(await html()).toContain('New upstream')
  expect(output.match(/makes the first administrator/g), 'the link stays good').toHaveLength(1)

  takeBack()
  await vi.waitFor(() => expect(starts()).toBe(2), polling)
  await expect.poll(html, polling).not.toMatch(/New (component|words|server|route|upstream)/)
  await seen(title).toHaveText('News', { timeout })
  await seen(lead).toHaveCSS('color', color, { timeout })
  await seen(leads).toHaveCount(1, { timeout })
})

test('an error is shown with its stack, and is over when it is taken back', {
  timeout: 3 * timeout,
}, async () => {
  edit('src/news/news-page.tsx', "const words = useWords('news').list", "throw new Error('on purpose')")
  await expect.poll(async () => (await fetch(`${site}/en/about/news`)).status, polling).toBe(500)
  await vi.waitFor(() => expect(output).toMatch(/on purpose[\s\S]*news-page\.tsx/), polling)
  const { page } = await watchedPage()
  await page.goto(`${site}/en/about/news`)
  await seen(page.locator('h1')).toHaveText('500', { timeout })
  takeBack()
  await expect.poll(async () => (await fetch(`${site}/en/about/news`)).status, polling).toBe(200)
  // nobody has to load it again
  await seen(page.locator('h1')).toHaveText('News', { timeout })
  await page.close()
})

test('an application that waits in the inbox is delivered', async () => {
  await expect.poll(() => inbox((database) => database.prepare(delivered).get()), polling).toBeDefined()
})

const delivered = "select id from inbox where body = '' and delivered_at is not null"

/** As the site has kept it when it ended. */
function leaveApplication(): void {
  mkdirSync(join(tree, '.data', 'site'), { recursive: true })
  inbox((database) =>
    database.exec(`create table inbox (id text primary key, body text not null, digest text not null,
      created_at text not null, attempts integer not null, next_at integer not null, delivered_at text) strict;
      insert into inbox values ('${crypto.randomUUID()}', '{}', '', '', 0, 0, null)`),
  )
}

function inbox<T>(work: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(join(tree, '.data', 'site', 'inbox.sqlite'), { timeout: 5_000 })
  try {
    return work(database)
  } finally {
    database.close()
  }
}

const ready = 'Ctrl-C stops both.'
const restarted = 'api/news/news-store.ts changed: the upstream was started again.'
const originals = new Map<string, string>()

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(join(tree, file), 'utf8')
  expect(text).toContain(from)
  if (!originals.has(file)) originals.set(file, text)
  writeFileSync(join(tree, file), text.replace(from, to))
}

function takeBack(): void {
  for (const [file, text] of originals) writeFileSync(join(tree, file), text)
  originals.clear()
}

/** A page whose console errors and exceptions are noted. */
async function watchedPage(): Promise<{ page: Page; problems: string[] }> {
  const problems: string[] = []
  const page = await browser.newPage()
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', ({ stack }) => problems.push(`${stack}`))
  return { page, problems }
}

/** Start removes its payload once it has hydrated. */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => !('$_TSR' in window), undefined, { timeout })
}

async function html(): Promise<string> {
  const response = await fetch(`${site}/en/about/news`)
  const text = await response.text()
  expect(response.status, text).toBe(200)
  return text
}

/** What git has or would take, then what is generated of the words, which must be younger; caches are its own. */
function copyTree(): void {
  const ask = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', ask, { encoding: 'utf8' }).split('\0').filter(Boolean)
  const generated = readdirSync('i18n').filter((name) => name.startsWith('i18n-'))
  for (const file of [...files, ...generated.map((name) => `i18n/${name}`)]) cpSync(file, join(tree, file))
  mkdirSync(join(tree, 'node_modules'))
  for (const name of readdirSync('node_modules'))
    if (!name.startsWith('.vite'))
      symlinkSync(resolve('node_modules', name), join(tree, 'node_modules', name))
}
