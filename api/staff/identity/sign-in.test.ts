import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { describeEachDatabase } from '../../../tests/each-database.ts'
import { STAFF_PASSWORD, StaffClient, totp } from '../../../tests/staff-client.ts'
import { isSixDigits } from './second-factor.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const HALF_MINUTE = MINUTE / 2

describeEachDatabase('identity of the staff', (database) => {
  let client: StaffClient
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    for (const table of ['staff_member', 'staff_invitation', 'staff_audit', 'account_try'] as const)
      await database.db.deleteFrom(table).execute()
    client = new StaffClient(database.db)
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const later = (ms: number) => vi.setSystemTime(Date.now() + ms)
  /** A code that has not been used. */
  const nextCode = (secret: string) => {
    later(HALF_MINUTE)
    return totp(secret, Date.now())
  }
  const session = (token: string) => client.call('GET', '/session', token)

  describe('the first administrator', () => {
    const acceptance = { name: '高远', email: 'Gao@Firm.example', password: STAFF_PASSWORD }

    it('is made by a link that works once', async () => {
      const token = await client.first()
      expect((await client.call('POST', '/invitation/read', undefined, { token })).body).toMatchObject({
        email: null,
        role: 'admin',
      })
      const made = await client.call('POST', '/invitation/accept', undefined, { token, ...acceptance })
      expect(made.status).toBe(200)
      expect((await session(made.body.token)).body.staff).toMatchObject({
        email: 'gao@firm.example',
        role: 'admin',
        name: '高远',
      })
      const again = await client.call('POST', '/invitation/accept', undefined, { token, ...acceptance })
      expect([again.status, again.body.code]).toEqual([404, 'invitation-over'])
      expect(await client.first()).toBeUndefined()
    })

    it('has one link at a time, for a day', async () => {
      const [old, token] = [await client.first(), await client.first()]
      const read = (one: string | undefined) =>
        client.call('POST', '/invitation/read', undefined, { token: one })
      expect((await read(old)).status).toBe(404)
      expect((await read(token)).status).toBe(200)
      later(24 * HOUR)
      expect((await read(token)).status).toBe(404)
    })
  })

  it('has no sign-up', async () => {
    for (const path of ['/sign-up/email', '/session/sign-up', '/account/sign-up'])
      expect((await client.call('POST', path, undefined, {})).status, path).toBe(404)
    expect(await database.db.selectFrom('staff_member').selectAll().execute()).toEqual([])
  })

  describe('a session', () => {
    it('is known by a token of which only the hash is kept, and another one each time', async () => {
      const first = await client.member('editor')
      const { body } = await client.signIn('Editor@firm.example')
      expect(body.token).not.toBe(first)
      const rows = await database.db.selectFrom('staff_login').selectAll().execute()
      expect(rows).toHaveLength(2)
      const kept = JSON.stringify(rows)
      for (const token of [first, body.token]) {
        expect((await session(token)).status).toBe(200)
        expect(kept).not.toContain(token)
      }
      for (const { token_hash: token } of rows)
        expect((await session(token)).status, 'a hash opens nothing').toBe(401)
      const sent = 'a-token-somebody-made-up-before-signing-in'
      await client.call('POST', '/session', sent, { email: 'editor@firm.example', password: STAFF_PASSWORD })
      expect((await session(sent)).status, 'fixation').toBe(401)
    })

    it('ends 30 minutes after its last use, and 12 hours after it began', async () => {
      const token = await client.member('editor')
      later(29 * MINUTE)
      expect((await session(token)).status).toBe(200)
      later(29 * MINUTE)
      expect((await session(token)).status).toBe(200)
      const { body: idle } = await client.signIn('editor@firm.example')
      later(29 * MINUTE)
      const polled = await client.call('GET', '/session', idle.token, undefined, { 'x-poll': '1' })
      expect(polled.status).toBe(200)
      later(2 * MINUTE)
      expect((await session(idle.token)).status, 'a page alone asked').toBe(401)
      const { body } = await client.signIn('editor@firm.example')
      for (let used = 0; used < 11.8 * HOUR; used += 20 * MINUTE) {
        expect((await session(body.token)).status).toBe(200)
        later(20 * MINUTE)
      }
      expect((await session(body.token)).status).toBe(401)
    })

    it('can be ended from another one, and by signing out', async () => {
      const [token, other] = [
        await client.member('editor'),
        (await client.signIn('editor@firm.example')).body.token,
      ]
      const { body } = await client.call('GET', '/account/sessions', token)
      expect(body.items.map(({ current, userAgent }: never) => [current, userAgent]).sort()).toEqual([
        [false, 'Test browser'],
        [true, 'Test browser'],
      ])
      const stranger = await client.member('admin')
      const { id } = body.items.find(({ current }: { current: boolean }) => !current)
      await client.call('DELETE', `/account/sessions/${id}`, stranger)
      expect((await session(other)).status, 'of somebody else').toBe(200)
      expect((await client.call('DELETE', `/account/sessions/${id}`, token)).status).toBe(204)
      expect((await session(other)).status).toBe(401)
      expect((await client.call('DELETE', '/session', token)).status).toBe(204)
      expect((await session(token)).status).toBe(401)
    })

    it('ends with a new password, and for whoever is not on the staff any more', async () => {
      const token = await client.member('editor')
      const { body: other } = await client.signIn('editor@firm.example')
      const change = { current: STAFF_PASSWORD, password: 'another long password' }
      const wrong = await client.call('PUT', '/account/password', token, { ...change, current: 'wrong' })
      expect([wrong.status, wrong.body.code]).toEqual([401, 'wrong-password'])
      const { body } = await client.call('PUT', '/account/password', token, change)
      expect((await session(other.token)).status).toBe(401)
      expect((await session(body.token)).status).toBe(200)
      const kept = await database.db.selectFrom('staff_login').select('token_hash').execute()
      expect(JSON.stringify(kept)).not.toContain(body.token)
      expect((await client.signIn('editor@firm.example')).status).toBe(401)
      const admin = await client.member('admin')
      const { id } = (await session(body.token)).body.staff
      expect((await client.call('DELETE', `/members/${id}`, admin, {})).status).toBe(204)
      expect((await session(body.token)).status).toBe(401)
      expect((await client.signIn('editor@firm.example', change.password)).status).toBe(401)
    })
  })

  describe('the second factor', () => {
    it('is asked for after the password; its secret is not kept in the clear', async () => {
      const { secret, token } = await client.addSecondFactor(await client.member('sales'))
      expect((await session(token)).body.secondFactor).toEqual({ enabled: true, missing: false })
      const [row] = await database.db.selectFrom('staff_second_factor').selectAll().execute()
      expect(row?.secret).not.toContain(secret)
      const { body } = await client.signIn('sales@firm.example')
      expect(body.token).toBeUndefined()
      const answer = (code: string, kind = 'totp') =>
        client.call('POST', '/session/second-factor', undefined, { challenge: body.challenge, code, kind })
      const wrong = await answer(totp(secret, Date.now() - HOUR))
      expect([wrong.status, wrong.body.code]).toEqual([401, 'wrong-code'])
      later(HALF_MINUTE)
      const right = await answer(totp(secret, Date.now()))
      expect((await session(right.body.token)).body.staff.email).toBe('sales@firm.example')
      expect((await answer(totp(secret, Date.now()))).status, 'a challenge is used up').toBe(401)
      const { body: next } = await client.signIn('sales@firm.example')
      const again = { challenge: next.challenge, code: totp(secret, Date.now()), kind: 'totp' }
      expect(
        (await client.call('POST', '/session/second-factor', undefined, again)).status,
        'so is a code',
      ).toBe(401)
      expect(await database.db.selectFrom('staff_login').selectAll().execute()).toHaveLength(2)
    })

    it('takes each recovery code once', async () => {
      const { recoveryCodes } = await client.addSecondFactor(await client.member('sales'))
      const use = async () => {
        const { body } = await client.signIn('sales@firm.example')
        const code = recoveryCodes[0]
        const sent = { challenge: body.challenge, code, kind: 'recovery' }
        return client.call('POST', '/session/second-factor', undefined, sent)
      }
      const first = await use()
      expect(first.status).toBe(200)
      expect((await client.call('GET', '/account/second-factor', first.body.token)).body).toEqual({
        enabled: true,
        recoveryCodesLeft: recoveryCodes.length - 1,
      })
      expect((await use()).status).toBe(401)
    })

    it('is locked for nobody but who guesses', async () => {
      client.device = 'the-browser-of-the-owner-0123456'
      const { secret } = await client.addSecondFactor(await client.member('sales'))
      const [own, device] = [client.address, client.device]
      const guess = async () => (await client.completeSignIn('sales@firm.example', '000000')).status
      const told = () =>
        database.db
          .selectFrom('mail')
          .select('subject')
          .where('recipient', '=', 'sales@firm.example')
          .where('subject', 'like', '%several wrong codes%')
          .execute()
      client.device = ''
      const statuses: number[] = []
      // from the owner's own network first
      for (let tries = 0; tries < 6; tries += 1) statuses.push(await guess())
      expect(await told(), 'at the fifth').toHaveLength(1)
      for (let from = 1; from <= 4; from += 1) {
        client.address = `198.51.100.${from}`
        for (let tries = 0; tries < 5; tries += 1) statuses.push(await guess())
      }
      const wrong = (times: number) => Array.from({ length: times }, () => 401)
      expect(statuses).toEqual([...wrong(5), 429, ...wrong(15), 429, 429, 429, 429, 429])
      later(HALF_MINUTE)
      client.address = own
      client.device = device
      expect((await client.completeSignIn('sales@firm.example', totp(secret, Date.now()))).status).toBe(200)
      expect(await told(), 'the owner is told once a day').toHaveLength(1)
    })

    it('leaves recovery codes to whoever guessed codes in a strange place', async () => {
      const { recoveryCodes } = await client.addSecondFactor(await client.member('sales'))
      for (let tries = 0; tries < 6; tries += 1) await client.completeSignIn('sales@firm.example', '000000')
      const { status } = await client.completeSignIn('sales@firm.example', recoveryCodes[0] ?? '', 'recovery')
      expect(status).toBe(200)
    })

    it('takes no recovery code for one of the authenticator, though six digits may stand in it', () => {
      const typed = ['A3467-93CDE', 'ａ3467－93cde', '验证码：346 793', '346793']
      expect(typed.map(isSixDigits)).toEqual([false, false, true, true])
    })

    it('takes codes as people type them', async () => {
      const { secret, recoveryCodes } = await client.addSecondFactor(await client.member('sales'))
      expect(recoveryCodes.join('')).toMatch(/^[34679ACDEFGHJKMNPRTWXY-]+$/)
      const wide = (text: string) =>
        text.replace(/[!-~]/g, (one) => String.fromCodePoint((one.codePointAt(0) ?? 0) + 0xfee0))
      const [a = '', b = '', c = '', d = ''] = recoveryCodes
      const typed = [a.toLowerCase(), wide(b), c.replace('-', ''), ` ${d.replace('-', ' – ')} `]
      for (const one of typed)
        expect((await client.completeSignIn('sales@firm.example', one, 'recovery')).status, one).toBe(200)
      for (const form of [wide, (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`]) {
        later(HALF_MINUTE)
        const code = form(totp(secret, Date.now()))
        expect((await client.completeSignIn('sales@firm.example', code)).status, code).toBe(200)
      }
    })

    it('has to be set up before anything else by whoever sees applications, where others reach the program', async () => {
      client = new StaffClient(database.db, { secondFactorOptional: false })
      const admin = await client.member('admin')
      expect((await session(admin)).body.secondFactor).toEqual({ enabled: false, missing: true })
      const refused = await client.call('GET', '/members', admin)
      expect([refused.status, refused.body.code]).toEqual([403, 'second-factor-required'])
      const { token } = await client.addSecondFactor(admin)
      expect((await session(admin)).status, 'the session before it').toBe(401)
      expect((await client.call('GET', '/members', token)).status).toBe(200)
      expect((await session(await client.member('editor'))).body.secondFactor.missing).toBe(false)
    })

    it('stays until the one that replaces it is confirmed', async () => {
      const { secret, token } = await client.addSecondFactor(await client.member('sales'))
      const { body: other } = await client.completeSignIn('sales@firm.example', nextCode(secret))
      const old = { password: STAFF_PASSWORD, code: nextCode(secret) }
      const { body } = await client.call('POST', '/account/second-factor', token, old)
      expect((await client.completeSignIn('sales@firm.example', nextCode(secret))).status).toBe(200)
      const fresh = new URL(body.uri).searchParams.get('secret') ?? ''
      const confirm = (code: string) => client.call('POST', '/account/second-factor/confirm', token, { code })
      expect((await confirm(nextCode(secret))).body.code).toBe('wrong-code')
      const confirmed = await confirm(nextCode(fresh))
      expect((await session(confirmed.body.token)).status).toBe(200)
      for (const ended of [token, other.token]) expect((await session(ended)).status).toBe(401)
      expect((await client.completeSignIn('sales@firm.example', nextCode(secret))).status).toBe(401)
      expect((await client.completeSignIn('sales@firm.example', nextCode(fresh))).status).toBe(200)
      expect((await confirm(nextCode(fresh))).status, 'only once').toBe(401)
      later(16 * MINUTE)
      const late = await client.call('POST', '/account/second-factor/confirm', confirmed.body.token, {
        code: nextCode(fresh),
      })
      expect([late.status, late.body.code]).toEqual([409, 'setup-expired'])
    })

    it('is taken away by an administrator', async () => {
      const { token } = await client.addSecondFactor(await client.member('sales'))
      const { id } = (await session(token)).body.staff
      const admin = await client.member('admin')
      expect((await client.call('DELETE', `/members/${id}/second-factor`, admin, {})).status).toBe(204)
      expect((await session(token)).status).toBe(401)
      expect((await client.signIn('sales@firm.example')).body.token).toBeDefined()
    })
  })

  it('slows down who guesses passwords, and tells nobody which addresses there are', async () => {
    await client.member('editor')
    for (const email of ['editor@firm.example', 'nobody@firm.example']) {
      const answers = []
      for (let tries = 0; tries < 6; tries += 1) answers.push(await client.signIn(email, 'wrong password'))
      expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429])
      expect(answers[0]?.body.code).toBe('wrong-credentials')
      expect(Number(answers[5]?.headers.get('retry-after'))).toBeGreaterThan(60)
    }
    const other = new StaffClient(database.db)
    other.address = client.address
    expect((await other.signIn('editor@firm.example')).status, 'another instance').toBe(429)
    later(16 * MINUTE)
    expect((await client.signIn('editor@firm.example')).status).toBe(200)
  })

  it('is audited: who came, who left, and who tried, as far as that is bounded', async () => {
    const token = await client.member('editor')
    const { body } = await client.signIn('editor@firm.example')
    await client.call('DELETE', '/account/sessions', token, {})
    expect((await session(body.token)).status).toBe(401)
    await client.call('DELETE', '/session', token)
    for (let tries = 0; tries < 60; tries += 1) {
      client.address = `198.51.100.${tries}`
      await client.signIn('editor@firm.example', 'this is a secret')
      await client.signIn('my-own-password@secret.example', 'this is a secret')
    }
    const { id } = await database.db.selectFrom('staff_member').select('id').executeTakeFirstOrThrow()
    const entries = await database.db
      .selectFrom('staff_audit')
      .select(['action', 'subject', 'staff_name', ({ fn }) => fn.countAll().as('count')])
      .where('action', 'like', 'session.%')
      .groupBy(['action', 'subject', 'staff_name'])
      .orderBy('action')
      .orderBy('subject')
      .execute()
    expect(entries.map((one) => [one.action, one.subject, one.staff_name, Number(one.count)])).toEqual([
      ['session.closed', `staff/${id}`, 'editor', 1],
      ['session.ended', `staff/${id}`, 'editor', 1],
      ['session.opened', `staff/${id}`, 'editor', 2],
      ['session.refused', 'staff', '', 50],
      ['session.refused', `staff/${id}`, 'editor', 50],
    ])
    const all = JSON.stringify(await database.db.selectFrom('staff_audit').selectAll().execute())
    expect(all).not.toMatch(/secret/)
  })
})
