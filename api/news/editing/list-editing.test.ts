import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { newsSorts } from '#contract/keys.ts'
import { describeEachDatabase } from '../../../tests/each-database.ts'
import { StaffClient } from '../../../tests/staff-client.ts'

const START = Date.parse('2026-11-26T06:00:00Z')
const MINUTE = 60_000
const text = (title: string, body = '') => ({ title, summary: '', bodyHtml: body && `<p>${body}</p>` })

describeEachDatabase('the list of all articles', (database) => {
  let staff: StaffClient
  let ann: string
  let bob: string
  let admin: string

  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: START })
    staff = new StaffClient(database.db)
    ann = await staff.member('publisher', 'ann@firm.example', 'Ann')
    admin = await staff.member('admin')
    bob = await staff.member('editor', 'bob@firm.example', 'Bob')
  })
  afterAll(() => {
    vi.useRealTimers()
  })
  beforeEach(async () => {
    vi.setSystemTime(START)
    for (const table of ['news', 'staff_audit'] as const) await database.db.deleteFrom(table).execute()
  })

  const save = async (id: string, version: number, cn: object, token = ann, category = 'story') => {
    const draft = { category, coverId: null, cn, en: null }
    const saved = await staff.call('PUT', `/news/${id}`, token, draft, { 'if-match': `"${version}"` })
    expect(saved.status).toBe(200)
    return saved.body
  }
  const draft = async (cn: object, token = ann) => {
    const { id, version } = (await staff.call('POST', '/news', token, {})).body
    return save(id, version, cn, token)
  }
  const list = async (query: object) =>
    (await staff.call('GET', `/news?${new URLSearchParams({ ...query })}`, ann)).body
  const titles = async (query: object): Promise<string[]> =>
    (await list(query)).items.map((item: { titles: { cn: string } }) => item.titles.cn)
  const audited = async (query: object) =>
    (await staff.call('GET', `/audit?${new URLSearchParams({ action: 'news.saved', ...query })}`, admin)).body
      .items

  it('is searched in titles, texts, and titles of earlier days', async () => {
    const { id, version } = await draft(text('容量', '四个数字：CPU、<strong>内</strong>存 &amp; 磁盘'))
    await draft(text('别的', '正文'))
    for (const q of ['容量', '内存', 'cpu', '存 & 磁'])
      expect([q, await titles({ q })]).toEqual([q, ['容量']])
    expect(await titles({ q: 'strong' })).toEqual([])
    vi.setSystemTime(START + 11 * MINUTE)
    await save(id, version, text('规格'))
    expect(await titles({ q: '容量' })).toEqual(['规格'])
    expect(await titles({ q: '内存' })).toEqual([])
  })

  it('is filtered by days and by people: authors, and whoever has changed an article', async () => {
    const { id, version } = await draft(text('甲'))
    const { id: later } = await draft(text('乙'), bob)
    await database.db
      .updateTable('news')
      .set({ publish_date: '2026-11-27' })
      .where('id', '=', later)
      .execute()
    expect(await titles({ since: '2026-11-27' })).toEqual(['乙'])
    expect(await titles({ until: '2026-11-26' })).toEqual(['甲'])
    expect(await titles({ by: 'Bob' })).toEqual(['乙'])
    await save(id, version, text('甲二'), bob)
    expect(await titles({ by: 'Bob' })).toEqual(['乙', '甲二'])
    expect(await titles({ by: 'Ann' })).toEqual(['甲二'])
    expect((await list({})).people).toEqual(['Ann', 'Bob'])
  })

  it('is sorted by each column in both directions, page by page, and takes no cursor of another order', async () => {
    for (const title of ['b', 'a', 'c.c', 'a', '丁']) {
      await draft(text(title))
      vi.setSystemTime(Date.now() + MINUTE)
    }
    for (const sort of newsSorts.flatMap((one) => [one, `-${one}`])) {
      const seen: string[] = []
      let page = await list({ sort, limit: 2 })
      for (; page.nextCursor; page = await list({ sort, limit: 2, cursor: page.nextCursor }))
        seen.push(...page.items.map(({ id }: { id: string }) => id))
      seen.push(...page.items.map(({ id }: { id: string }) => id))
      expect([sort, new Set(seen).size, seen.length]).toEqual([sort, 5, 5])
    }
    expect(await titles({ sort: 'title' })).toEqual(['a', 'a', 'b', 'c.c', '丁'])
    expect(await titles({ sort: '-changed' })).toEqual(['丁', 'a', 'c.c', 'a', 'b'])
    const { nextCursor } = await list({ sort: 'title', limit: 2 })
    expect((await list({ sort: 'hits', cursor: nextCursor })).code).toBe('invalid-request')
  })

  it('leaves every save in the audit, with what was there before; one sitting is one entry', async () => {
    const { id, version } = await draft(text('旧标题', '旧'))
    vi.setSystemTime(START + 11 * MINUTE)
    let saved = await save(id, version, text('半个标', '旧'), bob)
    vi.setSystemTime(Date.now() + MINUTE)
    saved = await save(id, saved.version, text('新标题', '新'), bob, 'event')
    const [entry, ...others] = await audited({ q: '旧标题' })
    expect(others).toHaveLength(1)
    expect(entry).toMatchObject({ staff: 'Bob', object: { name: '新标题', id } })
    expect(entry.detail).toEqual({
      fields: 'cn.title category cn.bodyHtml',
      'from.cn.title': '旧标题',
      'to.cn.title': '新标题',
      'from.category': 'story',
      'to.category': 'event',
    })
    // what is taken back in the same sitting was no change
    await save(id, saved.version, text('旧标题', '新'), bob)
    expect((await audited({}))[0].detail).toEqual({ fields: 'cn.bodyHtml' })
  })
})
