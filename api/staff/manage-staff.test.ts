import { beforeEach, expect, it } from 'vitest'
import { describeSqlite } from '../../tests/each-database.ts'
import { STAFF_PASSWORD, StaffClient } from '../../tests/staff-client.ts'
import { handOverLeads } from '../leads/hand-over.ts'
import { manageStaff } from './manage-staff.ts'

describeSqlite('npm run staff', (database) => {
  let client: StaffClient
  const run = (...args: string[]) =>
    manageStaff(
      {
        db: database.db,
        adminOrigin: 'https://admin.firm.test',
        handOver: handOverLeads({ adminOrigin: 'http://localhost:3000' }),
        sendsMail: true,
        now: Date.now(),
      },
      args,
    )
  beforeEach(async () => {
    for (const table of ['staff_member', 'staff_invitation', 'mail'] as const)
      await database.db.deleteFrom(table).execute()
    client = new StaffClient(database.db)
  })

  it('explains itself', async () => {
    await expect(run()).rejects.toThrow(/^A command is missing: list,.*\nUsage:/)
    await expect(run('ban')).rejects.toThrow(/^There is no command "ban"/)
    await expect(run('invite')).rejects.toThrow(/^"invite" needs an address/)
    await expect(run('list', 'all')).rejects.toThrow(/^This is too much for "list": all/)
    await expect(run('invite', 'a@firm.test', '--role', 'king')).rejects.toThrow(/^--role is one of/)
  })

  it('invites by a link that makes a member, lists and deactivates them', async () => {
    const link = await run('invite', 'Wang@Firm.test', '--role', 'editor', '--name', '王敏', '--lang', 'en')
    expect(link).toMatch(/^https:\/\/admin\.firm\.test\/admin\/invitation\?token=[\w-]{43}&lang=en\n$/)
    const mail = await database.db.selectFrom('mail').selectAll().executeTakeFirstOrThrow()
    expect([mail.recipient, mail.text.includes(link.trim())]).toEqual(['wang@firm.test', true])
    expect(await run('list')).toMatch(/^wang@firm\.test\t王敏\teditor\tinvited until 2/)
    const token = new URL(link.trim()).searchParams.get('token')
    const acceptance = { token, name: '王敏', password: STAFF_PASSWORD }
    const { body } = await client.call('POST', '/invitation/accept', undefined, acceptance)
    expect(await run('list')).toBe('wang@firm.test\t王敏\teditor\t\n')
    await client.member('admin')
    expect(await run('deactivate', 'wang@firm.test')).toBe('Done.\n')
    expect((await client.call('GET', '/session', body.token)).status).toBe(401)
    expect(await run('list')).toContain('wang@firm.test\t王敏\tdeactivated')
    await expect(run('deactivate', 'wang@firm.test')).rejects.toThrow('already')
  })

  it('keeps the last administrator, and helps who has lost their second factor', async () => {
    const { token } = await client.addSecondFactor(await client.member('admin'))
    await expect(run('deactivate', 'admin@firm.example')).rejects.toThrow('last administrator')
    expect((await client.call('GET', '/session', token)).status).toBe(200)
    expect(await run('reset-second-factor', 'admin@firm.example')).toBe('Done.\n')
    expect((await client.signIn('admin@firm.example')).body.token).toBeDefined()
    await expect(run('reset-second-factor', 'nobody@firm.example')).rejects.toThrow('Nobody')
  })
})
