import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { describeSqlite } from '../../../tests/each-database.ts'
import { STAFF_PASSWORD, StaffClient, totp } from '../../../tests/staff-client.ts'
import { noteDelivered, noteTrouble } from '../../mail/delivery.ts'

const MINUTE = 60_000
const EMAIL = 'editor@firm.example'
const NEW_PASSWORD = 'another long password'
const tables = ['staff_member', 'staff_audit', 'staff_verification', 'account_try', 'mail'] as const

describeSqlite('a forgotten password', (database) => {
  let client: StaffClient
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    for (const table of tables) await database.db.deleteFrom(table).execute()
    client = new StaffClient(database.db, { smtp: { host: '127.0.0.1', port: 25, tls: 'none' } })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const later = (ms: number) => vi.setSystemTime(Date.now() + ms)
  const ask = (email = EMAIL, from = client) => from.call('POST', '/session/reset', undefined, { email })
  const accept = (token: string | undefined, password = NEW_PASSWORD) =>
    client.call('POST', '/session/reset/accept', undefined, { token, password })
  const mails = (kind: 'link' | 'staff') =>
    database.db.selectFrom('mail').selectAll().where('kind', '=', kind).orderBy('id').execute()
  const tokens = async () => (await mails('link')).map(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? '')
  const audited = async () => {
    const rows = await database.db.selectFrom('staff_audit').select('action').orderBy('id').execute()
    return rows.map(({ action }) => action).filter((action) => action.startsWith('staff.'))
  }

  it('is set anew once, by a link that is mailed, which ends every session; its owner is told', async () => {
    const session = await client.member('editor')
    expect((await ask('Editor@firm.example')).status).toBe(204)
    await ask()
    const [first, second] = await tokens()
    expect(
      JSON.stringify(await database.db.selectFrom('staff_verification').selectAll().execute()),
    ).not.toContain(first)
    const read = await client.call('POST', '/session/reset/read', undefined, { token: first })
    expect(read.body).toEqual({ email: EMAIL })
    const weak = await accept(first, 'too short')
    expect([weak.status, weak.body.errors[0].code]).toEqual([422, 'passwordShort'])
    expect((await accept(first, 'Publisher2031!!')).body.errors[0].code, 'of a role').toBe('passwordCommon')
    const { status, body } = await accept(first)
    expect(status).toBe(200)
    expect((await client.call('GET', '/session', body.token)).status).toBe(200)
    expect((await client.call('GET', '/session', session)).status).toBe(401)
    expect((await client.signIn(EMAIL)).status).toBe(401)
    for (const token of [first, second]) expect((await accept(token)).body.code).toBe('reset-over')
    expect((await mails('staff')).map(({ subject }) => subject)).toEqual([
      'Admin account: Password reset by a mailed link',
    ])
    expect(await audited()).toEqual([
      ...[
        'staff.invited',
        'staff.accepted',
        'staff.reset-asked',
        'staff.reset-asked',
        'staff.password-reset',
      ],
    ])
  })

  it('leaves the second factor, which the sign-in asks for', async () => {
    const { secret } = await client.addSecondFactor(await client.member('editor'))
    await ask()
    const { body } = await accept((await tokens())[0])
    expect(body.token).toBeUndefined()
    later(MINUTE / 2)
    const answer = { challenge: body.challenge, code: totp(secret, Date.now()), kind: 'totp' }
    expect((await client.call('POST', '/session/second-factor', undefined, answer)).status).toBe(200)
  })

  it('is answered alike for everybody, who gets no mail unless they are on the staff', async () => {
    const admin = await client.member('admin')
    await client.member('editor')
    await client.call('DELETE', `/members/${await client.idOf(EMAIL)}`, admin, {})
    await database.db.deleteFrom('mail').execute()
    const pauses: number[] = []
    const from = new StaffClient(database.db, {
      smtp: { host: '127.0.0.1', port: 25, tls: 'none' },
      pause: async (ms) => pauses.push(ms),
    })
    const answers = []
    for (const email of ['admin@firm.example', EMAIL, 'nobody@firm.example', 'not an address'])
      answers.push(await ask(email, from))
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(4).fill([204, null]))
    expect(pauses).toEqual([300, 300, 300, 300])
    expect((await mails('link')).map(({ recipient }) => recipient)).toEqual(['admin@firm.example'])
  })

  it('has a link for 30 minutes, and none once its owner is deactivated', async () => {
    const admin = await client.member('admin')
    await client.member('editor')
    await ask()
    later(31 * MINUTE)
    await ask()
    const [late, good] = await tokens()
    const read = (token: string | undefined) =>
      client.call('POST', '/session/reset/read', undefined, { token })
    expect([(await read(late)).status, (await accept(late)).status, (await read(good)).status]).toEqual([
      404, 404, 200,
    ])
    const { body } = await client.signIn('admin@firm.example', STAFF_PASSWORD)
    expect(admin).not.toBe(body.token)
    await client.call('DELETE', `/members/${await client.idOf(EMAIL)}`, body.token, {})
    expect([(await read(good)).status, (await accept(good)).status]).toEqual([404, 404])
  })

  it('is asked for five times an hour for an address, by everybody, and five times by one sender', async () => {
    await client.member('editor')
    for (let time = 0; time < 5; time += 1) {
      client.address = `10.1.1.${time}`
      expect((await ask()).status).toBe(204)
    }
    client.address = '10.1.1.9'
    const refused = await ask()
    expect([refused.status, refused.body.code]).toEqual([429, 'too-many-requests'])
    for (let time = 0; time < 30; time += 1) await ask(`person${time}@firm.example`)
    expect((await ask('other@firm.example')).status, 'thirty addresses').toBe(429)
    expect(await mails('link')).toHaveLength(5)
    later(61 * MINUTE)
    expect((await ask()).status).toBe(204)
  })

  it('is asked for in a browser that its owner has signed in with, whatever others asked for', async () => {
    await client.member('editor')
    client.device = 'a browser of the owner'
    await client.signIn(EMAIL)
    for (let time = 0; time < 6; time += 1) {
      client.address = `10.1.2.${time}`
      client.device = `a browser of nobody, ${time}`
      await ask()
    }
    expect((await ask()).status).toBe(429)
    client.device = 'a browser of the owner'
    expect((await ask()).status).toBe(204)
  })

  it('is a matter for an administrator where there is no mail server', async () => {
    const without = new StaffClient(database.db)
    await without.member('editor')
    expect((await without.call('GET', '/session/reset')).body).toEqual({ mail: 'none' })
    expect((await client.call('GET', '/session/reset')).body).toEqual({ mail: 'queued' })
    expect((await ask(EMAIL, without)).status).toBe(404)
    expect(await mails('link')).toEqual([])
  })

  it('says before and after that no mail goes out, and an invitation that its link has to be passed on', async () => {
    const admin = await client.member('admin')
    await noteTrouble(database.db, 'mail', 'CONN: refused', Date.now())
    expect((await client.call('GET', '/session/reset')).body).toEqual({ mail: 'failing' })
    const invited = { email: 'new@firm.test', role: 'editor', lang: 'cn' }
    const invite = async () => (await client.call('POST', '/members/invitations', admin, invited)).body
    expect(await invite()).toMatchObject({ mail: 'failing' })
    await noteDelivered(database.db, 'mail', Date.now())
    expect(await invite()).toMatchObject({ mail: 'queued' })
  })
})
