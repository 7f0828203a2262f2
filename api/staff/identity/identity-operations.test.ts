import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { describeSqlite } from '../../../tests/each-database.ts'
import { STAFF_PASSWORD, StaffClient, staffRoutesOf, totp } from '../../../tests/staff-client.ts'
import { type IdentityOperation, identityOperations } from './identity-operations.ts'

const NEW_PASSWORD = 'another long password'
const HALF_MINUTE = 30_000
const tables = [
  'staff_member',
  'staff_invitation',
  'staff_audit',
  'staff_verification',
  'account_try',
  'mail',
] as const

describeSqlite('operations on identity', (database) => {
  let client: StaffClient
  let admin: Awaited<ReturnType<StaffClient['addSecondFactor']>>
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    for (const table of tables) await database.db.deleteFrom(table).execute()
    client = new StaffClient(database.db, { secondFactorOptional: false })
    admin = await client.addSecondFactor(await client.member('admin'))
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  /** A code that has not been used. */
  const freshCode = () => {
    vi.setSystemTime(Date.now() + HALF_MINUTE)
    return totp(admin.secret, Date.now())
  }
  const auditOf = (action: string) =>
    database.db.selectFrom('staff_audit').selectAll().where('action', '=', action).execute()
  const mailTo = (recipient: string) =>
    database.db
      .selectFrom('mail')
      .selectAll()
      .where('kind', '=', 'staff')
      .where('recipient', '=', recipient)
      .orderBy('id')
      .execute()
  const emailOf = { self: 'admin@firm.example', other: 'editor@firm.example' }

  it('stand in the table, all of them', () => {
    const changing = staffRoutesOf(client.app)
      .filter(
        ({ method, path }) => method !== 'GET' && /^\/(session|invitation|account|members)\b/.test(path),
      )
      .map(({ method, path }) => `${method} ${path.replace(/\/$/, '')}`)
    expect(changing.sort()).toEqual(Object.keys(identityOperations).sort())
  })

  /** How each operation is asked for by an administrator; `who` is the one whose identity it changes. */
  type Ask = { who: 'self' | 'other'; body: object; wrong?: object }
  const asked: Partial<Record<IdentityOperation, Ask>> = {
    'PUT /account/password': {
      who: 'self',
      body: { current: STAFF_PASSWORD, password: NEW_PASSWORD },
      wrong: { current: 'wrong' },
    },
    'POST /account/second-factor': {
      who: 'self',
      body: { password: STAFF_PASSWORD },
      wrong: { password: 'wrong' },
    },
    'POST /account/second-factor/recovery-codes': {
      who: 'self',
      body: { password: STAFF_PASSWORD },
      wrong: { password: 'wrong' },
    },
    'POST /members/invitations': { who: 'other', body: { email: 'new@firm.example', role: 'editor' } },
    'PUT /members/:id/role': { who: 'other', body: { role: 'sales' } },
    'DELETE /members/:id': { who: 'other', body: {} },
    'DELETE /members/:id/second-factor': { who: 'other', body: {} },
  }
  const proving = Object.entries(identityOperations).filter(
    ([name, { asks }]) =>
      !name.startsWith('POST /session') && asks.some((one: string) => /factor|^authenticator/.test(one)),
  )

  it('are tried below, each that asks for the second factor', () => {
    expect(proving.map(([name]) => name).sort()).toEqual(Object.keys(asked).sort())
  })

  describe.each(proving)('%s', (name, operation) => {
    const { who, body, wrong } = asked[name as IdentityOperation] as Ask
    const row: { asks: readonly string[]; audit?: string; mails?: boolean } = operation

    it('asks for the second factor, is audited, and mailed', async () => {
      await client.addSecondFactor(await client.member('editor'))
      const [method = '', path = ''] = name.split(' ')
      const address = path.replace(':id', await client.idOf(emailOf[who]))
      const send = (more: object) => client.call(method, address, admin.token, { ...body, ...more })
      for (const table of ['mail', 'staff_audit'] as const) await database.db.deleteFrom(table).execute()

      const spent = freshCode()
      expect((await client.completeSignIn(emailOf.self, spent)).status).toBe(200)
      for (const code of [undefined, '', '000000', spent, 'ABCDE-FGHJK']) {
        const refused = await send({ code })
        expect([refused.status, refused.body.code], String(code)).toEqual([401, 'wrong-code'])
      }
      expect(wrong !== undefined).toBe(row.asks.includes('password'))
      if (wrong) expect((await send({ ...wrong, code: freshCode() })).body.code).toBe('wrong-password')
      if (row.asks.includes('authenticator'))
        expect((await send({ code: admin.recoveryCodes[0] })).body.code).toBe('wrong-code')
      if (row.audit) expect(await auditOf(row.audit)).toEqual([])
      expect(await mailTo(emailOf.other)).toEqual([])

      await database.db.deleteFrom('account_try').execute()
      expect([200, 204]).toContain((await send({ code: freshCode() })).status)
      if (row.audit) {
        const entries = await auditOf(row.audit)
        expect(entries.map(({ staff_name }) => staff_name)).toEqual(['admin'])
      }
      const mails = (await mailTo(emailOf[who])).filter(({ subject }) => !subject.includes('wrong codes'))
      expect(mails.map(({ lang, status }) => [lang, status])).toEqual(row.mails ? [['en', 'waiting']] : [])
    })

    it('takes a recovery code once instead, which is audited and mailed', async () => {
      if (!row.asks.includes('factor')) return
      await client.addSecondFactor(await client.member('editor'))
      const [method = '', path = ''] = name.split(' ')
      const address = path.replace(':id', await client.idOf(emailOf[who]))
      const code = admin.recoveryCodes[3]
      const done = await client.call(method, address, admin.token, { ...body, code })
      expect([200, 204]).toContain(done.status)
      expect(await auditOf('staff.recovery-code-used')).toHaveLength(1)
      const subjects = (await mailTo(emailOf.self)).map(({ subject }) => subject)
      expect(subjects).toContain('Admin account: A recovery code was used')
      const password = 'password' in body && 'current' in body ? NEW_PASSWORD : STAFF_PASSWORD
      const token = done.body?.token?.length === 43 && 'current' in body ? done.body.token : admin.token
      const again = await client.call('POST', '/account/second-factor', token, { password, code })
      expect([again.status, again.body.code]).toEqual([401, 'wrong-code'])
    })
  })
})
