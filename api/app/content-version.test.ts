import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { describeEachDatabase } from '../../tests/each-database.ts'
import { article, position, recordId, storeJobs, storeNews } from '../../tests/upstream-records.ts'
import { openDatabase } from '../db/open-database.ts'
import { newsSubject } from '../news/room.ts'
import { COMMAND, recordAudit } from '../staff/audit/record-audit.ts'
import { createApp } from './app.ts'

const now = Date.UTC(2026, 10, 20)

describeEachDatabase('the version of the content', (database) => {
  const version = async (at = now) => {
    const response = await createApp(database.db, {}, { now: () => at }).request('/version')
    expect(response.headers.get('cache-control')).toBe('no-store')
    return (await response.json()).version as string
  }

  beforeEach(async () => {
    for (const table of ['news', 'job'] as const) await database.db.deleteFrom(table).execute()
    await storeNews(database.db, article(1), article(2))
    await storeJobs(database.db, position(1, { validThrough: '2026-11-30' }))
  })

  it('is the same as long as nothing changes; counted views are no change', async () => {
    const before = await version()
    expect(before).toMatch(/^[\w-]{22}$/)
    await database.db.updateTable('news').set({ hits: 99 }).execute()
    expect(await version()).toBe(before)
  })

  it.each([
    ['an article is added', () => storeNews(database.db, article(3))],
    ['an older article is added', () => storeNews(database.db, article(3, { publishDate: '2020-01-01' }))],
    ['an article goes', () => database.db.deleteFrom('news').where('id', '=', recordId(1)).execute()],
    ['a title is edited', () => database.db.updateTable('news_text').set({ title: 'A new one' }).execute()],
    ['a body is edited', () => database.db.updateTable('news_body').set({ body_html: '<p>x</p>' }).execute()],
    [
      'a title is put right',
      () => sql`update news_text set title = replace(title, 'Ti', 'iT')`.execute(database.db),
    ],
    [
      'a body is, and stays as long',
      () => sql`update news_body set body_html = replace(body_html, '正文', '文正')`.execute(database.db),
    ],
    [
      'a position is, and stays as long',
      () => sql`update job_text set duties = replace(duties, '一', '二')`.execute(database.db),
    ],
    ['a position is closed', () => database.db.updateTable('job').set({ closed: 1 }).execute()],
  ])('is another one when %s', async (_, change) => {
    const before = await version()
    await change()
    expect(await version()).not.toBe(before)
  })

  it('is read once while nobody writes down a change, and anew when somebody does', async () => {
    const app = createApp(database.db, {}, { now: () => now })
    const ask = async () => (await (await app.request('/version')).json()).version as string
    const before = await ask()
    await database.db.updateTable('news_text').set({ title: 'Changed by hand' }).execute()
    expect(await ask()).toBe(before)
    await recordAudit(database.db, { by: COMMAND, now }, 'news.published', [newsSubject, recordId(1)])
    const after = await ask()
    expect(after).not.toBe(before)
    expect(await ask()).toBe(after)
  })

  it('is read anew after it could not be read', async () => {
    const app = createApp(database.db, {}, { now: () => now })
    await sql`alter table product_release rename to elsewhere`.execute(database.db)
    expect((await app.request('/version')).status).toBe(500)
    await sql`alter table elsewhere rename to product_release`.execute(database.db)
    expect((await app.request('/version')).status).toBe(200)
  })

  it('is the same for every process on the database', async () => {
    const other = await openDatabase(database.settings)
    const response = await createApp(other, {}, { now: () => now }).request('/version')
    expect((await response.json()).version).toBe(await version())
    await other.destroy()
  })

  it('is another one on the day after a position was open', async () => {
    expect(await version(Date.UTC(2026, 11, 2))).not.toBe(await version())
  })
})
