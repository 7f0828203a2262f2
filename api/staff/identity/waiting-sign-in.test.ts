import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { describeEachDatabase } from '../../../tests/each-database.ts'
import { STAFF_PASSWORD, StaffClient, totp } from '../../../tests/staff-client.ts'

const EMAIL = 'editor@firm.example'
const NEW_PASSWORD = 'another long password'

describeEachDatabase('a sign-in that waits for its second factor', (database) => {
  let client: StaffClient
  let secret: string
  let token: string
  let recoveryCodes: string[]
  let challenge: string

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    for (const table of ['staff_member', 'staff_audit', 'staff_verification', 'account_try', 'mail'] as const)
      await database.db.deleteFrom(table).execute()
    client = new StaffClient(database.db, { smtp: { host: '127.0.0.1', port: 25, tls: 'none' } })
    ;({ secret, token, recoveryCodes } = await client.addSecondFactor(await client.member('editor')))
    challenge = (await client.signIn(EMAIL)).body.challenge
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  /** One that was not used yet. */
  const nextCode = (of: string) => {
    vi.setSystemTime(Date.now() + 30_000)
    return totp(of, Date.now())
  }
  const answer = (code: string, kind = 'totp') =>
    client.call('POST', '/session/second-factor', undefined, { challenge, code, kind })

  it('is completed by a code', async () => {
    expect((await answer(nextCode(secret))).status).toBe(200)
  })

  it('ends with a changed password', async () => {
    const body = { current: STAFF_PASSWORD, password: NEW_PASSWORD, code: nextCode(secret) }
    expect((await client.call('PUT', '/account/password', token, body)).status).toBe(200)
    expect(await answer(nextCode(secret))).toMatchObject({ status: 401, body: { code: 'sign-in-expired' } })
  })

  it('ends with a password that is reset by mail', async () => {
    await client.call('POST', '/session/reset', undefined, { email: EMAIL })
    const [mail] = await database.db.selectFrom('mail').select('text').where('kind', '=', 'link').execute()
    const body = { token: /token=([\w-]+)/.exec(mail?.text ?? '')?.[1], password: NEW_PASSWORD }
    expect((await client.call('POST', '/session/reset/accept', undefined, body)).status).toBe(200)
    expect(await answer(nextCode(secret))).toMatchObject({ status: 401, body: { code: 'sign-in-expired' } })
  })

  it('ends with a new authenticator', async () => {
    const proof = { password: STAFF_PASSWORD, code: nextCode(secret) }
    const { body } = await client.call('POST', '/account/second-factor', token, proof)
    const fresh = new URL(body.uri).searchParams.get('secret') ?? ''
    const code = totp(fresh, Date.now())
    expect((await client.call('POST', '/account/second-factor/confirm', token, { code })).status).toBe(200)
    expect(await answer(nextCode(fresh))).toMatchObject({ status: 401, body: { code: 'sign-in-expired' } })
  })

  it.each(['totp', 'recovery'])(
    'ends with a second factor that an administrator resets (%s)',
    async (kind) => {
      const admin = await client.member('admin')
      const id = await client.idOf(EMAIL)
      expect((await client.call('DELETE', `/members/${id}/second-factor`, admin, {})).status).toBe(204)
      const code = kind === 'totp' ? nextCode(secret) : (recoveryCodes[0] ?? '')
      expect(await answer(code, kind)).toMatchObject({ status: 401, body: { code: 'sign-in-expired' } })
    },
  )

  it('opens one session, of two right answers at once', async () => {
    const got = await Promise.all([answer(nextCode(secret)), answer(recoveryCodes[0] ?? '', 'recovery')])
    expect(got.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})
