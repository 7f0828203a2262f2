import { beforeEach, expect, it } from 'vitest'
import { describeEachDatabase } from '../../tests/each-database.ts'
import {
  applicationBody,
  countRows,
  forgetTrials,
  newKey,
  otherThan,
  SALES_EMAIL,
  TrialApi,
} from '../../tests/trial-requests.ts'
import { listOutbox } from '../mail/outbox.ts'
import { sendUncheckedDigest } from './unchecked-digest.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

describeEachDatabase('POST /trial/applications', (database) => {
  let api: TrialApi

  beforeEach(async () => {
    api = new TrialApi(database.db)
    await forgetTrials(database.db)
  })

  const stored = () => database.db.selectFrom('trial_application').selectAll().execute()

  it('stores an application in its one spelling, with its consents, and writes to both sides', async () => {
    const code = await api.code()
    const body = applicationBody({
      code,
      name: '  张\t三 ',
      telephone: '（0571）８８８８－８８８８',
      email: ' zhang.san@FIRM.test',
      marketing: true,
      marketingVersion: 'marketing-1',
      readiness: 'line 1\r\nline 2',
      source: '/cn/product/mvda',
    })
    const { status, body: answer } = await api.apply(body, { client: '203.0.113.77' })
    expect(status).toBe(201)
    expect(answer).toEqual({
      reference: expect.stringMatching(/^T-[0-9A-Z]{4}-[0-9A-Z]{4}$/),
      status: 'verified',
    })
    expect(await stored()).toEqual([
      expect.objectContaining({
        reference: answer.reference,
        status: 'verified',
        name: '张 三',
        telephone: '（0571）８８８８－８８８８',
        telephone_e164: '+8657188888888',
        telephone_extension: '',
        email: 'zhang.san@firm.test',
        email_typed: 'zhang.san@FIRM.test',
        product: 8,
        lang: 'cn',
        readiness: 'line 1\nline 2',
        received_at: api.now,
      }),
    ])
    const consents = await database.db.selectFrom('consent').selectAll().execute()
    const common = { lang: 'cn', network: '203.0.113.0/24', given_at: api.now }
    expect(consents).toEqual([expect.objectContaining({ ...common, purpose: 'trial', version: 'consent-1' })])
    const news = await database.db.selectFrom('marketing_consent').selectAll().execute()
    expect(news).toEqual([expect.objectContaining({ ...common, confirmed: 1, version: 'marketing-1' })])
    const mails = await listOutbox(database.db, undefined)
    const about = mails.filter(({ reference }) => reference === answer.reference)
    expect(about.map(({ kind, to }) => [kind, to]).sort()).toEqual([
      ['confirmation', 'zhang.san@firm.test'],
      ['sales', SALES_EMAIL],
    ])
  })

  it('tells sales everything and the applicant what they wrote, in their language', async () => {
    const code = await api.code()
    await api.apply(applicationBody({ code, lang: 'en', name: 'Ann', readiness: 'RTT 20 ms', source: '/en' }))
    const mails = await listOutbox(database.db, undefined)
    const sales = mails.find(({ kind }) => kind === 'sales')
    for (const part of [
      'Ann',
      '13800138000',
      'zhang.san@firm.test',
      '杭州市云桌路1号',
      'MVDA',
      'RTT 20 ms',
      '/en',
      'consent-1',
    ])
      expect(sales?.text).toContain(part)
    const confirmation = mails.find(({ kind }) => kind === 'confirmation')
    expect(confirmation?.lang).toBe('en')
    for (const part of ['Ann', '138 0013 8000', 'MVDA', confirmation?.reference])
      expect(confirmation?.text).toContain(part)
  })

  it('tells sales what an estimate comes to, and names each product of it', async () => {
    const code = await api.code()
    await api.apply(applicationBody({ code, lang: 'en', estimate: 'av=20&mvda=300' }))
    const sales = (await listOutbox(database.db, undefined)).find(({ kind }) => kind === 'sales')
    expect(sales?.subject).toContain('MVDA、AuditView')
    for (const part of ['桌面主机4台（含备用）', '磁盘与存储20.2\u00a0TB', '磁盘与存储21.1\u00a0TB', '合计'])
      expect(sales?.text).toContain(part)
  })

  it('tells sales where a lead is from, which came by a campaign and not directly', async () => {
    const code = await api.code()
    const source = 'page=/cn/product/mvda referrer=direct utm_source=baidu utm_medium=cpc utm_term=VDI'
    await api.apply(applicationBody({ code, source }))
    const sales = (await listOutbox(database.db, undefined)).find(({ kind }) => kind === 'sales')
    expect(sales?.text).toContain('/cn/product/mvda · baidu / cpc · 关键词 VDI')
  })

  it('records no consent to advertising that was not given', async () => {
    const code = await api.code()
    await api.apply(applicationBody({ code, marketing: false, marketingVersion: 'marketing-1' }))
    const purposes = await database.db.selectFrom('consent').select('purpose').execute()
    expect(purposes).toEqual([{ purpose: 'trial' }])
  })

  it('names every field that is wrong at once, and stores nothing', async () => {
    const { status, body } = await api.apply({ lang: 'cn' })
    expect([status, body.code]).toEqual([422, 'invalid-application'])
    expect(
      body.errors.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`).sort(),
    ).toEqual([
      'code codeRequired',
      'consent consentRequired',
      'email emailRequired',
      'name nameRequired',
      'product productRequired',
      'telephone telephoneRequired',
    ])
    expect([
      await countRows(database.db, 'trial_application'),
      await countRows(database.db, 'idempotency_key'),
    ]).toEqual([0, 0])
  })

  it.each([
    ['text', '{"name":'],
    ['a list', '[]'],
    ['nothing', 'null'],
    ['a number for a name', applicationBody({ name: 5 })],
    ['text for a product', applicationBody({ product: '8' })],
    ['an unknown language', applicationBody({ lang: 'fr' })],
    ['advertising agreed to, but not to which text', applicationBody({ marketing: true })],
    ['consent to an unnamed text', applicationBody({ consent: { version: '' } })],
  ])('refuses %s as a request of a wrong form', async (_name, body) => {
    const { status, body: problem } = await api.apply(body)
    expect([status, problem.code]).toEqual([400, 'invalid-request'])
  })

  it.each(['', 'short', 'x'.repeat(21), 'x'.repeat(65), 'not url safe but long.enough'])(
    'wants a key (%j)',
    async (key) => {
      const { status, body } = await api.apply(applicationBody(), { key })
      expect([status, body.code]).toEqual([400, 'idempotency-key-required'])
    },
  )

  it('ignores members that are not the applicant’s to set', async () => {
    const code = await api.code()
    const key = newKey()
    const extra = { status: 'verified', reference: 'T-0000-0000', id: 'x', role: 'admin', code_fault: null }
    const { body } = await api.apply(
      `${JSON.stringify({ ...applicationBody({ code }), ...extra }).slice(0, -1)},"__proto__":{"lang":"en"}}`,
      { key },
    )
    expect(body.reference).not.toBe('T-0000-0000')
    expect((await stored())[0]).toMatchObject({ reference: body.reference, lang: 'cn' })
  })

  it('answers a repetition with the first answer, whatever the order or the spelling', async () => {
    const code = await api.code()
    const key = newKey()
    const first = await api.apply(applicationBody({ code }), { key })
    api.now += 300 * DAY
    const again = await api.apply(
      Object.fromEntries(Object.entries(applicationBody({ code, telephone: '13800138000' })).reverse()),
      { key },
    )
    expect([again.status, again.body]).toEqual([201, first.body])
    expect([
      await countRows(database.db, 'trial_application'),
      (await listOutbox(database.db, SALES_EMAIL)).length,
    ]).toEqual([1, 1])
  })

  it('refuses a key that came with another body', async () => {
    const code = await api.code()
    const key = newKey()
    await api.apply(applicationBody({ code }), { key })
    const { status, body } = await api.apply(applicationBody({ code, name: '李四' }), { key })
    expect([status, body.code]).toEqual([422, 'idempotency-key-reused'])
    expect(await countRows(database.db, 'trial_application')).toBe(1)
  })

  it('lets a form go out corrected with the key it had', async () => {
    const code = await api.code()
    const key = newKey()
    expect((await api.apply(applicationBody({ code: otherThan(code) }), { key })).status).toBe(422)
    expect((await api.apply(applicationBody({ code, name: '李四' }), { key })).status).toBe(201)
  })

  it('takes a code that was sent to another spelling of the address', async () => {
    const code = await api.code('Case.Test@example.com')
    const [mail] = await listOutbox(database.db, 'Case.Test@example.com')
    expect(mail?.code).toBe(code)
    const { status } = await api.apply(applicationBody({ code, email: 'case.test＠example.com' }))
    expect(status).toBe(201)
    expect((await api.requestCode('CASE.test@example.com')).status).toBe(429)
  })

  it('registers one of fifty copies sent at the same moment with one key', async () => {
    const code = await api.code()
    const key = newKey()
    const copies = Array.from({ length: 50 }, () => api.applyAtOnce(applicationBody({ code }), { key }))
    const answers = await Promise.all(copies)
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.reference}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(201)
    expect(await countRows(database.db, 'trial_application')).toBe(1)
  })

  it('registers one of fifty tabs with the same content, each with a key of its own', async () => {
    const code = await api.code()
    const tabs = Array.from({ length: 50 }, () => api.applyAtOnce(applicationBody({ code })))
    const answers = await Promise.all(tabs)
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.reference}`)).size).toBe(1)
    expect([
      await countRows(database.db, 'trial_application'),
      (await listOutbox(database.db, SALES_EMAIL)).length,
    ]).toEqual([1, 1])
    expect(await countRows(database.db, 'idempotency_key')).toBe(50)
  })

  it('keeps nothing of an application whose transaction breaks', async () => {
    const code = await api.code()
    const key = newKey()
    const breaking = new TrialApi(
      database.db.withPlugin({
        transformQuery: ({ node }) => {
          if (node.kind === 'InsertQueryNode' && JSON.stringify(node.into).includes('"mail"'))
            throw new Error('power cut')
          return node
        },
        transformResult: async ({ result }) => result,
      }),
    )
    expect((await breaking.apply(applicationBody({ code }), { key })).status).toBe(500)
    expect([
      await countRows(database.db, 'trial_application'),
      await countRows(database.db, 'consent'),
    ]).toEqual([0, 0])
    expect((await api.apply(applicationBody({ code }), { key })).status).toBe(201)
  })
})

describeEachDatabase('an application the site took while the upstream was down', (database) => {
  let api: TrialApi

  beforeEach(async () => {
    api = new TrialApi(database.db)
    await forgetTrials(database.db)
  })

  it('is verified by a code that was good when it was entered', async () => {
    const code = await api.code()
    const receivedAt = api.now + 5 * MINUTE
    api.now += 60 * MINUTE
    await api.code()
    const { status, body } = await api.deliver(applicationBody({ code }), { receivedAt })
    expect([status, body.status]).toEqual([201, 'verified'])
    const [row] = await database.db.selectFrom('trial_application').selectAll().execute()
    expect(row?.received_at).toBe(receivedAt)
  })

  it.each([
    ['wrong', otherThan, 0, 'codeWrong'],
    ['too old by then', (code: string) => code, 11 * MINUTE, 'codeExpired'],
    ['missing', () => '', 0, 'codeMissing'],
  ])('is kept as unverified when its code was %s', async (_name, entered, after, fault) => {
    const code = await api.code()
    api.now += 60 * MINUTE
    const receivedAt = api.now - 60 * MINUTE + after
    const { status, body } = await api.deliver(applicationBody({ code: entered(code) }), { receivedAt })
    expect([status, body.status]).toEqual([201, 'unverified'])
    const [row] = await database.db.selectFrom('trial_application').selectAll().execute()
    expect([row?.status, row?.code_fault]).toEqual(['unverified', fault])
  })

  it('is told to sales with others in one message, and to nobody else, when its code was not right', async () => {
    const digest = () => sendUncheckedDigest(database.db, SALES_EMAIL, 'https://www.firm.test', api.now)
    const names = ['一', '二', '三']
    const sent = await Promise.all(names.map((name) => api.deliver(applicationBody({ name }))))
    api.now += MINUTE
    await Promise.all([digest(), digest()])
    const [mail, ...others] = await listOutbox(database.db, undefined)
    expect([mail?.to, others]).toEqual([SALES_EMAIL, []])
    for (const { body } of sent) expect(mail?.text).toContain(body.reference)
    await api.deliver(applicationBody({ name: '四' }))
    api.now += MINUTE
    await digest()
    expect(await countRows(database.db, 'mail')).toBe(1)
    api.now += 10 * MINUTE
    const { body: newest } = await api.deliver(applicationBody({ name: '五' }))
    await digest()
    await digest()
    expect(await countRows(database.db, 'mail')).toBe(2)
    expect(JSON.stringify(await listOutbox(database.db, undefined))).not.toContain(newest.reference)
  })

  it('is registered once, sent directly before, delivered twice, or from two tabs', async () => {
    const code = await api.code()
    const key = newKey()
    const direct = await api.apply(applicationBody({ code }), { key })
    api.now += 30 * DAY
    const first = await api.deliver(applicationBody({ code }), { key, receivedAt: api.now - 30 * DAY })
    const second = await api.deliver(applicationBody({ code }), { key })
    const otherTab = await api.deliver(applicationBody({ code }))
    for (const answer of [first, second, otherTab]) expect(answer.body).toEqual(direct.body)
    expect(await countRows(database.db, 'trial_application')).toBe(1)
  })

  it('is registered once from two tabs also when no code can be confirmed', async () => {
    const first = await api.deliver(applicationBody())
    const second = await api.deliver(applicationBody())
    expect(second.body).toEqual(first.body)
    expect(await countRows(database.db, 'trial_application')).toBe(1)
  })

  it.each([
    ['a field is wrong', applicationBody({ name: 'x'.repeat(16), email: 'Me@FIRM.test' }), 'Me@firm.test'],
    ['a member is of a wrong kind', applicationBody({ product: 'eight', name: '\0' }), 'zhang.san@firm.test'],
    ['there is nothing in it', {}, ''],
    ['its e-mail is none', { email: 'x\0'.repeat(300) }, 'x'.repeat(254)],
  ])('is kept for a person to look at when %s', async (_name, body, email) => {
    const key = newKey()
    const { status, body: answer } = await api.deliver(body, { key })
    expect([status, answer.status]).toEqual([201, 'unverified'])
    expect((await api.deliver(body, { key })).body).toEqual(answer)
    const letters = await database.db.selectFrom('trial_dead_letter').selectAll().execute()
    expect(letters.map((letter) => [JSON.parse(letter.body), letter.email])).toEqual([[body, email]])
    const [mail] = await listOutbox(database.db, SALES_EMAIL)
    expect(mail?.reference).toBe(answer.reference)
  })

  it('is told to sales in words, with where to find whoever it is from', async () => {
    const admin = new TrialApi(database.db, { admin: true, adminOrigin: 'https://firm.example' })
    await admin.deliver(applicationBody({ telephone: 'a' }))
    const [mail] = await listOutbox(database.db, SALES_EMAIL)
    expect(mail?.text).toMatch(/电话.*格式不正确/)
    expect(mail?.text).not.toMatch(/telephoneFormat|code|version|marketing|false/)
    expect(mail?.text).toContain('https://firm.example/admin/persons')
  })

  it('is not believed without the secret', async () => {
    const body = { ...applicationBody(), deferred: { receivedAt: new Date(api.now).toISOString() } }
    for (const headers of [{}, { 'x-relay-secret': 'guessed' }] as Record<string, string>[]) {
      const { status, body: problem } = await api.post('/trial/applications', body, {
        'idempotency-key': newKey(),
        ...headers,
      })
      expect([status, problem.code]).toEqual([403, 'relay-not-trusted'])
    }
    expect(await countRows(database.db, 'trial_application')).toBe(0)
  })

  it('cannot be used to guess a code', async () => {
    const code = await api.code()
    for (let index = 0; index < 5; index++) {
      await api.deliver(applicationBody({ code: otherThan(code), name: `名${index}` }))
    }
    const right = await api.deliver(applicationBody({ code, name: '最后' }))
    expect(right.body.status).toBe('unverified')
  })
})
