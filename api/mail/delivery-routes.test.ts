import { expect, it, vi } from 'vitest'
import type { Role } from '#contract/permissions.ts'
import { describeEachDatabase } from '../../tests/each-database.ts'
import { StaffClient } from '../../tests/staff-client.ts'
import { RELAY_SECRET } from '../../tests/trial-requests.ts'
import { createResultNotes, noteTrouble, troubleOf } from './delivery.ts'

describeEachDatabase('what takes nothing', (database) => {
  const push = (client: StaffClient, fault: string, secret = RELAY_SECRET) =>
    client.app.request('/deliveries/push', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-relay-secret': secret },
      body: JSON.stringify({ fault }),
    })

  it('is told by the site, and by nobody else', async () => {
    const client = new StaffClient(database.db)
    expect((await push(client, 'baidu: status 500', 'wrong')).status).toBe(403)
    expect(await troubleOf(database.db, 'push')).toBeUndefined()
    expect((await push(client, 'baidu: status 500')).status).toBe(204)
    const token = await client.member('publisher')
    const { body } = await client.call('GET', '/deliveries', token)
    expect(body.troubles).toEqual([
      { channel: 'push', since: expect.any(String), fault: 'baidu: status 500' },
    ])
    await push(client, '')
    expect((await client.call('GET', '/deliveries', token)).body.troubles).toEqual([])
  })

  it.each<[Role, string[]]>([
    ['sales', ['mail', 'webhook']],
    ['editor', ['bucket']],
    ['publisher', ['push', 'bucket']],
    ['admin', ['mail', 'webhook', 'push', 'bucket']],
  ])('is shown to %s as far as they work with it', async (role, shown) => {
    const client = new StaffClient(database.db)
    for (const channel of ['mail', 'webhook', 'push', 'bucket'] as const)
      await noteTrouble(database.db, channel, 'gone', Date.now())
    const { body } = await client.call('GET', '/deliveries', await client.member(role, `${role}@firm.test`))
    expect(body.troubles.map(({ channel }: { channel: string }) => channel)).toEqual(shown)
  })

  it('is written down when it changes, however often a store is asked', async () => {
    const log = vi.fn()
    const note = createResultNotes(database.db, 'bucket', log)
    const fault = async () => (await troubleOf(database.db, 'bucket'))?.fault
    note('')
    await expect.poll(fault).toBeUndefined()
    note('ECONNREFUSED')
    await expect.poll(fault).toBe('ECONNREFUSED')
    await database.db.updateTable('delivery').set({ fault: 'as it was' }).execute()
    note('ECONNREFUSED')
    expect(await fault()).toBe('as it was')
    note('')
    await expect.poll(fault).toBeUndefined()
    expect(log).not.toHaveBeenCalled()
  })
})
