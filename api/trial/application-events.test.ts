import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ofPlain } from '#contract/trial/trial-fields.ts'
import { makeCertificates } from '../../tests/certificates.ts'
import { describeEachDatabase } from '../../tests/each-database.ts'
import { StaffClient } from '../../tests/staff-client.ts'
import { applicationBody, forgetTrials, TrialApi } from '../../tests/trial-requests.ts'
import { readEnv } from '../env.ts'
import { troubleOf } from '../mail/delivery.ts'
import { type MailWorker, startMailWorker } from '../mail/mail-worker.ts'
import { crmSender, readSigningSecrets } from '../mail/webhook-sender.ts'

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const secrets = readSigningSecrets(SECRET) ?? []
const AT = '2026-11-20T09:00:00.000Z'

describeEachDatabase('events for the company’s own system', (database) => {
  let api: TrialApi
  let worker: MailWorker | undefined
  const closing: (() => void)[] = []

  const use = (events: 'applications' | 'changes', url = 'http://127.0.0.1:1/') => {
    const crm = { url, secrets, events }
    const settings = { crm, adminOrigin: 'https://www.firm.example', dataDir: database.settings.dataDir }
    api = new TrialApi(database.db, settings)
    api.now = Date.parse(AT)
    return new StaffClient(database.db, { ...settings, now: () => api.now })
  }
  beforeEach(async () => {
    await forgetTrials(database.db)
    use('applications')
  })
  afterEach(async () => {
    await worker?.close()
    worker = undefined
    for (const close of closing.splice(0)) close()
  })

  const apply = async (changes = {}) =>
    (await api.apply(applicationBody({ code: await api.code(), ...changes }))).body.reference
  const events = () =>
    database.db.selectFrom('mail').selectAll().where('kind', '=', 'event').orderBy('id').execute()
  const bodies = async () => (await events()).map(({ text }) => JSON.parse(text))
  const start = (url: string) => {
    const begun = Date.now()
    worker = startMailWorker({
      db: database.db,
      sender: crmSender(url, secrets),
      kinds: ['event'],
      channel: 'crm',
      log: () => {},
      now: () => api.now + Date.now() - begun,
    })
  }
  const listen = async (server: ReturnType<typeof createServer>) => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    closing.push(() => {
      server.closeAllConnections()
      server.close()
    })
    return (server.address() as AddressInfo).port
  }
  const receiver = (answer: RequestListener) => listen(createServer(answer))
  const becomes = (status: string) =>
    vi.waitFor(async () => expect((await events())[0]?.status).toBe(status), 15_000)

  it('has the body that docs/automation.md shows', async () => {
    const source = 'page=/cn referrer=search utm_source=baidu utm_campaign=spring'
    const reference = await apply({ source })
    const [, sample = ''] = /```json\n([\s\S]*?)```/.exec(await readFile('docs/automation.md', 'utf8')) ?? []
    const expected = JSON.parse(sample)
    const [body] = await bodies()
    const { id } = body.data
    expect(body).toEqual({
      ...expected,
      data: {
        // of a form with more fields
        ...ofPlain(() => ''),
        ...expected.data,
        id,
        reference,
        url: `https://www.firm.example/admin/leads/${id}`,
        company: 'firm.test',
        email: 'zhang.san@firm.test',
      },
    })
  })

  it('sends changes, and their undoing, where they are wished; an erasure always, without a word of the person', async () => {
    const staff = use('changes')
    const token = await staff.member('admin', 'crm-admin@firm.example', '许诺')
    await apply()
    const { id } = (await bodies())[0].data
    const change = { status: 'lost', lostReason: 'price' }
    const changed = await staff.call('PATCH', `/leads/${id}`, token, change, { 'if-match': '"1"' })
    await staff.call('POST', `/undo/${changed.headers.get('undo')}`, token)
    expect(
      (await bodies()).map(({ type, data }) => [type, data.revision, data.changed, data.status]),
    ).toEqual([
      ['application.received', 1, [], 'new'],
      ['application.changed', 2, ['status', 'lost-reason'], 'lost'],
      ['application.changed', 3, ['undone'], 'new'],
    ])
    const email = 'zhang.san@firm.test'
    const erased = await staff.call('POST', '/persons/erase', token, { emails: [email], confirm: email })
    expect(erased.status).toBe(200)
    const left = await bodies()
    expect(left.map(({ type, data }) => [type, Object.keys(data)])).toEqual([
      ['application.erased', ['id', 'reference']],
    ])
  })

  it('says nothing of changes where applications alone are wished', async () => {
    const staff = use('applications')
    const token = await staff.member('sales', 'crm-sales@firm.example', '许诺')
    await apply()
    const { id } = (await bodies())[0].data
    await staff.call('PATCH', `/leads/${id}`, token, { status: 'called' }, { 'if-match': '"1"' })
    expect(await events()).toHaveLength(1)
  })

  it('is taken by the receiver of docs/automation.md, which checks the signature, once', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'test-receiver-'))
    const [, script = ''] =
      /```js receive\n([\s\S]*?)```/.exec(await readFile('docs/automation.md', 'utf8')) ?? []
    await writeFile(join(folder, 'receive.mjs'), script)
    const port = await receiver(() => {})
    closing.splice(0).map((close) => close())
    const env = { ...process.env, CRM_SECRET: SECRET, CSV: join(folder, 'leads.csv') }
    const child = spawn(process.execPath, [join(folder, 'receive.mjs'), String(port)], { env })
    closing.push(() => child.kill())
    await once(child.stdout, 'data')
    const url = `http://127.0.0.1:${port}/`
    const forged = await fetch(url, {
      method: 'POST',
      body: '{}',
      headers: {
        'webhook-id': 'a',
        'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
        'webhook-signature': 'v1,AAAA',
      },
    })
    expect(forged.status).toBe(401)
    const reference = await apply({ name: '=1+1' })
    start(url)
    await becomes('sent')
    const csv = await readFile(join(folder, 'leads.csv'), 'utf8')
    expect(csv.split('\r\n')[1]).toBe(
      `"${reference}","'=1+1","firm.test","zhang.san@firm.test","138 0013 8000","","","MVDA","new"`,
    )
    expect((await events())[0]?.text).toBe('')
    await rm(folder, { recursive: true })
  })

  it.each<[string, string, (port: number, first: () => boolean) => RequestListener]>([
    [
      'an error',
      'HTTP 500',
      (_, first) => (_request, response) => response.writeHead(first() ? 500 : 200).end(),
    ],
    [
      'a redirect, which is not followed',
      'unexpected redirect',
      (_, first) => (_request, response) =>
        first() ? response.writeHead(307, { location: '/elsewhere' }).end() : response.writeHead(204).end(),
    ],
    [
      'a broken line',
      'UND_ERR_SOCKET',
      (_, first) => (request, response) =>
        first() ? request.socket.destroy() : response.writeHead(200).end(),
    ],
  ])('is sent again after %s, under the same id, and Today says so meanwhile', async (_, fault, answer) => {
    const taken: IncomingHttpHeaders[] = []
    const isFirst = () => taken.length === 1
    const port: number = await receiver((request, response) => {
      taken.push(request.headers)
      answer(port, isFirst)(request, response)
    })
    await apply()
    start(`http://127.0.0.1:${port}/`)
    await vi.waitFor(async () => expect((await troubleOf(database.db, 'crm'))?.fault).toContain(fault), {
      timeout: 10_000,
      interval: 10,
    })
    await becomes('sent')
    expect(await troubleOf(database.db, 'crm')).toBeUndefined()
    expect(taken.map((headers) => headers['webhook-id'])).toEqual([
      taken[0]?.['webhook-id'],
      taken[0]?.['webhook-id'],
    ])
  })

  it('is kept from a server whose certificate is not good, and shown on Today', async () => {
    const { server } = makeCertificates(['localhost'])
    const taken: string[] = []
    const secure = createSecureServer(server, (request, response) => {
      taken.push(request.url ?? '')
      response.end()
    })
    const port = await listen(secure as unknown as ReturnType<typeof createServer>)
    const staff = use('applications')
    const token = await staff.member('sales', 'crm-tls@firm.example', '许诺')
    await apply()
    start(`https://localhost:${port}/`)
    await vi.waitFor(
      async () => expect((await events())[0]?.last_fault).toMatch(/CERT|UNABLE_TO_VERIFY/),
      10_000,
    )
    const { troubles, mail } = (await staff.call('GET', '/today', token)).body
    expect(troubles).toMatchObject([
      { channel: 'crm', fault: expect.stringMatching(/CERT|UNABLE_TO_VERIFY/) },
    ])
    expect(mail.failing).toEqual([expect.objectContaining({ kind: 'event' })])
    expect(taken).toEqual([])
  })
})

it('gives up a receiver that does not answer', async () => {
  const server = createServer(() => {})
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const event = { id: 'a', recipient: '', reply_to: null, lang: 'en' as const, html: '', created_at: 0 }
  const sent = crmSender(`http://127.0.0.1:${port}/`, secrets).send(
    { ...event, subject: '', text: '{}', unsubscribe: null },
    AbortSignal.timeout(200),
  )
  await expect(sent).rejects.toMatchObject({ code: 'TimeoutError' })
  server.closeAllConnections()
  server.close()
})

it.each([
  [{ CRM_URL: 'https://crm.firm.example/in' }, /CRM_SECRET is not set/],
  [{ CRM_URL: 'http://crm.firm.example/in', CRM_SECRET: SECRET }, /CRM_URL is wrong/],
  [{ CRM_URL: 'https://crm.firm.example/in', CRM_SECRET: 'whsec_short' }, /CRM_SECRET is wrong/],
  [{ CRM_EVENTS: 'all' }, /CRM_EVENTS is "all"/],
])('%j is refused at the start', (source, message) => {
  expect(() => readEnv(source)).toThrow(message)
})

it('takes two secrets while one takes the place of the other', () => {
  expect(
    readEnv({ CRM_URL: 'http://127.0.0.1:9/', CRM_SECRET: `${SECRET},${SECRET}` }).crm?.secrets,
  ).toHaveLength(2)
})
