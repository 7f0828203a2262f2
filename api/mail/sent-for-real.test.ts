import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { describeSqlite } from '../../tests/each-database.ts'
import { headersOf, TestSmtpServer } from '../../tests/mail/smtp-server.ts'
import { STAFF_PASSWORD, StaffClient } from '../../tests/staff-client.ts'
import { RELAY_SECRET } from '../../tests/trial-requests.ts'
import { type StartApiOptions, startApi } from '../start/start-api.ts'

describeSqlite('mail of a running upstream', (database) => {
  const start = (options: Partial<StartApiOptions>) =>
    startApi({
      port: 0,
      seedDir: join(tmpdir(), 'no-seed-here'),
      relaySecret: RELAY_SECRET,
      ...database.settings,
      ...options,
    })
  const faultsOf = async (emails: string[]) => {
    const rows = await database.db
      .selectFrom('mail')
      .select('last_fault')
      .where('recipient', 'in', emails)
      .execute()
    return rows.map(({ last_fault }) => last_fault)
  }
  const unsent = async () => {
    const rows = await database.db
      .selectFrom('mail')
      .select('id')
      .where('recipient', 'like', 'down-%')
      .where('status', '!=', 'sent')
      .execute()
    return rows.length
  }
  const askForCode = (url: string, email: string) =>
    fetch(`${url}/trial/codes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, lang: 'en' }),
    })

  it('goes out without anybody waiting for it, and is shown to nobody else', async () => {
    const server = new TestSmtpServer()
    const smtp = await server.start()
    const api = await start({ smtp, mailFrom: 'site@firm.test' })
    expect((await askForCode(api.url, 'ann@firm.test')).status).toBe(202)
    await server.until(() => server.accepted.length === 1)
    const [mail] = server.accepted
    expect([mail?.from, mail?.to]).toEqual(['site@firm.test', ['ann@firm.test']])
    expect(headersOf(mail?.raw ?? '').find(([name]) => name === 'subject')?.[1]).toMatch(/\d{6}/)
    expect((await fetch(`${api.url}/outbox`)).status).toBe(404)
    await api.close()
    await server.stop()
  })

  it('tells a member of the staff, in their language, that their password has changed', async () => {
    const server = new TestSmtpServer()
    const smtp = await server.start()
    const api = await start({ smtp, mailFrom: 'site@firm.test', admin: true })
    const staff = new StaffClient(database.db, { relaySecret: RELAY_SECRET })
    const token = await staff.member('editor', 'wang@firm.test', '王敏')
    await staff.call('PUT', '/account/settings', token, { lang: 'cn' })
    const change = { current: STAFF_PASSWORD, password: 'another long password' }
    const answer = await fetch(`${api.url}/staff/v1/account/password`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(change),
    })
    expect(answer.status).toBe(200)
    await server.until(() => server.accepted.length === 1)
    const [mail] = server.accepted
    expect(mail?.to).toEqual(['wang@firm.test'])
    const subject = headersOf(mail?.raw ?? '').find(([name]) => name === 'subject')?.[1] ?? ''
    const words = [...subject.matchAll(/=\?UTF-8\?B\?([^?]*)\?=/gi)].map(([, part = '']) =>
      Buffer.from(part, 'base64').toString(),
    )
    expect(words.join('')).toBe('后台账号：密码已更改')
    await api.close()
    await server.stop()
  })

  it('takes invitations and forgotten passwords to their people, and forgets the links', async () => {
    const server = new TestSmtpServer()
    const smtp = await server.start()
    const mailed = { smtp, mailFrom: 'site@firm.test', adminOrigin: 'https://admin.firm.test' }
    const api = await start({ ...mailed, admin: true })
    const staff = new StaffClient(database.db, { relaySecret: RELAY_SECRET })
    const token = await staff.member('admin', 'boss@firm.test')
    const post = async (path: string, body: object, bearer?: string) => {
      const headers = new Headers({ 'content-type': 'application/json' })
      if (bearer) headers.set('authorization', `Bearer ${bearer}`)
      const response = await fetch(`${api.url}/staff/v1${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      })
      const text = await response.text()
      return text && JSON.parse(text)
    }
    const linkTo = async (recipient: string, count: number) => {
      await server.until(() => server.accepted.length === count)
      const { to, raw = '' } = server.accepted.at(-1) ?? {}
      expect(to).toEqual([recipient])
      const text = raw.replace(/=\r?\n/g, '').replace(/=3D/g, '=')
      return /https:\/\/admin\.firm\.test\/admin\/(\w+)\?token=([\w-]+)(?:&lang=\w+)?/.exec(text) ?? []
    }
    const { link, mail } = await post(
      '/members/invitations',
      { email: 'li@firm.test', role: 'editor', lang: 'en' },
      token,
    )
    expect(mail).toBe('queued')
    const [invitation, , invited] = await linkTo('li@firm.test', 1)
    expect(invitation).toBe(link)
    const { token: session } = await post('/invitation/accept', {
      token: invited,
      name: 'Li',
      password: STAFF_PASSWORD,
    })
    expect(session).toBeDefined()
    await post('/session/reset', { email: 'li@firm.test' })
    const [, page, reset] = await linkTo('li@firm.test', 2)
    expect(page).toBe('reset')
    const answer = await post('/session/reset/accept', { token: reset, password: 'another long password' })
    expect(answer.token).toBeDefined()
    expect(await linkTo('li@firm.test', 3), 'told of it').toEqual([])
    const mails = database.db.selectFrom('mail').select('text').where('kind', '=', 'link')
    await expect.poll(() => mails.execute()).toEqual([{ text: '' }, { text: '' }])
    await api.close()
    await server.stop()
  })

  it.each(['silent', 'busy', 'greylists', 'drops'] as const)(
    'nobody waits for a server that is %s, and mail goes out once it is well, without a restart',
    async (mood) => {
      const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
      const server = new TestSmtpServer()
      const smtp = await server.start()
      server.turn(mood)
      const api = await start({ smtp, mailFrom: 'site@firm.test' })
      const email = `${mood}@firm.test`
      expect((await askForCode(api.url, email)).status).toBe(202)
      await server.until(() => server.felt(mood) >= 1)
      // asked while a delivery hangs: the answer does not
      expect((await fetch(`${api.url}/readyz`)).status).toBe(200)
      expect(server.accepted).toEqual([])
      server.turn('well')
      await server.until(() => server.accepted.length === 1)
      expect(server.accepted[0]?.to).toEqual([email])
      await api.close()
      await server.stop()
      written.mockRestore()
    },
  )

  it('waits for a server that refuses connections, and sends what came meanwhile once, in a new process too', async () => {
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const gone = new TestSmtpServer()
    const smtp = await gone.start()
    await gone.stop()
    const options = { smtp, mailFrom: 'site@firm.test' }
    const emails = ['down-1@firm.test', 'down-2@firm.test', 'down-3@firm.test']
    const first = await start(options)
    for (const email of emails.slice(0, 2)) expect((await askForCode(first.url, email)).status).toBe(202)
    await vi.waitFor(async () => expect(await faultsOf(emails.slice(0, 2))).toEqual(['ESOCKET', 'ESOCKET']), {
      timeout: 20_000,
    })
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
    // what is left by a process that ends is sent by the next one
    await first.close()
    const second = await start(options)
    expect((await askForCode(second.url, emails[2] ?? '')).status).toBe(202)
    const server = new TestSmtpServer()
    await server.start(smtp.port)
    await server.until(() => server.accepted.length >= 3)
    await vi.waitFor(async () => expect(await unsent()).toBe(0), { timeout: 20_000 })
    await second.close()
    expect(server.accepted.flatMap(({ to }) => to).sort()).toEqual(emails)
    await server.stop()
    written.mockRestore()
  })

  it('stays in the outbox without a mail server, shown while developing only', async () => {
    const api = await start({})
    await askForCode(api.url, 'bob@firm.test')
    expect(await (await fetch(`${api.url}/outbox`)).text()).toContain('bob@firm.test')
    await api.close()
    const inProduction = await start({ production: true })
    expect((await fetch(`${inProduction.url}/outbox`)).status).toBe(404)
    await inProduction.close()
  })
})
