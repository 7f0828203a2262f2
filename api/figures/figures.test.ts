import { beforeEach, expect, it } from 'vitest'
import { describeEachDatabase } from '../../tests/each-database.ts'
import { StaffClient } from '../../tests/staff-client.ts'
import { applicationBody, forgetTrials, newKey, RELAY_SECRET, TrialApi } from '../../tests/trial-requests.ts'
import { purgeExpired } from '../start/purge-expired.ts'

describeEachDatabase('figures', (database) => {
  let api: TrialApi
  beforeEach(async () => {
    api = new TrialApi(database.db)
    await forgetTrials(database.db)
    await database.db.deleteFrom('figure').execute()
  })

  const figure = (kind: string, name: string, count: number, more = {}) => ({
    kind,
    day: '2026-11-20',
    name,
    detail: kind === 'search' ? 'cn' : 'none',
    count,
    ...more,
  })
  const send = (figures: object[], { key = newKey(), secret = RELAY_SECRET } = {}) =>
    api.post('/figures', { figures }, { 'idempotency-key': key, 'x-relay-secret': secret })

  it('adds up what sites send, each batch once, from nobody else', async () => {
    const key = newKey()
    const batch = [figure('visit', '/cn', 2), figure('visit', '/cn', 1), figure('visit', '/en', 1)]
    expect((await send(batch, { key })).status).toBe(200)
    expect((await send(batch, { key })).status).toBe(200)
    expect((await send([figure('visit', '/cn', 4)])).status).toBe(200)
    expect((await send([figure('visit', '/cn', 4)], { secret: 'made up, but long enough' })).status).toBe(403)
    expect((await send([figure('visit', '/cn', 0)])).status).toBe(400)
    expect((await send([figure('clicks', '/cn', 1)])).status).toBe(400)
    const stored = database.db.selectFrom('figure').select(['name', 'count']).orderBy('name')
    expect(await stored.execute()).toEqual([
      { name: '/cn', count: 7 },
      { name: '/en', count: 1 },
    ])
  })

  it('keeps a bounded number of rows a day, and every visit', async () => {
    for (let at = 0; at < 600; at += 300)
      await send(Array.from({ length: 300 }, (_, n) => figure('missing', `/${at + n}`, 1)))
    await send([figure('missing', '/1', 1), figure('missing', '/new', 1)])
    const rows = await database.db.selectFrom('figure').selectAll().where('kind', '=', 'missing').execute()
    expect(rows.length).toBeLessThanOrEqual(500)
    expect(rows.find(({ name }) => name === '/new')?.count).toBe(1)
  })

  it.each(['missing', 'search'] as const)(
    'keeps of %s what comes up often, however much comes up once',
    async (kind) => {
      const junk = (from: number) =>
        send(Array.from({ length: 300 }, (_, n) => figure(kind, `/junk-${from + n}`, 1)))
      await junk(0)
      await junk(300)
      for (let visitor = 0; visitor < 25; visitor += 1) await send([figure(kind, '/broken-link', 1)])
      await junk(600)
      await junk(900)
      const rows = await database.db.selectFrom('figure').selectAll().where('kind', '=', kind).execute()
      expect(rows).toHaveLength(500)
      expect(rows.find(({ name }) => name === '/broken-link')?.count).toBe(25)
    },
  )

  it('shows visits and applications beside each other to everybody on the staff', async () => {
    const source = 'page=/cn referrer=search'
    await api.apply(applicationBody({ code: await api.code(), source }))
    await send([
      figure('visit', '/cn', 10, { detail: 'search' }),
      figure('visit', '/en', 3, { day: '2026-11-19' }),
      figure('visit', '/cn', 5, { day: '2026-11-10' }),
      figure('search', '龙芯', 4),
    ])
    const staff = new StaffClient(database.db, { now: () => api.now })
    const editor = await staff.member('editor', `${newKey()}@firm.example`.toLowerCase())
    const { status, body } = await staff.call('GET', '/figures?days=7', editor)
    expect(status).toBe(200)
    expect(body.days.slice(-2)).toEqual([
      { day: '2026-11-19', visits: 3, applications: 0 },
      { day: '2026-11-20', visits: 10, applications: 1 },
    ])
    expect([body.days.length, body.before]).toEqual([7, { visits: 5, applications: 0 }])
    expect(body.pages[0]).toEqual({ page: '/cn', visits: 10, applications: 1 })
    expect(body.referrers[0]).toEqual({ referrer: 'search', visits: 10, applications: 1 })
    expect(body.searches).toEqual([{ words: '龙芯', lang: 'cn', count: 4 }])
  })

  it('forgets what is old', async () => {
    await send([
      figure('visit', '/cn', 1, { day: '2025-10-01' }),
      figure('visit', '/cn', 1, { day: '2026-01-01' }),
      figure('search', 'x', 1, { day: '2026-01-01' }),
    ])
    expect((await purgeExpired(database.db, api.now)).figure).toBe(2)
  })
})
