import { beforeAll, beforeEach, expect, it } from 'vitest'
import { NewsList } from '#contract/news-schema.ts'
import { describeEachDatabase } from '../../tests/each-database.ts'
import { article, recordId, storeNews } from '../../tests/upstream-records.ts'
import { createApp } from '../app/app.ts'

const { en: _, ...chineseOnly } = article(3, { publishDate: '2026-05-05' })

describeEachDatabase('GET /news', (database) => {
  let app: ReturnType<typeof createApp>
  const list = async (query: string) => NewsList.assert(await (await app.request(`/news${query}`)).json())
  const numbers = (page: NewsList) => page.items.map((item) => Number.parseInt(item.id.slice(-12), 16))

  beforeAll(async () => {
    await storeNews(
      database.db,
      article(1, { publishDate: '2024-01-31' }),
      article(2, { publishDate: '2026-05-05' }),
      chineseOnly,
      article(4, { publishDate: '2025-07-01', hits: 41 }),
      article(5, {
        publishDate: '2023-12-31',
        cn: { title: '桌面云ABC降本50%', summary: '省_钱', bodyHtml: '<p>正文</p>' },
      }),
    )
  })
  beforeEach(() => {
    app = createApp(database.db)
  })

  it('is newest first, in Chinese unless told otherwise, with what a list shows', async () => {
    const page = await list('')
    expect(numbers(page)).toEqual([3, 2, 4, 1, 5])
    expect(page.nextCursor).toBeNull()
    expect(page.items[2]).toEqual({
      id: recordId(4),
      lang: 'cn',
      title: '标题4',
      summary: '摘要4',
      publishDate: '2025-07-01',
      hits: 41,
      updatedDate: null,
      publishedAt: 0,
      updatedAt: null,
      category: 'story',
      cover: null,
    })
  })

  it('shows English versions and, where there is none, the Chinese text marked as Chinese', async () => {
    const page = await list('?lang=en')
    expect(page.items.map(({ lang, title }) => [lang, title]).slice(0, 2)).toEqual([
      ['cn', '标题3'],
      ['en', 'Title 2'],
    ])
    expect(numbers(page)).toEqual([3, 2, 4, 1, 5])
  })

  it('pages to the end without gap or repetition, also within one day', async () => {
    const seen: number[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: NewsList = await list(`?limit=2${cursor && `&cursor=${cursor}`}`)
      expect(page.items.length).toBeGreaterThan(0)
      seen.push(...numbers(page))
      cursor = page.nextCursor
    }
    expect(seen).toEqual([3, 2, 4, 1, 5])
  })

  it('has every page by its number as well, and none after the last', async () => {
    expect(numbers(await list('?limit=2&page=2'))).toEqual([4, 1])
    expect(numbers(await list('?limit=2&page=3'))).toEqual([5])
    expect(await list('?limit=2&page=4')).toEqual({ items: [], nextCursor: null })
    expect((await app.request('/news?page=0')).status).toBe(400)
  })

  it('does not move a page when an article is published meanwhile', async () => {
    const first = await list('?limit=3')
    await storeNews(database.db, article(9, { publishDate: '2026-10-01' }))
    expect(numbers(await list(`?limit=3&cursor=${first.nextCursor}`))).toEqual([1, 5])
    await database.db.deleteFrom('news').where('id', '=', recordId(9)).execute()
  })

  it.each([
    ['a word of the title', '桌面云', [5]],
    ['a word of the summary', '摘要4', [4]],
    ['any capitals and full-width forms', 'ａbC', [5]],
    ['a percent sign as itself', '0%', [5]],
    ['an underscore as itself', '_', [5]],
    ['a backslash as itself', '\\', []],
    ['no English text in Chinese', 'Title', []],
    ['everything when it is blank', ' ', [3, 2, 4, 1, 5]],
    ['quotes as themselves', `'"; --`, []],
  ])('searches for %s', async (_name, term, expected) => {
    expect(numbers(await list(`?q=${encodeURIComponent(term)}`))).toEqual(expected)
  })

  it('searches the text that is shown', async () => {
    expect(numbers(await list('?lang=en&q=TITLE%202'))).toEqual([2])
    expect(numbers(await list(`?lang=en&q=${encodeURIComponent('标题')}`))).toEqual([3])
  })

  it('pages through what was found', async () => {
    const first = await list(`?limit=2&q=${encodeURIComponent('标题')}`)
    expect(numbers(first)).toEqual([3, 2])
    const second = await list(`?limit=2&q=${encodeURIComponent('标题')}&cursor=${first.nextCursor}`)
    expect([numbers(second), second.nextCursor]).toEqual([[4, 1], null])
  })

  it.each([
    ['lang', 'lang=fr'],
    ['lang', 'lang=cn&lang=en'],
    ['limit', 'limit=0'],
    ['limit', 'limit=51'],
    ['limit', 'limit=1.5'],
    ['limit', 'limit=ten'],
    ['limit', 'limit='],
    ['cursor', 'cursor='],
    ['cursor', 'cursor=abc'],
    ['cursor', `cursor=${Buffer.from(`2026-13-01.${recordId(1)}`).toString('base64url')}`],
    ['cursor', `cursor=${Buffer.from("2026-01-01.' or 1=1").toString('base64url')}`],
    ['cursor', `cursor=${'A'.repeat(5_000)}`],
    ['q', `q=${'长'.repeat(65)}`],
    ['q', 'q=a%00b'],
  ])('refuses a wrong %s (%s)', async (field, query) => {
    const response = await app.request(`/news?${query}`)
    expect(response.status).toBe(400)
    expect(response.headers.get('content-type')).toContain('application/problem+json')
    expect(await response.json()).toMatchObject({ status: 400, code: 'invalid-request', errors: [{ field }] })
  })

  it('takes 64 characters and 50 articles', async () => {
    expect((await app.request(`/news?limit=50&q=${encodeURIComponent('长'.repeat(64))}`)).status).toBe(200)
  })
})
