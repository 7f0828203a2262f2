import { beforeEach, expect, it } from 'vitest'
import { calendarDate } from '#contract/china-time.ts'
import { type Role, roles } from '#contract/permissions.ts'
import { topics } from '#contract/texts/confirmation-schema.ts'
import { describeEachDatabase } from '../../tests/each-database.ts'
import { StaffClient } from '../../tests/staff-client.ts'
import { forgetTrials, TrialApi } from '../../tests/trial-requests.ts'
import { noteTrouble } from '../mail/delivery.ts'

const DAY = 24 * 60 * 60 * 1000

describeEachDatabase('what is due today', (database) => {
  let api: TrialApi
  let staff: StaffClient

  beforeEach(async () => {
    api = new TrialApi(database.db)
    staff = new StaffClient(database.db, { now: () => api.now, dataDir: database.settings.dataDir })
    await forgetTrials(database.db)
    for (const table of ['staff_member', 'staff_invitation', 'figure', 'mail', 'delivery'] as const)
      await database.db.deleteFrom(table).execute()
  })

  const today = async (token: string) => (await staff.call('GET', '/today', token)).body

  /** Names of the applications of a part. */
  const namesOf = (part: { items: { name: string }[] }) => part.items.map(({ name }) => name)

  const own: Record<Role, string[]> = {
    editor: ['news', 'yesterday'],
    publisher: ['news', 'toReview', 'yesterday', 'missing'],
    sales: ['leads', 'mail', 'yesterday'],
    admin: ['leads', 'mail', 'news', 'toReview', 'yesterday', 'missing', 'staff', 'unconfirmed'],
  }
  it.each(roles)('is shown to %s in the parts they may see, others left out', async (role) => {
    for (const channel of ['mail', 'push'] as const) await noteTrouble(database.db, channel, 'gone', api.now)
    const answer = await today(await staff.member(role))
    expect(Object.keys(answer)).toEqual(['now', 'troubles', ...own[role]])
    const troubles = answer.troubles.map(({ channel }: { channel: string }) => channel)
    expect(troubles).toEqual(
      { editor: [], publisher: ['push'], sales: ['mail'], admin: ['mail', 'push'] }[role],
    )
  })

  it('says nothing, and counts nothing, of applications before the second factor is set up', async () => {
    staff = new StaffClient(database.db, { secondFactorOptional: false, now: () => api.now })
    await noteTrouble(database.db, 'mail', 'gone', api.now)
    const token = await staff.member('admin')
    expect(await today(token)).toEqual({ now: api.now, troubles: [] })
    const { body } = await staff.call('GET', '/counts', token)
    expect(body).toEqual({ leads: null, news: null, jobs: null, packages: null })
  })

  it('has the member’s calls until tonight, and what nobody works on', async () => {
    const token = await staff.member('sales')
    const me = await staff.idOf('sales@firm.example')
    const other = await staff.member('admin')
    const rows = [
      ['过期', { due: calendarDate(api.now - DAY), owner_id: me }],
      ['今天', { due: `${calendarDate(api.now)}T23:30`, owner_id: me }],
      ['明天', { due: calendarDate(api.now + DAY), owner_id: me }],
      ['已成', { due: calendarDate(api.now), owner_id: me, lead_status: 'won' }],
      ['别人的', { due: calendarDate(api.now), owner_id: await staff.idOf('admin@firm.example') }],
      ['新的', {}],
      ['垃圾', { lead_status: 'spam' }],
    ] as const
    for (const [at, [name, columns]] of rows.entries()) {
      const { id } = await api.register(`applicant-${at}@firm.test`, { name })
      const found = database.db.updateTable('trial_application').where('id', '=', id)
      if (Object.keys(columns).length > 0) await found.set(columns).execute()
    }
    const { leads } = await today(token)
    expect([namesOf(leads.calls), leads.calls.total]).toEqual([['过期', '今天'], 2])
    expect([namesOf(leads.unowned), leads.unowned.total]).toEqual([['新的'], 1])
    expect(namesOf((await today(other)).leads.calls)).toEqual(['别人的'])
  })

  it('has paths worth a redirect: asked for often, and not by scanners', async () => {
    const row = { kind: 'missing' as const, day: calendarDate(api.now), detail: '' }
    const counts = { '/gone': 3, '/once': 2, '/wp-login.php': 90, '/old': 5, '/older': 4, '/oldest': 6 }
    const figures = Object.entries(counts).map(([name, count]) => ({ ...row, name, count }))
    await database.db.insertInto('figure').values(figures).execute()
    expect((await today(await staff.member('publisher'))).missing).toEqual([
      { path: '/oldest', count: 6 },
      { path: '/old', count: 5 },
      { path: '/older', count: 4 },
    ])
  })

  it('tells administrators who signs in by a password alone, whom they wait for, and what is not confirmed', async () => {
    const token = await staff.member('admin')
    await staff.join('editor', '王敏')
    await staff.call('POST', '/members/invitations', token, { email: 'new@firm.example', role: 'sales' })
    await staff.call('POST', '/site/confirmations', token, { topic: 'cases', confirmed: true })
    const { staff: people, unconfirmed } = await today(token)
    expect(people).toMatchObject({ withoutFactor: ['王敏'], invitations: [{ email: 'new@firm.example' }] })
    expect(unconfirmed).toBe(topics.length - 1)
  })
})
