import { beforeEach, expect, it } from 'vitest'
import { describeEachDatabase, describeSqlite, plansOf } from '../../tests/each-database.ts'
import { fillApplications, newestAt } from '../../tests/fill-tables.ts'
import { StaffClient, type StaffMember } from '../../tests/staff-client.ts'
import { forgetTrials, newKey, TrialApi } from '../../tests/trial-requests.ts'
import { readSales } from './sales-figures.ts'

const HOUR = 3_600_000

describeEachDatabase('the figures of sales', (database) => {
  let api: TrialApi
  let staff: StaffClient
  let sales: StaffMember

  beforeEach(async () => {
    api = new TrialApi(database.db)
    await forgetTrials(database.db)
    await database.db.deleteFrom('figure').execute()
    staff = new StaffClient(database.db, { now: () => api.now, dataDir: database.settings.dataDir })
    sales = await staff.join('sales', '许诺')
  })

  async function apply(product: number, source: string, changes: object = {}, after = 0): Promise<void> {
    const { id } = await api.register(`${newKey()}@firm.test`.toLowerCase(), { product, source })
    if (Object.keys(changes).length === 0) return
    // the session would not outlive a clock that is set forward
    const received_at = api.now - after
    await database.db.updateTable('trial_application').set({ received_at }).where('id', '=', id).execute()
    const { status } = await sales('PATCH', `/leads/${id}`, changes, 1)
    expect(status).toBe(200)
  }

  it('answers how many, by what, how soon, how far, why lost and whose is overdue, and each number opens its list', async () => {
    const spring = 'page=/cn referrer=search utm_source=baidu utm_medium=cpc utm_campaign=spring_2026'
    await apply(8, spring, { status: 'called', owner: sales.id, due: '2026-11-20T09:30' }, HOUR / 2)
    await apply(8, spring, { status: 'lost', lostReason: 'price', note: '贵了' })
    await apply(
      8,
      'page=/cn utm_source=baidu utm_medium=cpc utm_campaign=springX2026',
      { status: 'won' },
      3 * HOUR,
    )
    await apply(1, 'page=/en', { status: 'trial-running' }, 30 * HOUR)
    await apply(1, '', { status: 'spam' })
    const { body } = await sales('GET', '/figures?days=7')
    expect(body.campaigns).toEqual([
      { campaign: 'baidu cpc spring_2026', visits: 0, applications: 2 },
      { campaign: 'baidu cpc springX2026', visits: 0, applications: 1 },
    ])
    expect(body.sales.products.map(({ applications }: { applications: number }) => applications)).toEqual([
      3, 1,
    ])
    expect(body.sales.contact).toEqual({ hour: 1, day: 1, later: 1, none: 1, medianMinutes: 180 })
    expect(body.sales.statuses).toEqual({ new: 0, called: 1, 'trial-running': 1, won: 1, lost: 1 })
    const { medianMinutes, ...contact } = body.sales.contact
    const sum = (numbers: object) => Object.values(numbers).reduce((total, one) => total + one, 0)
    const ofDays = body.days.map(({ applications }: { applications: number }) => applications)
    expect([sum(ofDays), sum(body.sales.statuses), sum(contact)], 'without spam').toEqual([4, 4, 4])
    expect(body.sales.reasons).toEqual([{ reason: 'price', count: 1 }])
    expect(body.sales.overdue).toEqual([{ owner: { id: sales.id, name: '许诺' }, count: 1 }])

    const count = async (query: string) => (await sales('GET', `/leads?${query}`)).body.total
    const since = `from=${body.days[0].day}`
    const real = `${since}&status=not-spam`
    for (const contact of ['hour', 'day', 'later', 'none'])
      expect([contact, await count(`${real}&contact=${contact}`)]).toEqual([
        contact,
        body.sales.contact[contact],
      ])
    for (const { product, applications } of body.sales.products)
      expect(await count(`${real}&product=${product}`)).toBe(applications)
    for (const { campaign, applications } of body.campaigns)
      expect(await count(`${real}&campaign=${encodeURIComponent(campaign)}`)).toBe(applications)
    expect(await count(`${since}&status=lost&reason=price`)).toBe(1)
    expect(await count(`overdue=1&owner=${sales.id}`)).toBe(1)

    const editor = await staff.join('editor')
    expect((await editor('GET', '/figures?days=7')).body.sales).toBeNull()
  })

  it('counts ids of no product together, and names first who has most overdue', async () => {
    for (const product of [3, 5]) {
      await apply(8, '')
      await database.db
        .updateTable('trial_application')
        .set({ product, due: '2026-11-01' })
        .where('product', '=', 8)
        .execute()
    }
    await apply(8, '', { owner: sales.id, due: '2026-11-01T09:30' })
    const { body } = await sales('GET', '/figures?days=7')
    expect(body.sales.overdue.map(({ count }: { count: number }) => count)).toEqual([2, 1])
    const none = body.sales.products.filter(({ product }: { product: unknown }) => product === null)
    expect(none).toEqual([{ product: null, applications: 2 }])
  })

  it('asks for a reason where an application is lost, of several as well, and forgets it when it is open again', async () => {
    await apply(8, '')
    const [{ id }] = (await sales('GET', '/leads')).body.items
    const change = (version: number, body: object) => sales('PATCH', `/leads/${id}`, body, version)
    const refused = await change(1, { status: 'lost' })
    expect([refused.status, refused.body.errors[0].code]).toEqual([422, 'reasonRequired'])
    const many = { items: [{ id, version: 1 }], change: { status: 'lost' } }
    expect((await sales('POST', '/leads/changes', many)).status).toBe(422)
    const lost = (await change(1, { status: 'lost', lostReason: 'timing', note: '明年' })).body
    expect(lost.lostReason).toBe('timing')
    expect(lost.history.map(({ kind, to }: Record<string, string>) => [kind, to])).toEqual(
      expect.arrayContaining([
        ['status', 'lost'],
        ['lost-reason', 'timing'],
        ['note', '明年'],
      ]),
    )
    expect((await change(2, { status: 'called' })).body.lostReason).toBe('')
  })
})

describeSqlite('the figures of many applications', (database) => {
  it('come from indexes, not from the table', async () => {
    await fillApplications(database.db, 3_000)
    const from = newestAt - 7 * 24 * HOUR
    const plans = await plansOf(database.db, /"trial_application"/, (db) => readSales(db, from, newestAt))
    expect(plans).toHaveLength(6)
    for (const plan of plans) expect(plan).toMatch(/trial_application USING (COVERING )?INDEX/)
  })
})
