import { randomUUIDv7 } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import type { Role } from '#contract/permissions.ts'
import { describeEachDatabase } from '../../tests/each-database.ts'
import { StaffClient, type StaffMember } from '../../tests/staff-client.ts'
import { forgetTrials, newKey, TrialApi } from '../../tests/trial-requests.ts'
import { manageStaff } from '../staff/manage-staff.ts'
import { remindOfDue } from './due-reminder.ts'
import { handOverLeads } from './hand-over.ts'

describeEachDatabase('the applications of a member who stops working them', (database) => {
  let api: TrialApi
  let admin: StaffMember
  let ids: Record<'leaver' | 'second' | 'third', string>

  beforeEach(async () => {
    const { db } = database
    for (const table of ['staff_audit', 'staff_member', 'staff_invitation'] as const)
      await db.deleteFrom(table).execute()
    api = new TrialApi(db)
    await forgetTrials(db)
    const staff = new StaffClient(db, { now: () => api.now, dataDir: database.settings.dataDir })
    admin = await staff.join('admin')
    const member = async (name: string, role: Role = 'sales') => {
      await staff.member(role, `${name}@firm.example`, name)
      return staff.idOf(`${name}@firm.example`)
    }
    ids = { leaver: await member('leaver'), second: await member('second'), third: await member('third') }
  })

  /** Open applications of the leaver, the second without a next call, the others’ in another order than they came in, and one that is won. */
  async function own(count: number): Promise<void> {
    for (let at = 0; at <= count; at += 1) {
      const { id } = await api.register(`${newKey()}@firm.test`.toLowerCase(), { name: `申请${at}` })
      await database.db
        .updateTable('trial_application')
        .set({
          owner_id: ids.leaver,
          due: at === 1 ? '' : `2026-11-${20 + ((at * 2) % 5)}`,
          lead_status: at < count ? 'called' : 'won',
        })
        .where('id', '=', id)
        .execute()
    }
  }

  const list = async (query: string) =>
    (await admin('GET', `/leads?${query}`)).body as {
      items: { id: string; name: string; owner: { name: string; state: string } | null }[]
      total: number
      views: { unowned: number; mine: number }
    }
  const ownersOf = async (query: string) =>
    Object.fromEntries((await list(query)).items.map(({ name, owner }) => [name, owner?.name ?? null]))
  const deactivate = (body: object) => admin('DELETE', `/members/${ids.leaver}`, body)
  const handedOver = () =>
    database.db
      .selectFrom('staff_audit')
      .select(['subject', 'detail'])
      .where('action', '=', 'staff.handed-over')
      .execute()

  it('go evenly to those who are chosen, in the same step, with history and audit', async () => {
    await own(5)
    const { items } = (await admin('GET', '/members')).body
    expect(items.find(({ id }: { id: string }) => id === ids.leaver).applications).toBe(5)
    const note = '周五前\n回电'
    expect((await deactivate({ applicationsTo: [ids.second, ids.third], note })).status).toBe(204)
    expect(await ownersOf('status=open')).toEqual({
      申请0: 'second',
      申请3: 'third',
      申请4: 'second',
      申请2: 'third',
      申请1: 'second',
    })
    const won = await list('status=won')
    expect(won.items[0]?.owner).toMatchObject({ name: 'leaver', state: 'deactivated' })
    const [first] = (await list(`owner=${ids.second}&sort=due`)).items
    const { history, version } = (await admin('GET', `/leads/${first?.id}`)).body
    expect(version).toBe(2)
    expect(history.slice(0, 2)).toMatchObject([
      { kind: 'note', by: 'admin', to: note },
      { kind: 'owner', by: 'admin', from: 'leaver', to: 'second' },
    ])
    const told = await database.db.selectFrom('mail').select(['recipient', 'subject', 'text']).execute()
    expect(
      told
        .filter(({ subject }) => subject.endsWith(' trial applications handed over to you'))
        .map(({ recipient, subject }) => [recipient, Number.parseInt(subject, 10)]),
    ).toEqual(
      expect.arrayContaining([
        ['second@firm.example', 3],
        ['third@firm.example', 2],
      ]),
    )
    expect(told.filter(({ text }) => text.includes(note))).toHaveLength(2)
    expect((await handedOver()).map(({ subject, detail }) => [subject, JSON.parse(detail)])).toEqual([
      [`staff/${ids.leaver}`, { count: 5, receivers: 'second, third' }],
    ])
  })

  it('are nobody’s without a successor, by deactivation as by another role, and stay whose they were for a role that works them', async () => {
    await own(2)
    const setRole = (role: Role, applicationsTo?: string[]) =>
      admin('PUT', `/members/${ids.leaver}/role`, { role, applicationsTo })
    expect((await setRole('admin')).status).toBe(204)
    expect((await list('status=open')).views.unowned).toBe(0)
    expect((await setRole('publisher', [])).status).toBe(204)
    expect(await ownersOf('owner=none&status=open')).toEqual({ 申请0: null, 申请1: null })
    expect((await list('status=won')).items[0]?.owner).toMatchObject({ name: 'leaver', state: 'other-role' })
  })

  it('are not left behind by a successor who is none: nothing is changed', async () => {
    await own(1)
    for (const wrong of [ids.leaver, randomUUIDv7()]) {
      const refused = await deactivate({ applicationsTo: [wrong] })
      expect([refused.status, refused.body.code]).toEqual([422, 'invalid-change'])
    }
    const { items } = (await admin('GET', '/members')).body
    expect(items.find(({ id }: { id: string }) => id === ids.leaver).active).toBe(true)
  })

  it('count as unassigned where the owner left before, keep the name, and are told so at nine', async () => {
    await own(2)
    await database.db
      .updateTable('staff_member')
      .set({ deactivated_at: api.now })
      .where('id', '=', ids.leaver)
      .execute()
    const { views } = await list('status=open')
    expect(views.unowned).toBe(2)
    const unassigned = await list('owner=none&status=open')
    expect(unassigned.items.map(({ owner }) => owner)).toEqual([
      { id: ids.leaver, name: 'leaver', state: 'deactivated' },
      { id: ids.leaver, name: 'leaver', state: 'deactivated' },
    ])
    const filter = { lang: 'cn', status: 'open', owner: 'none' }
    const { body: csv } = await admin('POST', '/leads/csv', filter)
    expect(csv.match(/leaver（已停用）/g)).toHaveLength(2)
    await remindOfDue(database.db, 'https://admin.firm.test', Date.parse('2026-11-20T09:01+08:00'))
    const notice = await database.db.selectFrom('mail').select('text').where('kind', '=', 'notice').execute()
    expect(notice[0]?.text).toContain('未分配：1份')
    const [one] = unassigned.items
    const taken = await admin('PATCH', `/leads/${one?.id}`, { owner: ids.second }, 1)
    expect(taken.body.history[0]).toMatchObject({ from: 'leaver', to: 'second' })
  })

  it('go to whom the command names', async () => {
    await own(3)
    const command = (...args: string[]) =>
      manageStaff(
        {
          db: database.db,
          adminOrigin: 'https://admin.firm.test',
          sendsMail: false,
          now: api.now,
          handOver: handOverLeads({ adminOrigin: 'http://localhost:3000' }),
        },
        args,
      )
    await expect(command('deactivate', 'leaver@firm.example', '--to', 'leaver@firm.example')).rejects.toThrow(
      '--to is the address of another active member',
    )
    expect(await command('deactivate', 'leaver@firm.example', '--to', 'third@firm.example')).toBe(
      'Done. Open applications that went to third@firm.example: 3\n',
    )
    expect(Object.values(await ownersOf('status=open'))).toEqual(['third', 'third', 'third'])
    await expect(command('deactivate', 'second@firm.example')).resolves.toBe('Done.\n')
  })
})
