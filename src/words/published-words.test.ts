import { createHash } from 'node:crypto'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import facts from '#i18n/cn/company-facts/index.ts'
import home from '#i18n/cn/home/index.ts'
import site from '#i18n/cn/index.ts'
import { layOver, setEdits, takeEdits } from '#i18n/edits.ts'
import { loadWords, overlayWords } from '#i18n/load-words.ts'
import { messagesOf, siteWordsOf, wordsOf } from '#i18n/words.tsx'
import { organization } from '#src/discovery/schema.ts'
import { liveIndex, renewSearch } from '#src/search/live-index.server.ts'
import { answerQrCode } from '#src/share/answer-qr-code.server.ts'
import { reachOf } from '#src/site/facts/reach.ts'
import { fakeUpstream, sendJson } from '../../tests/server/fake-upstream.ts'
import { layPublished, publishedVersion } from './published-words.server.ts'

/** What the upstream says is published. */
let items: object[] | undefined = []
fakeUpstream((request, response) => {
  if (items) sendJson(response, { items: request.url === '/words/cn' ? items : [] })
  else request.socket.destroy()
})

beforeAll(async () => {
  overlayWords(layOver)
  await loadWords('cn', ['home', 'trial'])
})
beforeEach(async () => {
  await publish()
  expect(wordsOf('cn', 'home').title).toBe(home.title)
})

async function publish(...texts: object[]): Promise<boolean> {
  items = texts
  return layPublished()
}

function text(part: string, place: string, value: unknown, before: unknown) {
  const of = createHash('sha256').update(JSON.stringify(before)).digest('base64url')
  return { part, place, value: JSON.stringify(value), of }
}

it('shows what is published wherever messages are read, and what the code says once it is not', async () => {
  const hostile = '</script><script>alert(1)</script>'
  expect(await publish(text('home', 'title', hostile, home.title))).toBe(true)
  expect(wordsOf('cn', 'home').title).toBe(hostile)
  expect(messagesOf('cn').home.title()).toBe(hostile)
  expect(siteWordsOf('cn').header).toBeDefined()
  const version = publishedVersion()
  expect(version).toMatch(/^[\w-]{12}$/)
  expect(await publish(text('home', 'title', hostile, home.title))).toBe(false)
  expect(await publish()).toBe(true)
  expect([publishedVersion(), wordsOf('cn', 'home').title]).toEqual([undefined, home.title])
})

it('shows nothing that the code has changed since, that is not of its shape, or that is locked', async () => {
  await publish(
    text('home', 'title', 'Later', 'what the code said before'),
    text('home', 'seo', 'x', home.seo),
    text('home', 'seo.title', '长'.repeat(31), home.seo.title),
    text('legal', 'privacy.title', 'x', 'y'),
    text('nothing', 'title', 'x', 'y'),
  )
  expect([publishedVersion(), wordsOf('cn', 'home').title]).toEqual([undefined, home.title])
})

it('changes a telephone and an address wherever programs read them', async () => {
  await publish(
    text('root', 'company.phone', '400-123-4567', site.company.phone),
    text('company-facts', 'qr.sales', 'https://firm.cn/new', facts.qr.sales),
    text('root', 'company.forumUrl', 'javascript:alert(1)', site.company.forumUrl),
  )
  await Promise.all([loadWords('cn', ['company-facts']), loadWords('en', ['company-facts'])])
  expect(organization('https://site.test', 'cn')).toMatchObject({ telephone: '+86-400-123-4567' })
  expect(reachOf('cn', 'sales').phone).toBe('400-123-4567')
  expect(siteWordsOf('cn').company.forumUrl).toBe(site.company.forumUrl)
  const code = await answerQrCode(new Request('http://localhost/cn/qr?path=sales'), 'cn')
  expect(await code.text()).toContain('<title>https://firm.cn/new</title>')
})

it('stays while the upstream is away', async () => {
  await publish(text('home', 'title', '新标题', home.title))
  items = undefined
  expect(await layPublished()).toBe(false)
  expect(wordsOf('cn', 'home').title).toBe('新标题')
  vi.resetModules()
  const restarted = await import('./published-words.server.ts')
  expect(await restarted.layPublished()).toBe(true)
  expect(restarted.publishedEdits('cn')).toEqual({ home: { title: '新标题' } })
})

it('in the browser a file changes no part that the page brought', async () => {
  const fetched = vi.fn(async () =>
    Response.json({ home: { title: 'of the file' }, news: { 'list.title': 'of the file' } }),
  )
  vi.stubGlobal('fetch', fetched)
  const parts = { cn: { home: { title: 'of the page' } } }
  await takeEdits({ version: 'v', parts }, ['root', 'home'])
  expect(wordsOf('cn', 'home').title).toBe('of the page')
  await loadWords('cn', ['news'])
  expect(wordsOf('cn', 'news').list.title).toBe('of the file')
  await loadWords('cn', ['service'])
  expect(wordsOf('cn', 'home').title).toBe('of the page')
  expect(fetched.mock.calls).toEqual([['/words/cn/v.json']])
  vi.unstubAllGlobals()
  overlayWords(layOver)
  setEdits('cn', {})
})

it('is found by the search, and no more when it is taken back', async () => {
  const found = async () => JSON.stringify((await liveIndex('cn')).entries).includes('独角兽云桌面')
  await publish(text('home', 'title', '独角兽云桌面', home.title))
  await renewSearch()
  await expect.poll(found, { timeout: 20_000 }).toBe(true)
  await publish()
  await renewSearch()
  await expect.poll(found, { timeout: 20_000 }).toBe(false)
}, 60_000)
