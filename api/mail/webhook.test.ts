import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { describeEachDatabase } from '../../tests/each-database.ts'
import { startEndlessPeer } from '../../tests/endless-peer.ts'
import { applicationBody, forgetTrials, TrialApi } from '../../tests/trial-requests.ts'
import { claimMail } from './claim-mail.ts'
import { describeFault } from './delivery.ts'
import { type MailWorker, startMailWorker } from './mail-worker.ts'
import { webhookBody, webhookSender } from './webhook-sender.ts'

describeEachDatabase('the webhook', (database) => {
  const taken: string[] = []
  let answers: [status: number, body: string][] = []
  const robot = createServer(async (request, response) => {
    taken.push(Buffer.concat(await request.toArray()).toString())
    const [status, body] = answers.shift() ?? [200, '{"errcode":0,"errmsg":"ok"}']
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  let api: TrialApi
  let worker: MailWorker | undefined
  let url: string

  beforeEach(async () => {
    await forgetTrials(database.db)
    robot.listen(0, '127.0.0.1')
    await once(robot, 'listening')
    url = `http://127.0.0.1:${(robot.address() as AddressInfo).port}/cgi-bin/webhook/send?key=k`
    api = new TrialApi(database.db, { leadWebhookUrl: url, adminOrigin: 'https://admin.firm.example' })
    // the worker has a clock of its own
    api.now = Date.now()
    taken.length = 0
  })
  afterEach(async () => {
    await worker?.close()
    robot.closeAllConnections()
    robot.close()
  })

  const apply = async () => (await api.apply(applicationBody({ code: await api.code() }))).body.reference
  const notice = () =>
    database.db.selectFrom('mail').selectAll().where('kind', '=', 'notice').executeTakeFirstOrThrow()
  const start = () => {
    worker = startMailWorker({
      db: database.db,
      sender: webhookSender(url),
      kinds: ['notice'],
      log: () => {},
    })
  }

  it('is told of an application, with a way to it and nothing of the applicant', async () => {
    const reference = await apply()
    start()
    await vi.waitFor(async () => expect((await notice()).status).toBe('sent'), 10_000)
    expect(taken).toHaveLength(1)
    const { id } = await database.db.selectFrom('trial_application').select('id').executeTakeFirstOrThrow()
    const { msgtype, markdown } = JSON.parse(taken[0] ?? '')
    expect(msgtype).toBe('markdown')
    for (const part of [reference, 'MVDA', `(https://admin.firm.example/admin/leads/${id})`])
      expect(markdown.content).toContain(part)
    expect(taken[0]).not.toMatch(/张三|0013|8000|zhang|杭州/)
    // mail is for a mail server to send
    expect((await claimMail(database.db, 9, api.now)).map(({ kind }) => kind).sort()).toEqual([
      'code',
      'confirmation',
      'sales',
    ])
  })

  it.each<[string, [number, string]]>([
    ['an error', [500, 'no']],
    ['a refusal in a good answer', [200, '{"errcode":45009,"errmsg":"api freq out of limit"}']],
    ['what is no answer', [200, '<html>']],
  ])('is told again after %s, which holds up no application', async (_, answer) => {
    answers = [answer]
    await apply()
    start()
    await vi.waitFor(async () => expect((await notice()).status).toBe('sent'), 15_000)
    expect([taken.length, (await notice()).attempts]).toEqual([2, 2])
  })

  it('is not told where there is none', async () => {
    api = new TrialApi(database.db)
    await apply()
    const kinds = await database.db.selectFrom('mail').select('kind').execute()
    expect(kinds.some(({ kind }) => kind === 'notice')).toBe(false)
  })
})

it('is left where its answer never ends', async () => {
  const peer = await startEndlessPeer({ 'content-type': 'application/json' })
  const mail = { id: 'a', recipient: '', reply_to: null, lang: 'en' as const, html: '', created_at: 0 }
  const notice = { ...mail, subject: 'title', text: 'text', unsubscribe: null }
  const sent = webhookSender(peer.url).send(notice, AbortSignal.timeout(20_000))
  const error = await sent.catch((thrown: unknown) => thrown)
  // staff read the detail
  const fault = 'answer is over its limit'
  expect(describeFault(error, 'notice')).toMatchObject({ fault, detail: fault })
  await expect.poll(peer.callers).toBe(0)
  expect(peer.written()).toBeLessThan(50_000_000)
  peer.close()
})

it('has the form of its host', () => {
  const dingTalk = 'https://oapi.dingtalk.com/robot/send?access_token=t'
  expect(webhookBody(dingTalk, 'title', 'text')).toEqual({
    msgtype: 'markdown',
    markdown: { title: 'title', text: 'text' },
  })
  const weCom = 'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=k'
  expect(webhookBody(weCom, 'title', 'text')).toEqual({ msgtype: 'markdown', markdown: { content: 'text' } })
})
