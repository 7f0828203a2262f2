import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { describeSqlite } from '../../tests/each-database.ts'
import { type SmtpMood, TestSmtpServer } from '../../tests/mail/smtp-server.ts'
import { StaffClient } from '../../tests/staff-client.ts'
import {
  anyAddress,
  applicationBody,
  forgetTrials,
  newKey,
  RELAY_SECRET,
  relayHeaders,
  SALES_EMAIL,
} from '../../tests/trial-requests.ts'
import type { SmtpSettings } from '../mail/smtp-url.ts'
import { type RunningApi, startApi } from '../start/start-api.ts'

describeSqlite('a trial form while mail does not go out', (database) => {
  let server: TestSmtpServer
  let smtp: SmtpSettings
  let api: RunningApi

  const start = async (changes: Partial<SmtpSettings> = {}) => {
    api = await startApi({
      port: 0,
      seedDir: join(tmpdir(), 'no-seed-here'),
      relaySecret: RELAY_SECRET,
      smtp: { ...smtp, ...changes },
      mailFrom: 'site@firm.test',
      salesEmail: SALES_EMAIL,
      ...database.settings,
    })
  }
  beforeEach(async () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    await forgetTrials(database.db)
    server = new TestSmtpServer()
    smtp = await server.start()
  })
  afterEach(async () => {
    await api.close()
    await server.stop()
    vi.restoreAllMocks()
  })

  const post = (path: string, body: object) =>
    fetch(`${api.url}/trial${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': newKey(),
        ...relayHeaders(anyAddress()),
      },
      body: JSON.stringify(body),
    })
  const deliveryOf = async (id: string): Promise<string> =>
    (await (await fetch(`${api.url}/trial/codes/${id}`)).json()).state
  /** Asks for a code and waits until something has become of it. */
  const codeFor = async (email: string): Promise<string> => {
    const answer = await post('/codes', { email, lang: 'cn' })
    expect(answer.status).toBe(202)
    const { id } = await answer.json()
    return vi.waitUntil(
      async () => {
        const state = await deliveryOf(id)
        return state !== 'waiting' && state
      },
      { timeout: 20_000 },
    )
  }
  const applyWithout = async (email: string) => {
    const { code: _, ...body } = applicationBody({ email })
    const answer = await post('/applications', body)
    return [answer.status, (await answer.json()).status]
  }
  const mailTrouble = async () => {
    const staff = new StaffClient(database.db, { smtp })
    const token = await staff.member('sales', `${newKey()}@firm.test`)
    const { troubles } = (await staff.call('GET', '/deliveries', token)).body
    return troubles.find(({ channel }: { channel: string }) => channel === 'mail')
  }

  it.each<[SmtpMood, string]>([
    ['busy', 'CONN'],
    ['drops', 'ECONNECTION'],
    ['knows nobody', 'AUTH PLAIN: 535 no such user: ...'],
    ['refuses senders', 'MAIL FROM: 550'],
    ['refuses messages', 'DATA: 554'],
  ])('takes applications without a code from a server that %s, and tells the staff', async (mood, fault) => {
    const before = Date.now()
    server.turn(mood)
    await start({ auth: { user: 'site', pass: 'secret' } })
    expect(await codeFor('visitor@firm.test')).toBe('failing')
    expect(await applyWithout('visitor@firm.test')).toEqual([201, 'unverified'])
    const trouble = await mailTrouble()
    expect(trouble.fault).toContain(fault)
    expect(Date.parse(trouble.since)).toBeGreaterThanOrEqual(before)
    // over with the first message that is taken
    server.turn('well')
    await post('/codes', { email: 'next@firm.test', lang: 'cn' })
    await vi.waitUntil(async () => (await mailTrouble()) === undefined, { timeout: 20_000 })
    expect(server.accepted.map(({ to }) => to)).toContainEqual(['next@firm.test'])
    expect(await applyWithout('visitor@firm.test')).toEqual([422, 422])
  })

  it('takes them while the server is not there at all', async () => {
    await server.stop()
    await start()
    expect(await codeFor('visitor@firm.test')).toBe('failing')
    expect(await applyWithout('visitor@firm.test')).toEqual([201, 'unverified'])
    expect((await mailTrouble()).fault).toContain('ECONNREFUSED')
    await server.start(smtp.port)
  })

  it('does not take one without a code for an address that is refused while others are taken', async () => {
    server.turn('refuses some')
    await start()
    expect(await codeFor('visitor@firm.test')).toBe('sent')
    for (const email of ['a@refused.test', 'b@refused.test', 'c@refused.test', 'd@refused.test']) {
      expect(await codeFor(email)).toBe('refused')
      expect(await applyWithout(email)).toEqual([422, 422])
    }
    expect(await mailTrouble()).toBeUndefined()
  })

  it('takes them where every recipient is refused, and calls it the server after several domains', async () => {
    await start()
    expect(await codeFor('before@firm.test')).toBe('sent')
    server.turn('refuses recipients')
    expect(await codeFor('one@a.test')).toBe('refused')
    expect(await codeFor('two@b.test')).toBe('refused')
    expect(await mailTrouble()).toBeUndefined()
    expect(await codeFor('three@c.test')).toBe('failing')
    expect((await mailTrouble()).fault).toContain('RCPT TO: 550')
    expect(await applyWithout('one@a.test')).toEqual([201, 'unverified'])
  })

  it('takes the first one of a server that has never taken anything', async () => {
    server.turn('refuses recipients')
    await start()
    expect(await codeFor('one@a.test')).toBe('failing')
    expect(await applyWithout('one@a.test')).toEqual([201, 'unverified'])
    expect(await applyWithout('other@a.test')).toEqual([422, 422])
  })
})
