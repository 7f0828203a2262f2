import { beforeAll, beforeEach, expect, it } from 'vitest'
import { NewsDetail } from '#contract/news-schema.ts'
import { describeEachDatabase } from '../../tests/each-database.ts'
import { article, recordId, storeNews } from '../../tests/upstream-records.ts'
import { createApp } from '../app/app.ts'

const { en: _, ...chineseOnly } = article(2, { publishDate: '2026-02-02', hits: 7 })

describeEachDatabase('GET /news/{id}', (database) => {
  let app: ReturnType<typeof createApp>
  const read = async (number: number, query = '') =>
    NewsDetail.assert(await (await app.request(`/news/${recordId(number)}${query}`)).json())

  beforeAll(async () => {
    await storeNews(
      database.db,
      article(1, { publishDate: '2026-01-01' }),
      chineseOnly,
      article(3, { publishDate: '2026-02-02' }),
    )
  })
  beforeEach(() => {
    app = createApp(database.db)
  })

  it('holds the article, its body, its languages and its neighbours in time', async () => {
    expect(await read(2)).toEqual({
      id: recordId(2),
      lang: 'cn',
      title: '标题2',
      summary: '摘要2',
      publishDate: '2026-02-02',
      hits: 7,
      author: '',
      updatedDate: null,
      publishedAt: 0,
      updatedAt: null,
      category: 'story',
      cover: null,
      bodyHtml: '<p>正文2</p>',
      pictures: [],
      translations: ['cn'],
      previous: { id: recordId(1), title: '标题1', lang: 'cn' },
      next: { id: recordId(3), title: '标题3', lang: 'cn' },
      related: [
        { id: recordId(3), title: '标题3', lang: 'cn', publishDate: '2026-02-02' },
        { id: recordId(1), title: '标题1', lang: 'cn', publishDate: '2026-01-01' },
      ],
    })
  })

  it('has no previous at the beginning and no next at the end', async () => {
    expect((await read(1)).previous).toBeNull()
    expect((await read(3)).next).toBeNull()
  })

  it('is in English where there is an English version', async () => {
    const english = await read(3, '?lang=en')
    expect(english).toMatchObject({ lang: 'en', title: 'Title 3', bodyHtml: '<p>Body 3</p>' })
    expect(english.translations).toEqual(['cn', 'en'])
    expect(english.previous).toEqual({ id: recordId(2), title: '标题2', lang: 'cn' })
  })

  it('is in Chinese, and says so, where there is none', async () => {
    const chinese = await read(2, '?lang=en')
    expect(chinese).toMatchObject({ lang: 'cn', bodyHtml: '<p>正文2</p>' })
    expect(chinese.next).toEqual({ id: recordId(3), title: 'Title 3', lang: 'en' })
  })

  it.each([
    recordId(77),
    recordId(1).toUpperCase().replace('01900000', '0190000A'),
    recordId(1).replace('-7000-', '-4000-'),
    'hits',
    '1',
    '%00',
    '%E0%A4%A',
    "1' or '1'='1",
    'x'.repeat(2_000),
  ])('answers 404 to %s', async (id) => {
    const response = await app.request(`/news/${id}`)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ status: 404, code: 'not-found' })
  })

  it('refuses an unknown language', async () => {
    expect((await app.request(`/news/${recordId(1)}?lang=de`)).status).toBe(400)
  })
})
