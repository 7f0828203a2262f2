import { beforeAll, beforeEach, expect, it } from 'vitest'
import { JobDetail, JobList } from '#contract/job-schema.ts'
import { describeEachDatabase } from '../../tests/each-database.ts'
import { fillJobs } from '../../tests/fill-tables.ts'
import { position, recordId, storeJobs } from '../../tests/upstream-records.ts'
import { createApp } from '../app/app.ts'

const english = {
  title: 'Engineer',
  team: 'Research',
  city: 'Beijing',
  type: 'Full time',
  summary: 'Builds it.',
  duties: ['Build'],
  requirements: ['Care'],
}

describeEachDatabase('jobs', (database) => {
  let app: ReturnType<typeof createApp>
  let now = 0
  const list = async (query = '') => JobList.assert(await (await app.request(`/jobs${query}`)).json()).items

  beforeAll(async () => {
    await storeJobs(
      database.db,
      position(1, { publishedAt: '2026-01-01', validThrough: '2026-06-30' }),
      position(2, { publishedAt: '2026-02-01', en: english }),
      position(3, { publishedAt: '2026-03-01', closed: true }),
    )
  })
  beforeEach(() => {
    now = Date.UTC(2026, 3, 1)
    app = createApp(database.db, {}, { now: () => now })
  })

  it('lists open positions first, newest first, and closed ones after them', async () => {
    const items = await list()
    expect(items.map(({ id, status }) => [id, status])).toEqual([
      [recordId(2), 'open'],
      [recordId(1), 'open'],
      [recordId(3), 'closed'],
    ])
    expect(items[1]).toEqual({
      id: recordId(1),
      lang: 'cn',
      title: '职位1',
      team: '研发',
      teamKey: 'rnd',
      city: '北京',
      cityKey: 'beijing',
      type: '全职',
      summary: '说明1',
      validThrough: '2026-06-30',
      status: 'open',
    })
  })

  it.each([
    ['2026-06-30T15:59:59Z', 'open'],
    ['2026-06-30T16:00:00Z', 'closed'],
  ])('at %s a position valid through 30 June, in China, is %s', async (moment, status) => {
    now = Date.parse(moment)
    expect((await list()).find((item) => item.id === recordId(1))?.status).toBe(status)
  })

  it('shows English versions and, where there is none, the Chinese text marked as Chinese', async () => {
    expect((await list('?lang=en')).map(({ lang, title }) => [lang, title])).toEqual([
      ['en', 'Engineer'],
      ['cn', '职位1'],
      ['cn', '职位3'],
    ])
  })

  it('gives one position with duties and requirements, closed ones too', async () => {
    const read = async (number: number, lang: string) =>
      JobDetail.assert(await (await app.request(`/jobs/${recordId(number)}?lang=${lang}`)).json())
    expect(await read(2, 'en')).toMatchObject({
      ...english,
      lang: 'en',
      publishedAt: '2026-02-01',
      status: 'open',
    })
    expect(await read(3, 'en')).toMatchObject({ lang: 'cn', duties: ['职责一', '职责二'], status: 'closed' })
  })

  it.each([`/jobs/${recordId(9)}`, '/jobs/1', '/jobs/%00'])('answers 404 to %s', async (path) => {
    expect((await app.request(path)).status).toBe(404)
  })

  it.each(['/jobs?lang=xx', `/jobs/${recordId(1)}?lang=xx`])('answers 400 to %s', async (path) => {
    expect((await app.request(path)).status).toBe(400)
  })

  // the last test: they stay
  it('lists thousands, open ones before closed ones, within what the site reads', async () => {
    await fillJobs(database.db, 6_000)
    await database.db.updateTable('job').set({ closed: 1 }).where('published_at', '>', '2020').execute()
    const { length } = await database.db.selectFrom('job').select('id').where('closed', '=', 0).execute()
    const response = await app.request('/jobs')
    const text = await response.text()
    expect(Buffer.byteLength(text)).toBeLessThan(1_000_000)
    const { items } = JobList.assert(JSON.parse(text))
    const open = items.findIndex(({ status }) => status === 'closed')
    expect(open === -1 ? items.length : open).toBeGreaterThan(Math.min(length, 2_000) - 1)
    expect(items.length).toBeGreaterThan(2_000)
  })
})
