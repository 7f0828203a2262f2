import { beforeEach, expect, it } from 'vitest'
import { describeEachDatabase, describeSqlite } from '../../../tests/each-database.ts'
import { StaffClient } from '../../../tests/staff-client.ts'
import { handOverLeads } from '../../leads/hand-over.ts'
import { manageStaff } from '../manage-staff.ts'

const BOSS = 'boss@firm.example'

describeEachDatabase('the last active administrator', (database) => {
  let client: StaffClient
  let token: string
  let id: string
  beforeEach(async () => {
    for (const table of ['staff_member', 'staff_invitation', 'account_try'] as const)
      await database.db.deleteFrom(table).execute()
    client = new StaffClient(database.db)
    token = await client.member('admin', BOSS)
    id = await client.idOf(BOSS)
  })
  const administrators = async () => {
    const { count } = await database.db
      .selectFrom('staff_member')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('role', '=', 'admin')
      .where('deactivated_at', 'is', null)
      .executeTakeFirstOrThrow()
    return Number(count)
  }
  const command = (...args: string[]) =>
    manageStaff(
      {
        db: database.db,
        adminOrigin: 'https://admin.firm.test',
        handOver: handOverLeads({ adminOrigin: 'http://localhost:3000' }),
        sendsMail: false,
        now: Date.now(),
      },
      args,
    )
  const invite = (role: string) => client.call('POST', '/members/invitations', token, { email: BOSS, role })
  const accept = ({ link }: { link: string }) =>
    client.call('POST', '/invitation/accept', undefined, {
      token: new URL(link).searchParams.get('token'),
      name: 'Boss',
      password: 'a quite different password',
    })

  it('gets no role by a body with members that are not known', async () => {
    const refused = await client.call('PUT', `/members/${id}/role`, token, { role: 'editor', force: true })
    expect([refused.status, refused.body.code]).toEqual([400, 'invalid-request'])
  })

  it('is neither demoted nor deactivated, whoever asks', async () => {
    for (const refused of [
      await client.call('PUT', `/members/${id}/role`, token, { role: 'editor' }),
      await client.call('DELETE', `/members/${id}`, token, {}),
      await invite('editor'),
    ])
      expect([refused.status, refused.body.code]).toEqual([409, 'last-administrator'])
    await expect(command('deactivate', BOSS)).rejects.toThrow('last administrator')
    await expect(command('invite', BOSS, '--role', 'sales')).rejects.toThrow('last administrator')
    await client.call('DELETE', `/members/${id}/second-factor`, token, {})
    expect(await administrators()).toBe(1)
  })

  it('is not demoted by an invitation that was made while there were two', async () => {
    await client.member('admin', 'second@firm.example')
    const { body } = await invite('editor')
    await client.call('DELETE', `/members/${await client.idOf('second@firm.example')}`, token, {})
    const refused = await accept(body)
    expect([refused.status, refused.body.code]).toEqual([409, 'last-administrator'])
    expect((await client.call('GET', '/members', token)).status, 'nothing has changed').toBe(200)
  })

  it('may be invited to be what they are, as for a new password', async () => {
    const { body } = await invite('admin')
    expect((await accept(body)).status).toBe(200)
    expect(await administrators()).toBe(1)
  })

  it('is left when two take away each other at once', async () => {
    const other = 'other@firm.example'
    for (let round = 0; round < 8; round += 1) {
      const [mine, theirs] = [await client.member('admin', BOSS), await client.member('admin', other)]
      const [me, them] = [await client.idOf(BOSS), await client.idOf(other)]
      const answers = await Promise.all(
        round % 2
          ? [
              client.call('PUT', `/members/${them}/role`, mine, { role: 'editor' }),
              client.call('DELETE', `/members/${me}`, theirs, {}),
            ]
          : [
              client.call('PUT', `/members/${them}/role`, mine, { role: 'sales' }),
              client.call('PUT', `/members/${me}/role`, theirs, { role: 'editor' }),
            ],
      )
      expect(answers.filter(({ status }) => status === 204).length, `round ${round}`).toBeLessThan(2)
      expect(await administrators(), `round ${round}`).toBe(1)
    }
  })
})

describeSqlite('the token that a program holds', (database) => {
  it('does what the role of the moment may, and ends with its holder', async () => {
    const client = new StaffClient(database.db)
    const admin = await client.member('admin')
    const token = await client.member('sales')
    const id = await client.idOf('sales@firm.example')
    const statuses: number[] = []
    for (const change of [
      undefined,
      () => client.call('PUT', `/members/${id}/role`, admin, { role: 'editor' }),
      () => client.call('PUT', `/members/${id}/role`, admin, { role: 'sales' }),
      () => client.call('DELETE', `/members/${id}`, admin, {}),
    ]) {
      await change?.()
      statuses.push((await client.call('GET', '/leads', token)).status)
    }
    expect(statuses).toEqual([200, 403, 200, 401])
  })
})
