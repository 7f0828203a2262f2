import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { framedPage } from '#admin/site/framed-page.server.ts'
import { findPlaceholders, findTexts } from '#admin/site/site-texts.server.ts'
import { unitsOf } from '#contract/texts/site-texts.ts'
import home from '#i18n/cn/home/index.ts'
import { type Edits, setEdits, setVersion, wordsInCode } from '#i18n/edits.ts'
import { fetchFramed } from '#i18n/framed-page.ts'
import { namespaces } from '#i18n/i18n-util.ts'
import { readMarks } from '#i18n/marks.ts'
import { localeOfPath, locales } from '#src/site/locale.ts'
import { type RunningApi, startApi } from '../../api/start/start-api.ts'
import { nonceHeader, withPolicy } from '../../server/csp.ts'
import { nastyTexts } from '../../tests/nasty-texts.ts'
import { visitEntry } from '../../tests/server/visit-entry.ts'
import { urls } from '../../tests/urls.ts'

/** Public pages with and without drafts and edits, from the real entry, with the real upstream in this process. */
vi.setConfig({ testTimeout: 240_000 })
let folder: string
let api: RunningApi
/** What staff have touched, as the staff API answers. */
let touched: object[] = []
vi.mock('#admin/read-staff.server.ts', async (original) => ({
  ...(await original<object>()),
  askStaff: async () => ({ ok: true, data: { items: touched } }),
}))
// every second one: both languages, every kind
const pages = urls.filter((_, index) => index % 2 === 0)
const plain = new Map<string, string>()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'framed-page-'))
  api = await startApi({ port: 0, dataDir: folder })
  vi.stubEnv('API_BASE_URL', api.url)
  vi.stubEnv('DATA_DIR', folder)
  for (const url of pages) plain.set(url, await visit(url))
})

afterAll(async () => {
  await api.close()
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

const others = ['/en/search?q=zebra', '/cn/search?q=zebra', '/llms.txt', '/feed/en.xml', '/feed/cn.xml']

test('what is rendered with drafts says where its texts are from, and nothing of it reaches a visitor', async () => {
  const draft = { home: { 'functions.heading': 'Zebra drafts' }, root: { 'header.trial': 'Zebra home' } }
  for (const url of pages) {
    const lang = localeOfPath(url) ?? 'cn'
    // a visitor at the same time
    const [{ response, texts }, visited] = await Promise.all([
      fetchFramed(new URL(url, 'http://localhost'), lang, draft),
      visit(url),
    ])
    expect(visited === plain.get(url), url).toBe(true)
    const html = await response.text()
    const { numbers, text } = readMarks(html)
    expect(numbers.length, url).toBeGreaterThan(30)
    expect(
      numbers.every((number) => texts[number]),
      url,
    ).toBe(true)
    expect(text.includes('Zebra home'), url).toBe(true)
    // head and data are made before the drafts are there
    expect(html.slice(0, html.indexOf('</head>')), url).not.toMatch(/Zebra|[\u200c\u200d]{9}/)
  }
  for (const url of pages) expect((await visit(url)) === plain.get(url), url).toBe(true)
  for (const url of others)
    expect(await visit(url), url).not.toMatch(/zebra (drafts|home)|[\u200c\u200d]{9}/i)
})

test('no row of mails, of another version or with a broken value keeps the texts of others from the frame', async () => {
  const row = (part: string, place: string, cn: string | null, published: string | null = null) => ({
    part,
    place,
    version: 1,
    state: 'draft',
    changed: true,
    draft: { cn, en: null },
    base: { cn: JSON.stringify(home.title), en: '""' },
    published: { cn: published, en: null },
    next: null,
  })
  const subject = JSON.stringify('主题{reference}')
  touched = [
    row('mails', 'confirmation.subject', subject),
    row('mails', 'confirmation.greeting', subject, subject),
    row('mails', 'confirmation.lead', null),
    row('nonsense', 'a.b', '"斑马"'),
    row('home', 'gone', '"斑马"'),
    row('home', 'gone.seo.title', 'no JSON', 'no JSON'),
    row('constructor', 'prototype.x', '"斑马"'),
    row('about', 'seo.title', 'null', '5'),
    row('home', 'title', '"看得见的草稿"'),
  ]
  for (const url of ['/cn', '/cn/about/contact', '/en/about/contact']) {
    const { html, texts } = await framedPage(url)
    expect(Object.keys(texts).length, url).toBeGreaterThan(30)
    expect(html.includes('看得见的草稿'), url).toBe(url === '/cn')
  }
  const typed = { id: 'mails/confirmation.lead', cn: '"新的"', en: '"New"' }
  expect((await framedPage('/cn', typed)).html).toContain('看得见的草稿')
  // where they are found, and what else reads them
  expect((await findTexts('')).items).toHaveLength(touched.length)
  expect((await findTexts('看得见的草稿')).total).toBe(1)
  expect((await findPlaceholders({ settings: [] })).texts.length).toBeGreaterThan(0)
})

test('a hundred edits add some 300 bytes to a document at most, and none once they are taken back', async () => {
  for (const lang of locales) setEdits(lang, await editsOf(lang, 50))
  setVersion('hundredEdits')
  const grown: [number, string][] = []
  for (const url of pages) {
    const size = (html = '') => brotliCompressSync(html).byteLength
    grown.push([size(await visit(url)) - size(plain.get(url)), url])
  }
  grown.sort(([a], [b]) => a - b)
  console.info(
    `100 edits: median ${grown[Math.floor(grown.length / 2)]?.[0]}, most ${grown.at(-1)?.[0]} bytes brotli`,
  )
  expect(grown.at(-1)?.[0]).toBeGreaterThan(0)
  // measured: 298 to 359; which texts these are changes with every new one
  expect(grown.at(-1)?.[0]).toBeLessThanOrEqual(400)
  for (const lang of locales) setEdits(lang, {})
  setVersion(undefined)
  for (const url of pages) expect((await visit(url)) === plain.get(url), url).toBe(true)
})

test('scripts of a page run whatever a published text has', async () => {
  const text = nastyTexts.join(' ')
  for (const lang of locales)
    setEdits(lang, { root: { 'header.trial': text }, trial: { 'form.seo.title': text } })
  setVersion('hostileEdits')
  for (const url of ['/cn', '/en/trial/trial']) {
    const { html } = withPolicy(await visit(url, { [nonceHeader]: 'nonce' }), 'nonce', false)
    // the policy's hashes are of what a browser parses
    expect(html, url).not.toMatch(/[\0\r]/)
    const scripts = [...html.matchAll(/<script(?! type="application|[^>]* src=)[^>]*>([\s\S]*?)<\/script>/g)]
    for (const [, script = ''] of scripts) expect(() => new Function(script), url).not.toThrow()
    expect(
      scripts.some(([script]) => script.includes('X-Injected')),
      url,
    ).toBe(true)
  }
  for (const lang of locales) setEdits(lang, {})
  setVersion(undefined)
})

test('a document brings the edits of every namespace that its render reads', async () => {
  for (const lang of locales) {
    const edits: Edits = {}
    for (const part of ['root', ...namespaces] as const) {
      const [unit] = unitsOf(part, await wordsInCode(lang, part))
      if (unit) edits[part] = { [unit.place]: unit.value }
    }
    setEdits(lang, edits)
  }
  setVersion('everyEdits12')
  for (const url of pages) {
    const lang = localeOfPath(url) ?? 'cn'
    const { response, texts } = await fetchFramed(new URL(url, 'http://localhost'), lang, {})
    const { numbers } = readMarks(await response.text())
    const read = new Set(numbers.map((number) => texts[number]?.id.split('/')[0] ?? ''))
    const html = await visit(url)
    const data = html.slice(html.lastIndexOf('everyEdits12'))
    for (const part of read) expect(data, `${part} on ${url}`).toMatch(new RegExp(`[{,"]${part}"?:`))
  }
  for (const lang of locales) setEdits(lang, {})
  setVersion(undefined)
})

async function visit(path: string, headers: Record<string, string> = {}): Promise<string> {
  const text = await (await visitEntry(path, headers)).text()
  // when the document was made
  return text.replace(/(u|dataUpdatedAt|t|renderedAt):\d{13}/g, '$1:0').replace(/\b1[789]\d{11}\b/g, '0')
}

/** Changed texts, spread over all that can be changed. */
async function editsOf(lang: 'cn' | 'en', count: number): Promise<Edits> {
  const all = (
    await Promise.all(
      (['root', ...namespaces] as const).map(async (part) => unitsOf(part, await wordsInCode(lang, part))),
    )
  ).flat()
  const texts = all.filter(
    ({ value, place }) => typeof value === 'string' && !/[{]|seo/.test(`${value}${place}`),
  )
  const edits: Edits = {}
  for (let index = 0; index < count; index += 1) {
    const unit = texts[Math.floor((index * texts.length) / count)]
    if (unit) edits[unit.part] = { ...edits[unit.part], [unit.place]: turned(String(unit.value)) }
  }
  return edits
}

/** Other words of the same length. */
function turned(text: string): string {
  const at = Math.ceil(text.length / 2)
  return text.slice(at) + text.slice(0, at)
}
