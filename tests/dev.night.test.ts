import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { type Browser, chromium, type Page, expect as seen } from '@playwright/test'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { freePort } from '../tools/processes/free-port.ts'
import { findBrowser } from './setup/find-browser.ts'

/** Milliseconds until an edit is seen, on a machine with other work. */
const timeout = 60_000
const polling = { timeout: 3 * timeout, interval: 100 }
const tree = mkdtempSync(join(tmpdir(), 'site-dev-'))
let site: string
let dev: ChildProcess
let browser: Browser
let output = ''

beforeAll(async () => {
  copyTree()
  const port = await freePort()
  site = `http://localhost:${port}`
  const { NODE_ENV, VITEST, ...env } = process.env
  const settings = { PORT: `${port}`, API_PORT: `${await freePort()}`, DATA_DIR: join(tree, '.data') }
  dev = spawn(process.execPath, ['tools/run.mjs', 'dev'], {
    cwd: tree,
    env: { ...env, ...settings },
    detached: true,
    // the channel ends it with this process
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  for (const stream of [dev.stdout, dev.stderr])
    stream?.on('data', (data) => {
      output += data
    })
  browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
  await vi.waitUntil(() => output.includes(ready) || dev.exitCode !== null, polling)
  expect(output).toContain(ready)
})

// the next one begins with the files as they were
afterEach(takeBack)

afterAll(async () => {
  await browser?.close()
  if (dev?.kill()) await once(dev, 'exit')
  // the rest of its group: the generator of the words never ends once its folder is gone
  try {
    if (dev?.pid) process.kill(-dev.pid, 'SIGKILL')
  } catch {
    // there is none left
  }
  rmSync(tree, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
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

test('the pages of the staff bring the browser nothing that only a server has', async () => {
  // without a bundler nothing is dropped that a module imports and the browser never calls
  const { page, problems } = await watchedPage()
  await page.goto(`${site}/admin/sign-in`)
  await hydrated(page)
  expect(problems).toEqual([])
  await page.close()
})

type Kind = {
  name: string
  /** what stands in place of a part of a file; of a file that is not there, its whole text */
  edits: [file: string, from: string, to: string][]
  /** text of the page, in the open one too; by default the name of the kind in capitals */
  shown?: string
  /** what the terminal and the page that could not be made say */
  failure?: RegExp
  /** what the open page says of a failure, where the browser meets it first: it has no source to show lines of */
  inBrowser?: RegExp
  /** a line of the terminal that belongs to it */
  line?: RegExp
  /** neither the page nor the server evaluates anything but what was edited */
  inPlace?: true
  more?: (page: Page) => Promise<unknown>
}

const list = 'src/news/news-page.tsx'
const server = 'src/news/news.server.ts'
const lead = '{words.lead}'
const words = 'Product articles, release notes and company news.'
const firstItem = 'return { items, nextCursor, staleSince: staleSince(reading), available: true }'
const titled = (title: string) =>
  `return { items: items.map((item) => ({ ...item, title: '${title}' })), nextCursor, staleSince: null, available: true }`

const kinds: Kind[] = [
  { name: 'component', edits: [[list, lead, 'COMPONENT']], inPlace: true },
  {
    name: 'style sheet',
    edits: [['src/ui/page-head.css', 'color: var(--text-2);\n      max', 'color: rgb(1, 2, 3);\n      max']],
    shown: words,
    inPlace: true,
    more: (page) => seen(page.locator('.ihead p')).toHaveCSS('color', 'rgb(1, 2, 3)', { timeout }),
  },
  { name: 'words', edits: [['i18n/en/news/index.ts', words, 'WORDS']] },
  {
    name: 'new key',
    edits: [
      ['i18n/cn/news/index.ts', '  list: {', "  list: {\n    fresh: 'x',"],
      ['i18n/en/news/index.ts', '  list: {', "  list: {\n    fresh: 'NEW KEY',"],
      [list, lead, '{words.fresh}'],
    ],
    more: () =>
      expect.poll(() => readFileSync(join(tree, 'i18n/i18n-types.ts'), 'utf8'), polling).toContain('fresh'),
  },
  {
    name: 'words with a mistake',
    edits: [['i18n/en/news/index.ts', '  list: {', '  list: {{']],
    failure: /i18n\/en\/news\/index\.ts/,
  },
  { name: 'server module', edits: [[server, firstItem, titled('SERVER MODULE')]] },
  {
    name: 'server module that throws',
    edits: [[server, firstItem, "throw new Error('on purpose')"]],
    failure: /on purpose[\s\S]*news\.server\.ts:\d+:\d+[\s\S]*\^/,
  },
  {
    name: 'component that throws',
    edits: [[list, "const words = useWords('news').list", "throw new Error('on purpose')"]],
    failure: /on purpose[\s\S]*news-page\.tsx:\d+:\d+[\s\S]*\^/,
    inBrowser: /on purpose/,
  },
  {
    name: 'route',
    edits: [
      [
        `app/routes/$lang/_about/about/news.tsx`,
        'newsHead(context, context.loaderData)',
        "({ meta: [{ title: 'ROUTE' }] })",
      ],
    ],
  },
  {
    name: 'upstream',
    edits: [
      [
        'api/news/news-store.ts',
        "fn.coalesce('wanted.summary', 'original.summary')",
        "sql<string>`'UPSTREAM'`",
      ],
    ],
    line: /api\/news\/news-store\.ts changed: the upstream was started again\./,
  },
  {
    name: 'upstream with a mistake',
    edits: [['api/news/news-store.ts', 'export async function', 'export async async function']],
    shown: words,
    line: /news-store\.ts:\d+[\s\S]*the upstream did not start/,
  },
  {
    name: 'configuration',
    edits: [['app.config.ts', 'generateWordsIfNeeded()\n', 'generateWordsIfNeeded()\n// edited\n']],
    shown: words,
  },
]

test.each(kinds)('$name', { timeout: 6 * timeout }, async (kind) => {
  // a page of its own: what is still on its way to another one's is no news of this edit
  const { page, problems } = await watchedPage()
  await page.goto(site + news)
  await hydrated(page)
  const since = output.length
  const { shown = kind.name.toUpperCase(), failure } = kind
  if (kind.inPlace) await page.evaluate(() => Object.assign(window, { stays: true }))
  for (const edited of kind.edits) edit(...edited)
  if (failure) {
    await expect.poll(async () => (await fetch(site + news)).status, polling).toBe(500)
    await expect.poll(() => output.slice(since), polling).toMatch(failure)
    // Vite says above the page as it was that a module cannot be loaded
    await expect.poll(() => shownOn(page), polling).toMatch(kind.inBrowser ?? failure)
  } else {
    await expect.poll(() => shownOn(page), polling).toContain(shown)
    await expect.poll(() => html(), polling).toContain(shown)
    await kind.more?.(page)
    if (kind.inPlace) expect(await page.evaluate(() => 'stays' in window)).toBe(true)
    if (kind.line) await expect.poll(() => output.slice(since), polling).toMatch(kind.line)
    else expect(output.slice(since).trim(), 'the terminal is quiet').toBe('')
    // between several edits the page may be loaded with some of them
    if (kind.edits.length === 1) expect(problems).toEqual([])
  }
  takeBack()
  await expect.poll(async () => (await fetch(site + news)).status, polling).toBe(200)
  if (shown !== words)
    await expect.poll(() => shownOn(page), polling).not.toMatch(kind.inBrowser ?? failure ?? shown)
  await seen(page.locator('h1')).toHaveText('News', polling)
  await page.close()
})

const ready = 'Ctrl-C stops both.'
const news = '/en/about/news'
const originals = new Map<string, string | undefined>()

function edit(file: string, from: string, to: string): void {
  const path = join(tree, file)
  const text = existsSync(path) ? readFileSync(path, 'utf8') : undefined
  if (!originals.has(file)) originals.set(file, text)
  expect(text ?? '').toContain(from)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, (text ?? '').replace(from, to))
}

function takeBack(): void {
  for (const [file, text] of originals)
    if (text === undefined) rmSync(join(tree, file))
    else writeFileSync(join(tree, file), text)
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

async function shownOn(page: Page): Promise<string> {
  const overlay = await page.locator('vite-error-overlay .window').allTextContents()
  return `${await page.textContent('html')}${overlay}`
}

async function html(): Promise<string> {
  const response = await fetch(site + news)
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
