import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { describeEachDatabase } from '../../../tests/each-database.ts'
import { StaffClient } from '../../../tests/staff-client.ts'
import { article, recordId, storeNews } from '../../../tests/upstream-records.ts'
import { contentVersion } from '../../app/content-version.ts'

const MINUTE = 60_000
const START = '2026-11-26T06:00:00Z'
const text = (name: string) => ({ title: name, summary: `${name}.`, bodyHtml: `<p>${name} body</p>` })

describeEachDatabase('the staff news API', (database) => {
  let staff: StaffClient
  let editor: string
  let publisher: string
  let firstSession: string
  let sales: string

  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(START) })
    staff = new StaffClient(database.db)
    editor = await staff.member('editor')
    firstSession = await staff.member('publisher')
    sales = await staff.member('sales')
  })
  afterAll(() => {
    vi.useRealTimers()
  })
  beforeEach(async () => {
    vi.setSystemTime(START)
    publisher = firstSession
    for (const table of ['news', 'news_draft', 'news_text'] as const)
      await database.db.deleteFrom(table).execute()
  })

  const call = (method: string, path: string, body?: unknown, version?: number, token = publisher) =>
    staff.call(
      method,
      `/news${path}`,
      token,
      body,
      version === undefined ? {} : { 'if-match': `"${version}"` },
    )
  const draft = async (cn: object | null = text('甲'), en: object | null = null, category = 'story') => {
    const { body } = await call('POST', '', {})
    const saved = await call('PUT', `/${body.id}`, { category, coverId: null, cn, en }, body.version)
    expect(saved.status).toBe(200)
    return saved.body
  }
  const publicTitles = async (lang = 'cn', query = '') =>
    ((await (await staff.app.request(`/news?lang=${lang}${query}`)).json()).items as { title: string }[]).map(
      ({ title }) => title,
    )
  /** Signs in anew: a session does not live for days. */
  const setClock = async (moment: string) => {
    vi.setSystemTime(moment)
    publisher = (await staff.signIn('publisher@firm.example')).body.token
  }

  it('refuses an article that could be saved and never opened, and keeps what was saved before', async () => {
    const { id, version } = await draft()
    // each of these is one byte here, and five once it is cleaned
    const long = { ...text('甲'), bodyHtml: `<p>${'&'.repeat(190_000)}</p>` }
    const save = (cn: object, en: object | null) =>
      call('PUT', `/${id}`, { category: 'story', coverId: null, cn, en }, version)
    const refused = await save(long, null)
    expect([refused.status, refused.body.code]).toEqual([413, 'article-too-large'])
    const half = { ...text('甲'), bodyHtml: `<p>${'长'.repeat(160_000)}</p>` }
    expect((await save(half, half)).status, 'both languages together').toBe(413)
    expect((await call('GET', `/${id}`)).body.version).toBe(version)
    const saved = await save(half, null)
    expect(saved.status).toBe(200)
    expect(JSON.stringify(saved.body).length).toBeLessThan(1_000_000)
  })

  it('keeps a draft from the public until it is published, and tells sites of it', async () => {
    const before = await contentVersion(database.db, Date.now())
    const saved = await draft(text('甲'), text('A'))
    expect(saved).toMatchObject({ cn: { state: 'draft' }, en: { state: 'draft' }, changedBy: 'publisher' })
    expect(await publicTitles()).toEqual([])
    expect((await staff.app.request(`/news/${saved.id}`)).status).toBe(404)
    expect(await contentVersion(database.db, Date.now())).toBe(before)
    const published = await call('POST', `/${saved.id}/publish`, { langs: ['cn', 'en'] }, saved.version)
    expect(published.body).toMatchObject({ cn: { state: 'public' }, en: { state: 'public', changed: false } })
    expect([await publicTitles(), await publicTitles('en')]).toEqual([['甲'], ['A']])
    expect(await contentVersion(database.db, Date.now())).not.toBe(before)
  })

  it('shows the drawn cover that was chosen once that is published, and keeps it in later drafts', async () => {
    const { id, version } = await draft()
    const save = (at: number, cover: object) =>
      call('PUT', `/${id}`, { category: 'story', coverId: null, cn: text('甲'), en: null, ...cover }, at)
    const publish = async (at: number) => (await call('POST', `/${id}/publish`, { langs: ['cn'] }, at)).body
    const publicLook = async () => (await (await staff.app.request(`/news/${id}`)).json()).look
    const chosen = await save((await publish(version)).version, { look: 4 })
    expect([chosen.body.look, chosen.body.changed, await publicLook()]).toEqual([4, true, undefined])
    const published = await publish(chosen.body.version)
    expect([published.changed, await publicLook()]).toEqual([false, 4])
    const later = await save(published.version, {})
    expect(later.body).toMatchObject({ look: 4, changed: false })
    expect((await save(later.body.version, { look: 6 })).status).toBe(400)
  })

  it('becomes public to the minute, across the end of the year in Beijing, and expires', async () => {
    await setClock('2026-12-31T15:50:00Z')
    const { id, version } = await draft(text('元旦'), text('New Year'))
    const at = Date.parse('2027-01-01T00:00:00+08:00')
    const plan = { langs: ['cn', 'en'], at, expiresAt: at + 20 * MINUTE }
    const planned = await call('POST', `/${id}/publish`, plan, version)
    expect(planned.body.cn.state).toBe('scheduled')
    const before = await contentVersion(database.db, Date.now())
    vi.setSystemTime(at - 1)
    expect([await publicTitles(), await contentVersion(database.db, Date.now())]).toEqual([[], before])
    vi.setSystemTime(at)
    expect([await publicTitles(), await publicTitles('en')]).toEqual([['元旦'], ['New Year']])
    const shown = await (await staff.app.request(`/news/${id}`)).json()
    expect(shown.publishDate).toBe('2027-01-01')
    const due = await contentVersion(database.db, Date.now())
    expect(due).not.toBe(before)
    await setClock(new Date(at + 20 * MINUTE).toISOString())
    expect(await publicTitles()).toEqual([])
    expect(await contentVersion(database.db, Date.now())).not.toBe(due)
    expect((await call('GET', `/${id}`)).body.cn.state).toBe('withdrawn')
  })

  it('refuses times that have passed, English without Chinese, and texts that are not finished', async () => {
    const one = await draft({ ...text('甲'), summary: '' }, text('A'))
    const publish = async (input: object) => {
      const { status, body } = await call('POST', `/${one.id}/publish`, input, one.version)
      return [status, body.code, body.errors?.[0]?.field]
    }
    expect(await publish({ langs: ['cn'], at: Date.now() - 5 * MINUTE })).toEqual([422, 'time-passed', 'at'])
    expect(await publish({ langs: ['en'] })).toEqual([422, 'chinese-first', 'langs'])
    expect(await publish({ langs: ['cn'] })).toEqual([422, 'incomplete', 'cn.summary'])
    expect(await publish({ langs: ['en', 'cn'], expiresAt: Date.now() })).toEqual([
      422,
      'expires-too-early',
      'expiresAt',
    ])
    expect(await publicTitles()).toEqual([])
  })

  it('lets one of two who save or publish at once go first, and tells the other what differs', async () => {
    const one = await draft(text('甲'), text('A'))
    const input = { category: 'story', coverId: null, cn: text('甲'), en: text('A') }
    const both = await Promise.all([
      call('PUT', `/${one.id}`, { ...input, en: text('B') }, one.version),
      call('PUT', `/${one.id}`, { ...input, cn: { ...text('甲'), title: '乙' } }, one.version),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412])
    const refused = both.find(({ status }) => status === 412)
    expect(refused?.headers.get('etag')).toBe(`"${one.version + 1}"`)
    const fields = refused?.body.errors.map(({ field }: { field: string }) => field)
    expect(fields).toEqual(expect.arrayContaining(['cn.title', 'en.title', 'en.bodyHtml']))
    expect(fields).not.toContain('cn.bodyHtml')
    const now = (await call('GET', `/${one.id}`)).body.version
    const publications = await Promise.all(
      [1, 2].map(() => call('POST', `/${one.id}/publish`, { langs: ['cn'] }, now)),
    )
    expect(publications.map(({ status }) => status).sort()).toEqual([200, 412])
    expect((await call('PUT', `/${one.id}`, input)).status).toBe(428)
  })

  it('changes a public article only when it is published again, and notes a correction', async () => {
    await storeNews(database.db, article(1, { publishDate: '2026-03-01', hits: 7 }))
    const id = recordId(1)
    const known = (await call('GET', `/${id}`)).body
    const input = {
      category: 'release',
      coverId: null,
      cn: { ...text('x'), title: '标题1' },
      en: { title: known.en.title, summary: known.en.summary, bodyHtml: known.en.bodyHtml },
    }
    const saved = (await call('PUT', `/${id}`, input, known.version)).body
    expect(saved).toMatchObject({
      changed: true,
      cn: { changed: true, state: 'public' },
      en: { changed: false },
    })
    const read = async () => (await staff.app.request(`/news/${id}`)).json()
    expect(await read()).toMatchObject({ bodyHtml: '<p>正文1</p>', category: 'story', updatedDate: null })
    await call('POST', `/${id}/publish`, { langs: ['cn'], corrected: true, note: 'typo' }, saved.version)
    expect(await read()).toMatchObject({
      bodyHtml: '<p>x body</p>',
      category: 'release',
      updatedDate: '2026-11-26',
      publishDate: '2026-03-01',
      hits: 7,
    })
    expect(await publicTitles('cn', '&category=release')).toEqual(['标题1'])
    expect(await publicTitles('cn', '&category=event')).toEqual([])
    const { items } = (await call('GET', `/${id}/revisions`)).body
    expect(items.map(({ action }: { action: string }) => action)).toEqual(['corrected', 'saved', 'published'])
    const changes = items.map((one: { changes: string[] }) => one.changes)
    expect(changes).toEqual([[], ['summary', 'bodyHtml'], ['title', 'summary', 'bodyHtml']])
    // the first text, before anybody changed it, comes back as a draft
    const restored = await call(
      'POST',
      `/${id}/revisions/${items[2].id}/restore`,
      undefined,
      saved.version + 1,
    )
    expect(restored.body.cn).toMatchObject({ bodyHtml: '<p>正文1</p>', changed: true })
    expect((await read()).bodyHtml).toBe('<p>x body</p>')
  })

  it('withdraws both languages with the Chinese one, and keeps the day when it comes back', async () => {
    await storeNews(database.db, article(1, { publishDate: '2026-03-01' }))
    const id = recordId(1)
    const { body } = await call('POST', `/${id}/withdraw`, { langs: ['cn'] }, 1)
    expect(body).toMatchObject({ cn: { state: 'withdrawn' }, en: { state: 'withdrawn' } })
    expect([await publicTitles(), await publicTitles('en')]).toEqual([[], []])
    expect((await call('POST', `/${id}/withdraw`, { langs: ['cn'] }, body.version)).body.code).toBe(
      'not-public',
    )
    await call('POST', `/${id}/publish`, { langs: ['cn', 'en'] }, body.version)
    expect((await (await staff.app.request(`/news/${id}?lang=en`)).json()).publishDate).toBe('2026-03-01')
  })

  it('cleans whatever is saved', async () => {
    const hostile = `<script>alert(1)</script><p onclick="x()" style="color:red">a</p><img src=x onerror=alert(1)>
      <img src="https://evil.example/p.png"><a href="javascript:alert(1)">l</a><iframe src="//evil.example"></iframe>
      <svg><script>1</script></svg><o:p>Word</o:p><!--[if gte mso 9]><xml></xml><![endif]--><table><tr><td>1</td></tr></table>`
    const title = '<img src=x onerror=alert(1)>\u202e'
    const { id, version, cn } = await draft({ title, summary: title, bodyHtml: hostile })
    expect(cn.bodyHtml).not.toMatch(/script|onclick|onerror|evil|javascript|style|<!--|o:p|svg|iframe/i)
    expect(cn.bodyHtml).toContain('<td>1</td>')
    expect(cn.title).toBe('<img src=x onerror=alert(1)>')
    await call('POST', `/${id}/publish`, { langs: ['cn'] }, version)
    // somebody with the database alone
    await database.db.updateTable('news_body').set({ body_html: hostile }).execute()
    expect((await (await staff.app.request(`/news/${id}`)).json()).bodyHtml).not.toMatch(
      /script|onerror|evil/,
    )
  })

  it('shows a draft to whoever holds a signed address, for half an hour', async () => {
    const { id } = await draft(text('稿'), null)
    const { token } = (await call('POST', `/${id}/preview`)).body
    const read = (one: string) => staff.app.request(`/news/previews/${one}?lang=cn`)
    const answer = await read(token)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await answer.json()).toMatchObject({ title: '稿', bodyHtml: '<p>稿 body</p>' })
    expect((await read(token.replace(/.$/, (last: string) => (last === 'A' ? 'B' : 'A')))).status).toBe(404)
    vi.setSystemTime(Date.now() + 31 * MINUTE)
    expect((await read(token)).status).toBe(410)
  })

  it('throws away a draft that was never public, whole, with its title in the audit', async () => {
    const { id, version } = await draft(text('草稿'), text('Draft'))
    const remove = (version: number, token = editor) => call('DELETE', `/${id}`, undefined, version, token)
    expect((await remove(version + 1)).status).toBe(412)
    expect((await remove(version, sales)).status).toBe(403)
    expect((await remove(version)).status).toBe(204)
    expect([(await call('GET', `/${id}`)).status, (await remove(version)).status]).toEqual([404, 404])
    const entry = await database.db
      .selectFrom('staff_audit')
      .select(['subject', 'subject_name'])
      .where('action', '=', 'news.removed')
      .execute()
    expect(entry).toEqual([{ subject: `news/${id}`, subject_name: '草稿' }])

    const other = await draft()
    const path = `/cn/about/news-detail/${other.id}`
    await database.db
      .insertInto('figure')
      .values({ kind: 'missing', day: '2026-11-26', name: path, detail: '', count: 9 })
      .execute()
    const published = (await call('POST', `/${other.id}/publish`, { langs: ['cn'] }, other.version)).body
    // its page is there again, and nobody has to set a redirect
    expect(await database.db.selectFrom('figure').selectAll().where('name', '=', path).execute()).toEqual([])
    const withdrawn = (await call('POST', `/${other.id}/withdraw`, { langs: ['cn'] }, published.version)).body
    const refused = await call('DELETE', `/${other.id}`, undefined, withdrawn.version)
    expect([refused.status, refused.body.code]).toEqual([422, 'not-draft'])
  })

  it('tells who else has an article open', async () => {
    const { id } = await draft()
    await call('PUT', `/${id}/presence`, undefined, undefined, editor)
    expect((await call('PUT', `/${id}/presence`)).body.others).toMatchObject([{ name: 'editor' }])
    expect((await call('GET', '')).body.items[0].editing).toEqual(['editor', 'publisher'])
    await call('DELETE', `/${id}/presence`, undefined, undefined, editor)
    expect((await call('PUT', `/${id}/presence`)).body.others).toEqual([])
  })

  it('lets editors write and publishers publish, and nobody else see anything', async () => {
    const { id, version } = await draft()
    const statuses = async (token: string) => [
      (await call('GET', `/${id}`, undefined, undefined, token)).status,
      (await call('POST', `/${id}/publish`, { langs: ['cn'] }, version, token)).status,
      (await call('POST', `/${id}/withdraw`, { langs: ['cn'] }, version, token)).status,
    ]
    expect(await statuses(editor)).toEqual([200, 403, 403])
    expect(await statuses(sales)).toEqual([403, 403, 403])
    expect(await statuses('nobody')).toEqual([401, 401, 401])
    expect(await publicTitles()).toEqual([])
  })

  it('passes a draft from an editor to a publisher, and back with a note', async () => {
    const { id, version } = await draft(text('甲'), null)
    const asEditor = (path: string, body: object, seen: number) =>
      call('POST', `/${id}${path}`, body, seen, editor)
    expect((await call('POST', `/${id}/return`, { note: 'x' }, version)).body.code).toBe('not-in-review')
    const ready = await asEditor('/review', { ready: true, note: '周一发' }, version)
    const step = { state: 'ready', by: 'editor', at: Date.now(), note: '周一发' }
    expect(ready.body.review).toMatchObject(step)
    const today = async (token: string) => (await staff.call('GET', '/today', token)).body
    expect((await today(publisher)).toReview).toMatchObject([{ id, review: step }])
    expect((await asEditor('/return', { note: 'x' }, version + 1)).status).toBe(403)
    const returned = await call('POST', `/${id}/return`, { note: '标题太长' }, version + 1)
    const { editorId } = ready.body.review
    expect(returned.body.review).toMatchObject({
      state: 'returned',
      by: 'publisher',
      note: '标题太长',
      editorId,
    })
    expect((await today(publisher)).toReview).toEqual([])
    expect((await today(editor)).news.returned).toMatchObject([{ id }])
    expect((await today(publisher)).news.returned).toEqual([])
    const { items } = (await call('GET', `/${id}/revisions`)).body
    expect(items.map(({ action, note }: { action: string; note: string }) => [action, note])).toEqual([
      ['returned', '标题太长'],
      ['submitted', '周一发'],
      ['saved', ''],
    ])
    await asEditor('/review', { ready: true }, version + 2)
    expect((await asEditor('/review', { ready: false }, version + 3)).body.review).toBeNull()
    await asEditor('/review', { ready: true }, version + 4)
    const published = await call('POST', `/${id}/publish`, { langs: ['cn'] }, version + 5)
    expect(published.body.review).toBeNull()
    expect((await asEditor('/review', { ready: true }, version + 6)).body.code).toBe('nothing-to-review')
    const audit = await database.db
      .selectFrom('staff_audit')
      .select('action')
      .where('subject', '=', `news/${id}`)
    expect((await audit.orderBy('id').execute()).map(({ action }) => action.replace('news.', ''))).toEqual([
      ...['created', 'saved', 'submitted', 'returned', 'submitted', 'recalled', 'submitted', 'published'],
    ])
  })

  it('tells what leads to an article, in either language', async () => {
    const { id } = await draft()
    const link = (lang: string) => `<p><a href="/${lang}/about/news-detail/${id}#x">l</a></p>`
    const cn = await draft({ ...text('乙'), bodyHtml: link('cn') }, null)
    await call('POST', `/${cn.id}/publish`, { langs: ['cn'] }, cn.version)
    const absolute = { ...text('C'), bodyHtml: link('en').replace('="', '="https://www.firm.example') }
    const en = await draft(text('丙'), absolute)
    await draft({ ...text('丁'), bodyHtml: `<p>/cn/about/news-detail/${id}</p>` }, null)
    await staff.call('POST', '/redirects', publisher, {
      from: '/old',
      to: `/cn/about/news-detail/${id}`,
      status: 301,
    })
    expect((await call('GET', `/${id}/links`)).body).toEqual({
      articles: [
        { id: en.id, title: '丙', places: [{ place: 'en', isLive: false }] },
        { id: cn.id, title: '乙', places: [{ place: 'cn', isLive: true }] },
      ],
      redirects: [{ from: '/old', to: `/cn/about/news-detail/${id}` }],
    })
  })

  it('lists 2,000 articles by state, category, language and words', async () => {
    const news = Array.from({ length: 2_000 }, (_, n) => ({
      ...article(n + 100, { publishDate: `20${20 + (n % 7)}-0${1 + (n % 9)}-11`, category: 'release' }),
    }))
    await storeNews(database.db, ...news)
    await draft(text('唯一'), null, 'event')
    for (const [query, total] of [
      ['', 2_001],
      ['?state=draft', 1],
      ['?category=event&missing=en', 1],
      [`?q=${encodeURIComponent('唯一')}`, 1],
      ['?state=public&q=Title', 2_000],
    ] as const) {
      const page = (await call('GET', `${query}${query ? '&' : '?'}limit=30`)).body
      expect([query, page.items.length]).toEqual([query, Math.min(30, total)])
      expect(page.counts).toMatchObject({ all: 2_001, public: 2_000, draft: 1, missingEn: 1 })
    }
  }, 60_000)
})
