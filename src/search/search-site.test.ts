import { expect, test, vi } from 'vitest'
import { pageOf } from '#src/site/pages.ts'
import { readDownloads } from '#src/upstream/downloads.server.ts'
import { readJobs } from '#src/upstream/jobs.server.ts'
import { readNewsList } from '#src/upstream/news.server.ts'
import { findEntries, withAnswers } from './find-entries.ts'
import { liveIndex, textOfHtml } from './live-index.server.ts'
import { answerSearch, markText } from './search.server.ts'
import { readSearchQuery } from './search-query.ts'
import { stemWord, tokenize } from './tokenize.ts'

vi.mock('#src/upstream/downloads.server.ts', () => ({ readDownload: vi.fn(), readDownloads: vi.fn() }))
vi.mock('#src/upstream/jobs.server.ts', () => ({ readJob: vi.fn(), readJobs: vi.fn() }))
vi.mock('#src/upstream/news.server.ts', () => ({ readArticle: vi.fn(), readNewsList: vi.fn() }))
for (const read of [readDownloads, readJobs, readNewsList])
  vi.mocked(read as () => Promise<unknown>).mockResolvedValue({ state: 'unavailable' })

test('with the upstream down pages are found, and it is said that news may be missing', async () => {
  const { items, partial } = await answerSearch('cn', { q: '文件摆渡' })
  expect(items[0]?.place.path).toBe('/product/dsc')
  expect(partial).toBe(true)
})

test('every result leads to a page, and every section to an id', async () => {
  for (const lang of ['cn', 'en'] as const) {
    const { entries } = await liveIndex(lang)
    const paths = entries.map(({ place }) => place.path)
    expect(paths.filter((path) => !pageOf(path === '/' ? `/${lang}` : `/${lang}${path}`))).toEqual([])
    expect(paths.length).toBeGreaterThanOrEqual(30)
  }
})

test('nothing in the index has a hole where a program would fill something in', async () => {
  for (const lang of ['cn', 'en'] as const) {
    const { entries } = await liveIndex(lang)
    const texts = entries.flatMap(({ title, lead, passages }) => [
      title,
      lead,
      ...passages.flatMap(({ heading, text }) => [heading, text]),
    ])
    expect(texts.length).toBeGreaterThan(500)
    expect(
      texts.filter((text) => /[{}]|[，、；：,;:]\s*[，、；：。,;:]|^\s*[，、；：。,;:.]/.test(text)),
    ).toEqual([])
  }
})

test('what the staff keeps is known: a synonym, and a page that comes first', async () => {
  const index = await liveIndex('cn')
  expect(findEntries('挂号机', index).hits).toEqual([])
  const answered = withAnswers(index, [
    { words: ['挂号机'], same: ['外设'], path: '' },
    { words: ['叫号'], same: [], path: '/about/contact#offices' },
  ])
  expect(findEntries('挂号机', answered).hits.length).toBeGreaterThan(0)
  expect(findEntries('怎么接叫号', answered)).toMatchObject({
    exact: true,
    hits: [{ entry: { place: { path: '/about/contact' } } }],
  })
})

test('a whole word is no beginning of another one', async () => {
  const { hits } = findEntries('PACS', await liveIndex('en'))
  expect(hits.flatMap(({ terms }) => terms).filter((term) => term.startsWith('pack'))).toEqual([])
})

test('a result opens at the section it was found in', async () => {
  const { items } = await answerSearch('cn', { q: '许可怎么计算' })
  expect(items[0]?.place.hash).toBe('licences')
})

test.each([
  ['ＭＶＤＡ', 'mvda', ['', 'ＭＶＤＡ', '']],
  ['a<b>&桌面', '桌面', ['a<b>&', '桌面', '']],
  ['虛擬桌面', '虚拟', ['', '虛擬', '桌面']],
  ['harmonyOS', 'harm', ['harmonyOS']],
  ['也许可以', '许可', ['也许可以']],
  ['Café au lait', 'cafe', ['', 'Café', ' au lait']],
])('%s: what was found is marked in its own spelling', (text, form, marked) => {
  expect(markText(text, new Set([form]))).toEqual(marked)
})

test.each([
  ...[
    '<script>alert(1)</script>',
    '%',
    '\\',
    '((((',
    '*',
    '…',
    '。，、',
    ' ',
    '😀😀',
    '\u0000\u202e',
    "' or 1=1 --",
  ],
  ...['a'.repeat(200), '的', '啊啊啊啊啊啊', 'constructor', '__proto__ toString', '8.', '.8', '-', '١٢٣'],
])('%j is answered', async (q) => {
  const { items, total } = await answerSearch('cn', { q })
  expect(items.length).toBeLessThanOrEqual(20)
  expect(total).toBeGreaterThanOrEqual(items.length)
})

test('one kind, and more of it', async () => {
  const all = await answerSearch('cn', { q: '桌面' })
  const products = await answerSearch('cn', { q: '桌面', kind: 'product' })
  expect(products.items.every(({ kind }) => kind === 'product')).toBe(true)
  expect(products.total).toBe(all.counts.product)
  expect(products.counts).toEqual(all.counts)
  for (const [kind, count = 0] of Object.entries(all.counts))
    expect(all.items.filter((item) => item.kind === kind).length, kind).toBe(Math.min(count, 3))
  const pages = { q: '桌面', kind: 'page' } as const
  const first = await answerSearch('cn', pages)
  const more = await answerSearch('cn', { ...pages, page: 2 })
  expect(more.items.slice(0, 20)).toEqual(first.items)
  expect(more.items.length).toBe(Math.min(more.total, 40))
})

test('where one language has nothing, the other is offered', async () => {
  const { total, elsewhere } = await answerSearch('en', { q: '研发网' })
  expect(total).toBe(0)
  expect(elsewhere).toBeGreaterThan(0)
})

test('what is searched for is cut, what stands in the address is read with care', async () => {
  const long = `${'摆渡'.repeat(50)}zzzz`
  expect((await answerSearch('cn', { q: long })).total).toBe(
    (await answerSearch('cn', { q: long.slice(0, 100) })).total,
  )
  expect(readSearchQuery({ q: '8', kind: 'nope', page: '2.5' })).toEqual({ q: '8' })
  expect(readSearchQuery({ q: ' a \n b ', kind: 'job', page: 999 })).toEqual({
    q: 'a b',
    kind: 'job',
    page: 10,
  })
  expect(readSearchQuery({ q: ['a'], page: 1 })).toEqual({})
})

test.each([
  ['recordings', 'recorded'],
  ['policies', 'policy'],
  ['virtualisation', 'virtualized'],
  ['deployment', 'deploying'],
  ['switches', 'switch'],
  ['logging', 'logged'],
])('%s and %s are one word', (a, b) => {
  expect(stemWord(a)).toBe(stemWord(b))
})

test('a word across the border of two others is none', () => {
  const terms = (text: string) => tokenize(text).map(({ term }) => term)
  expect(terms('也许可以')).not.toContain('许可')
  expect(terms('按许可计算')).toContain('许可')
  expect(terms('网闸摆渡')).toContain('摆渡')
})

test('the text of an article, without its markup', () => {
  expect(
    textOfHtml('<h2>A</h2><p>b &amp; c&#x4e2d;<br>d</p><table><tr><td>3389</td><td>UDP</td></tr></table>'),
  ).toEqual([...['A', 'b & c中', 'd', '3389', 'UDP']])
})
