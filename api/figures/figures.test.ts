import { beforeEach, expect, it } from 'vitest'
import { leadStatuses } from '#contract/keys.ts'
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
    const editor = await staff.join('editor')
    const { status, body } = await editor('GET', '/figures?days=7')
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

  it('counts an application once, by one rule, in days, pages, sales, the list and on Today', async () => {
    const staff = new StaffClient(database.db, { now: () => api.now })
    const admin = await staff.join('admin')
    const sources = ['page=/CN/ referrer=social', 'page=/cn referrer=direct', 'page=/cn referrer=social']
    for (const [at, status] of leadStatuses.entries()) {
      const { id } = await api.register(`p${at}@firm.test`, { source: sources[at % sources.length] })
      await database.db
        .updateTable('trial_application')
        .set({ lead_status: status })
        .where('id', '=', id)
        .execute()
    }
    await send([figure('visit', '/cn', 9, { detail: 'none' })])
    const read = async (path: string) => (await admin('GET', path)).body
    const { days, pages, referrers, sales } = await read('/figures?days=7')
    const counted = leadStatuses.length - 1
    expect(days.at(-1)).toEqual({ day: '2026-11-20', visits: 9, applications: counted })
    // however their address was typed
    expect(pages).toEqual([{ page: '/cn', visits: 9, applications: counted }])
    // by what nobody else came
    expect(referrers).toEqual([
      { referrer: 'none', visits: 9, applications: 2 },
      { referrer: 'social', visits: 0, applications: counted - 2 },
    ])
    const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, one) => all + one, 0)
    expect(sum(sales.statuses)).toBe(counted)
    expect((await read('/leads?status=not-spam&from=2026-11-14')).total).toBe(counted)
    api.now += 9 * 60 * 60_000
    const signedIn = await staff.join('editor')
    const { yesterday } = (await signedIn('GET', '/today')).body
    expect(yesterday).toEqual({ visits: 9, applications: counted })
  })

  it('has what was asked for in vain within thirty days, today among them', async () => {
    const staff = new StaffClient(database.db, { now: () => api.now })
    const publisher = await staff.join('publisher')
    for (const kind of ['missing', 'search'])
      await send([
        figure(kind, '/new', 1),
        figure(kind, '/old', 1, { day: '2026-10-22' }),
        figure(kind, '/older', 1, { day: '2026-10-21' }),
      ])
    const read = async (path: string) => (await publisher('GET', path)).body.items
    expect((await read('/redirects/missing')).map(({ path }: { path: string }) => path)).toEqual([
      '/new',
      '/old',
    ])
    expect((await read('/searches/vain')).map(({ words }: { words: string }) => words)).toEqual([
      '/new',
      '/old',
    ])
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
