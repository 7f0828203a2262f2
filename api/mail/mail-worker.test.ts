import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { describeEachDatabase } from '../../tests/each-database.ts'
import { headersOf, type SmtpMood, TestSmtpServer } from '../../tests/mail/smtp-server.ts'
import { applicationBody, forgetTrials, TrialApi } from '../../tests/trial-requests.ts'
import type { LogEntry } from '../base/log.ts'
import { claimMail } from './claim-mail.ts'
import { type MailSender, smtpSender } from './mail-sender.ts'
import { type MailWorker, startMailWorker } from './mail-worker.ts'
import { enqueueMail, type OutgoingMail } from './outbox.ts'

/** Only a greeting is not waited for long: an answer that is, on a busy machine, belongs to a message that was taken. */
const FAST = { connectionTimeout: 10_000, greetingTimeout: 500, socketTimeout: 20_000 }
const FROM = 'site@firm.test'
const DAY = 24 * 60 * 60 * 1000

function mail(number: number, changes: Partial<OutgoingMail> = {}): OutgoingMail {
  const recipient = `person${number}@firm.test`
  // Long enough not to fit into one packet.
  const text = `message ${number}\n`.repeat(5_000)
  return {
    kind: 'confirmation',
    recipient,
    person: recipient,
    lang: 'cn',
    subject: `Subject ${number}`,
    text,
    html: '<p>x</p>',
    ...changes,
  }
}

describeEachDatabase('the mail worker', (database) => {
  let server: TestSmtpServer
  let stops: (() => Promise<unknown>)[]
  let logged: LogEntry[]

  beforeEach(async () => {
    await forgetTrials(database.db)
    server = new TestSmtpServer()
    stops = []
    logged = []
  })
  afterEach(async () => {
    for (const stop of stops.reverse()) await stop()
  })

  const enqueue = (...mails: OutgoingMail[]) =>
    database.db.transaction().execute(async (transaction) => {
      for (const one of mails) await enqueueMail(transaction, one, Date.now())
    })
  const rows = () => database.db.selectFrom('mail').selectAll().orderBy('created_at').orderBy('id').execute()

  /** Pauses after failed attempts end at once, unless a test brings its own clock; claims last as long as they do. */
  function start(sender: MailSender, options: { now?: () => number; finishMs?: number } = {}): MailWorker {
    const worker = startMailWorker({
      db: database.db,
      log: (entry) => logged.push(entry),
      sender,
      ...options,
    })
    const endPauses = async () => {
      if (!options.now)
        await database.db.updateTable('mail').set({ next_at: 0 }).where('next_at', '>', 0).execute()
      worker.wake()
    }
    const hurry = setInterval(() => void endPauses().catch(() => {}), 50)
    stops.push(async () => {
      clearInterval(hurry)
      await worker.close()
    })
    return worker
  }

  async function startServer() {
    const settings = await server.start()
    stops.push(() => server.stop())
    return settings
  }

  async function untilStatus(status: string, count: number) {
    await vi.waitFor(
      async () => {
        const found = (await rows()).filter((row) => row.status === status)
        expect(found).toHaveLength(count)
      },
      { timeout: 60_000, interval: 50 },
    )
  }

  it('sends every message once, whatever the server does on the way, from two processes at a time', async () => {
    const settings = await startServer()
    const moods: SmtpMood[] = ['busy', 'silent', 'drops', 'forgets', 'greylists']
    for (let process = 0; process < 2; process++) start(smtpSender(settings, FROM, FAST))
    for (const [index, mood] of moods.entries()) {
      server.turn(mood)
      await enqueue(...[1, 2, 3, 4].map((number) => mail(index * 4 + number)))
      await server.until(() => server.felt(mood) >= 3)
    }
    server.turn('well')
    await untilStatus('sent', 20)
    const ids = server.accepted.map(({ raw }) => headersOf(raw).find(([name]) => name === 'message-id')?.[1])
    expect(new Set(ids).size).toBe(20)
    expect(server.accepted.map(({ to }) => to.join()).sort()).toEqual(
      Array.from({ length: 20 }, (_, index) => `person${index + 1}@firm.test`).sort(),
    )
  })

  it('sends again what a server has read and never answered', async () => {
    start(smtpSender(await startServer(), FROM, { ...FAST, socketTimeout: 300 }))
    server.turn('mute')
    await enqueue(mail(1))
    await server.until(() => server.felt('mute') >= 2)
    expect((await rows())[0]).toMatchObject({ status: 'waiting', last_fault: 'ETIMEDOUT' })
    server.turn('well')
    await untilStatus('sent', 1)
    expect(server.accepted).toHaveLength(1)
  })

  it('waits for a server that is not there', async () => {
    const settings = await server.start()
    await server.stop()
    await enqueue(mail(1))
    start(smtpSender(settings, FROM, FAST))
    await vi.waitFor(async () => expect((await rows())[0]?.attempts).toBeGreaterThan(2), { timeout: 20_000 })
    expect((await rows())[0]).toMatchObject({
      status: 'waiting',
      last_fault: expect.stringContaining('ESOCKET'),
    })
    expect(JSON.stringify(logged)).not.toContain('person1@')
  })

  it('puts a failed message off, longer each time, and longest when the server says no for good', async () => {
    await enqueue(mail(1))
    let clock = Date.now()
    const sender = failing(451)
    const worker = start(sender, { now: () => clock })
    const pauses = []
    for (let attempt = 1; attempt <= 14; attempt++) {
      worker.wake()
      await vi.waitFor(
        async () => expect((await rows())[0]).toMatchObject({ attempts: attempt, claim: null }),
        { timeout: 20_000 },
      )
      const [row] = await rows()
      pauses.push((row?.next_at ?? 0) - clock)
      clock = row?.next_at ?? 0
    }
    for (const [index, pause] of pauses.entries()) {
      const whole = Math.min(15 * 60_000, 1000 * 2 ** index)
      expect(pause).toBeGreaterThanOrEqual(whole / 2)
      expect(pause).toBeLessThanOrEqual(whole)
    }
    sender.responseCode = 550
    worker.wake()
    await vi.waitFor(async () => expect((await rows())[0]?.last_fault).toBe('RCPT TO 550'), {
      timeout: 20_000,
    })
    expect(((await rows())[0]?.next_at ?? 0) - clock).toBeGreaterThanOrEqual(7.5 * 60_000)
  })

  it('gives up after three days and says so, and not before', async () => {
    await enqueue(mail(1))
    let clock = Date.now()
    start(failing(451), { now: () => clock })
    clock += 3 * DAY - 60_000
    await vi.waitFor(async () => expect((await rows())[0]?.attempts).toBeGreaterThan(0), { timeout: 20_000 })
    expect((await rows())[0]?.status).toBe('waiting')
    clock += DAY
    await untilStatus('dead', 1)
    expect(logged).toContainEqual(expect.objectContaining({ event: 'mail-dead', alert: true }))
  })

  it('does not send a code that has run out, and keeps the words of none', async () => {
    let clock = Date.now()
    const settings = await startServer()
    await enqueue(
      mail(1, { kind: 'code', text: '123456', usefulUntil: clock + 1000 }),
      mail(2, { kind: 'code', text: '654321', usefulUntil: clock + DAY }),
    )
    clock += 2000
    start(smtpSender(settings, FROM, FAST), { now: () => clock })
    await untilStatus('sent', 1)
    await untilStatus('expired', 1)
    expect(server.accepted.map(({ to }) => to)).toEqual([['person2@firm.test']])
    for (const row of await rows()) expect([row.subject, row.text, row.html]).toEqual(['', '', ''])
  })

  it('sends codes before what else is waiting', async () => {
    await enqueue(mail(1), mail(2), mail(3, { kind: 'code' }))
    // messages that are sent together arrive in any order: what a worker takes first is what is promised
    const [first, ...others] = await claimMail(database.db, 1, Date.now())
    expect([first?.recipient, others]).toEqual(['person3@firm.test', []])
  })

  it('takes over what a process left that died', async () => {
    const settings = await startServer()
    await enqueue(mail(1))
    await database.db
      .updateTable('mail')
      .set({ claim: 'dead process', claimed_until: Date.now() + 200, attempts: 1 })
      .execute()
    start(smtpSender(settings, FROM, FAST))
    await untilStatus('sent', 1)
    expect((await rows())[0]?.attempts).toBe(2)
  })

  it('stops at once when idle, and lets go of a message that does not end', async () => {
    const idle = start(failing(451))
    await idle.close()
    await enqueue(mail(1))
    let signal: AbortSignal | undefined
    const endless: MailSender = {
      send: (_mail, aborted) => {
        signal = aborted
        return new Promise((_resolve, reject) =>
          aborted.addEventListener('abort', () => reject(aborted.reason)),
        )
      },
      close: () => {},
    }
    const worker = start(endless, { finishMs: 50 })
    await vi.waitFor(() => expect(signal).toBeDefined(), { timeout: 20_000 })
    await worker.close()
    expect((await rows())[0]).toMatchObject({ status: 'waiting', claim: null })
  })

  it('lets nothing an applicant writes into a header', async () => {
    const settings = await startServer()
    const api = new TrialApi(database.db)
    const canaries = [
      'x\r\nBcc: c@evil.test',
      'x\nBcc: c@evil.test',
      'x\u2028Bcc: c@evil.test',
      'x\0y',
      'a\r\n\r\n.\r\nMAIL FROM:<c@evil.test>',
    ]
    const news = { marketing: true, marketingVersion: 'news-1' }
    for (const [index, canary] of canaries.entries()) {
      const email = `o'hara+${index}%x@firm.test`
      const code = await api.code(email)
      const fields = { name: canary.slice(0, 15), address: canary, source: canary, readiness: canary }
      const { status } = await api.apply(
        applicationBody({ ...fields, ...news, email, code, lang: index % 2 ? 'en' : 'cn' }),
      )
      expect(status).toBe(201)
    }
    await api.deliver({ name: canaries[0], email: canaries[0], telephone: canaries[4], product: 8 })
    start(smtpSender(settings, FROM, FAST), { now: () => api.now })
    await untilStatus('sent', canaries.length * 3 + 1)
    const listed = server.accepted.filter(({ raw }) => raw.includes('List-Unsubscribe-Post'))
    expect(listed, 'confirmations alone').toHaveLength(canaries.length)
    for (const { raw } of listed) {
      const headers = Object.fromEntries(headersOf(raw))
      expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
      expect(headers['list-unsubscribe']).toMatch(/^<http\S+\/(cn|en)\/legal\/unsubscribe\?token=[\w.-]+>$/)
    }
    for (const { from, to, raw } of server.accepted) {
      expect([from, to.length]).toEqual([FROM, 1])
      const headers = headersOf(raw)
      const names = headers.map(([name]) => name)
      expect(new Set(names).size).toBe(names.length)
      expect(names.filter((name) => !ALLOWED_HEADERS.has(name))).toEqual([])
      expect(headers.find(([name]) => name === 'to')?.[1]).toBe(to[0])
      expect(JSON.stringify(headers)).not.toContain('evil')
    }
  })
})

const ALLOWED_HEADERS = new Set([
  'from',
  'to',
  'reply-to',
  'subject',
  'message-id',
  'date',
  'auto-submitted',
  'list-unsubscribe',
  'list-unsubscribe-post',
  'mime-version',
  'content-type',
  'content-transfer-encoding',
])

function failing(responseCode: number): MailSender & { responseCode: number } {
  const sender = {
    responseCode,
    send: async () => {
      throw Object.assign(new Error('no'), {
        code: 'EENVELOPE',
        command: 'RCPT TO',
        responseCode: sender.responseCode,
      })
    },
    close: () => {},
  }
  return sender
}
