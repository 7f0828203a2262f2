import { randomUUIDv7 as newUuid } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { describeEachDatabase } from '../../../tests/each-database.ts'
import { StaffClient, type StaffMember } from '../../../tests/staff-client.ts'
import { newKey } from '../../../tests/trial-requests.ts'
import { contentVersion } from '../../app/content-version.ts'

const blank = { title: '', description: '' }
const seo = { slug: '', pictureId: null, cn: blank, en: blank }
const text = { title: '标题', summary: '摘要', bodyHtml: '<p>正文</p>' }

describeEachDatabase('the address of an article', (database) => {
  let staff: StaffClient
  let editor: StaffMember
  let publisher: StaffMember

  beforeEach(async () => {
    await database.db.deleteFrom('news').execute()
    staff = new StaffClient(database.db)
    editor = await staff.join('editor')
    publisher = await staff.join('publisher')
  })

  type Article = { id: string; version: number }
  const save = ({ id, version }: Article, change: object, by = publisher) =>
    by('PUT', `/news/${id}/seo`, { ...seo, ...change }, version)
  async function published() {
    const { body: draft } = await editor('POST', '/news', {})
    const content = { category: 'story', coverId: null, cn: text, en: null }
    const { body: saved } = await editor('PUT', `/news/${draft.id}`, content, draft.version)
    return (await publisher('POST', `/news/${draft.id}/publish`, { langs: ['cn'] }, saved.version)).body
  }
  const read = async (key: string) => {
    const response = await staff.app.request(`/news/${key}`)
    return { status: response.status, body: await response.json() }
  }

  it('is what staff choose, and the former ones stay its own', async () => {
    const article = await published()
    const version = await contentVersion(database.db, Date.now())
    expect((await read(article.id)).body).not.toHaveProperty('slug')
    expect((await save(article, { slug: 'first-name' }, editor)).status).toBe(403)
    const first = await save({ ...article, version: article.version + 1 }, { slug: ' First-Name ' })
    expect(first.status).toBe(412)
    const { body: named } = await save(article, { slug: ' First-Name ' })
    expect(named.seo).toMatchObject({ slug: 'first-name', former: [] })
    expect(await contentVersion(database.db, Date.now())).not.toBe(version)
    const { body: renamed } = await save(named, { slug: 'second-name' })
    expect(renamed.seo).toMatchObject({ slug: 'second-name', former: ['first-name'] })
    for (const key of [article.id, 'first-name', 'second-name'])
      expect((await read(key)).body).toMatchObject({ id: article.id, slug: 'second-name' })
    expect((await read('third-name')).status).toBe(404)
    const { items } = await (await staff.app.request('/news')).json()
    expect(items).toMatchObject([{ id: article.id, slug: 'second-name' }])
    const hits = { hits: { 'first-name': 2, [article.id]: 3 } }
    const headers = { 'content-type': 'application/json', 'idempotency-key': newKey() }
    const init = { method: 'POST', body: JSON.stringify(hits), headers }
    await staff.app.request('/news/hits', init)
    expect((await read(article.id)).body.hits).toBe(5)

    const other = await published()
    for (const slug of ['first-name', 'second-name']) {
      const refused = await save(other, { slug })
      expect([refused.status, refused.body.errors[0].code]).toEqual([422, 'slug-taken'])
    }
    const redirect = { from: '/old', to: '/en/about/news-detail/first-name#x', status: 301 }
    await publisher('POST', '/redirects', redirect)
    const redirects = await (await staff.app.request('/redirects')).json()
    expect(redirects.items).toContainEqual({ ...redirect, to: '/en/about/news-detail/second-name#x' })
    expect((await editor('GET', `/news/${article.id}/links`)).body.redirects).toMatchObject([
      { from: '/old' },
    ])
    const { body: back } = await save(renamed, { slug: 'first-name' })
    expect(back.seo).toMatchObject({ slug: 'first-name', former: ['second-name'] })
    expect((await save(back, {})).body.seo.slug).toBe('')
    expect((await read('second-name')).body).toMatchObject({ id: article.id })
    expect((await read(article.id)).body).not.toHaveProperty('slug')
  })

  it('is free again where the article had it before it was ever public', async () => {
    const { body: draft } = await editor('POST', '/news', {})
    const { body: named } = await save(draft, { slug: 'for-a-moment' }, editor)
    const { body: renamed } = await save(named, { slug: 'to-stay' }, editor)
    expect(renamed.seo).toMatchObject({ slug: 'to-stay', former: [] })
    expect((await save(await published(), { slug: 'for-a-moment' })).status).toBe(200)
  })

  it('is lower-case words, and none that another page could have', async () => {
    const article = await published()
    const wrong = [
      'a b',
      '新闻',
      'a/b',
      '..',
      '-a',
      'a--b',
      'preview',
      'feed.xml',
      article.id,
      'x'.repeat(300),
    ]
    for (const slug of wrong)
      expect((await save(article, { slug })).body.errors?.[0], slug).toMatchObject({
        field: 'slug',
        code: 'slug-format',
      })
  })

  it('comes with texts for search engines, as long as they are shown', async () => {
    const article = await published()
    expect((await read(article.id)).body).not.toHaveProperty('seo')
    const long = await save(article, { cn: { title: '长'.repeat(31), description: '' } })
    expect(long.body.errors).toMatchObject([{ field: 'cn.title', code: 'seo-long' }])
    expect((await save(article, { pictureId: article.id })).status).toBe(422)
    const picture = newUuid()
    const media = { id: picture, name: 'a.png', alt_cn: '图', alt_en: 'a', created_at: 1, staff_name: 'Gu' }
    await database.db
      .insertInto('media')
      .values({ ...media, removed_at: null })
      .execute()
    const file = { media_id: picture, width: 480, height: 240, size: 1, sha256: newUuid() }
    await database.db.insertInto('media_file').values(file).execute()
    const texts = { cn: { title: '搜索标题', description: '' }, en: { title: 'Search', description: 'D' } }
    const { body: saved } = await save(article, { ...texts, pictureId: picture })
    expect(saved.seo.picture.id).toBe(picture)
    const shared = { id: picture, widths: [480], ratio: 2, alt: '图' }
    expect((await read(article.id)).body.seo).toEqual({ title: '搜索标题', picture: shared })
    expect((await editor('GET', `/media/${picture}/uses`)).body.items).toMatchObject([
      { id: article.id, places: [{ place: 'share', isLive: true }] },
    ])
    const { items } = (await staff.call('GET', '/audit?action=news.addressed', await staff.member('admin')))
      .body
    expect(items[0].object.name).toBe('标题')
  })
})
