import { beforeEach, expect, it } from 'vitest'
import { describeEachDatabase } from '../../tests/each-database.ts'
import { applicationBody, forgetTrials, newKey, otherThan, TrialApi } from '../../tests/trial-requests.ts'
import { listOutbox } from '../mail/outbox.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

describeEachDatabase('POST /trial/codes', (database) => {
  let api: TrialApi

  beforeEach(async () => {
    api = new TrialApi(database.db)
    await forgetTrials(database.db)
  })

  it('answers every address the same and sends each a code of its own', async () => {
    const emails = ['new@firm.test', 'other@firm.test', "o'hara+tag@sub.firm.test"]
    for (const email of emails) {
      const { status, body } = await api.requestCode(email)
      expect([status, body]).toEqual([202, { resendAfter: 60, id: expect.any(String) }])
    }
    const mails = await Promise.all(emails.map((email) => listOutbox(database.db, email)))
    for (const [mail] of mails) expect(mail?.code).toMatch(/^\d{6}$/)
  })

  it('answers the same for an address with an application as for one without', async () => {
    const code = await api.code()
    await api.apply(applicationBody({ code }))
    api.now += HOUR
    const known = await api.requestCode('zhang.san@firm.test')
    const unknown = await api.requestCode('li.si@firm.test')
    expect(known.body).toEqual({ ...unknown.body, id: expect.any(String) })
    expect(known.status).toBe(unknown.status)
  })

  it('takes different spellings of an address for one', async () => {
    expect((await api.requestCode('  me@BÜCHER.test ')).status).toBe(202)
    expect((await api.requestCode('me@bücher.test')).status).toBe(429)
    expect((await api.requestCode('me@xn--bcher-kva.TEST')).status).toBe(429)
    expect(await listOutbox(database.db, 'me@xn--bcher-kva.test')).toHaveLength(1)
  })

  it.each([
    [undefined, 'emailRequired'],
    ['', 'emailRequired'],
    ['   ', 'emailRequired'],
    ['me', 'emailFormat'],
    ['me@firm', 'emailFormat'],
    ['me@firm.test\r\nBcc: you@firm.test', 'emailFormat'],
    ['me@firm.test\u2028Bcc: you@firm.test', 'emailFormat'],
    ['me@firm.test, you@firm.test', 'emailFormat'],
    ['me@-firm.test', 'emailFormat'],
    ['me@firm..test', 'emailFormat'],
    [`${'x'.repeat(65)}@firm.test`, 'emailFormat'],
    [`me@${'firm.'.repeat(60)}test`, 'emailFormat'],
  ])('refuses %j with %s and sends nothing', async (email, code) => {
    const { status, body } = await api.requestCode(email)
    expect([status, body.errors]).toEqual([422, [expect.objectContaining({ field: 'email', code })]])
    expect(await listOutbox(database.db, undefined)).toEqual([])
  })

  it('writes in the language asked for', async () => {
    await api.requestCode('cn@firm.test', { lang: 'cn' })
    await api.requestCode('en@firm.test', { lang: 'en' })
    const [cn] = await listOutbox(database.db, 'cn@firm.test')
    const [en] = await listOutbox(database.db, 'en@firm.test')
    expect(cn?.text).toMatch(/\p{Script=Han}/u)
    expect(en?.text).not.toMatch(/\p{Script=Han}/u)
  })

  it('keeps no code but in the message', async () => {
    const code = await api.code()
    const stored = JSON.stringify(await database.db.selectFrom('trial_code').selectAll().execute())
    expect(stored).not.toContain(code)
    expect(JSON.stringify(api.logged)).not.toContain(code)
  })

  it('makes the codes before worthless with a new one', async () => {
    const first = await api.code()
    api.now += MINUTE
    const second = await api.code()
    const old = await api.apply(applicationBody({ code: first }))
    expect(old.body.errors).toEqual([expect.objectContaining({ field: 'code', code: 'codeExpired' })])
    expect((await api.apply(applicationBody({ code: second }))).status).toBe(201)
  })

  it('lets one address have one code a minute, five an hour and ten a day', async () => {
    const waits = []
    for (let minute = 0; minute < 26 * 60; minute++) {
      const { status, body, headers } = await api.requestCode('me@firm.test')
      if (status === 202) waits.push(minute)
      else expect(headers.get('retry-after')).toBe(String(body.retryAfter))
      // On to when the answer says.
      const wait = status === 202 ? 1 : Math.ceil(Number(headers.get('retry-after')) / 60)
      api.now += wait * MINUTE
      minute += wait - 1
    }
    expect(waits).toEqual([
      0,
      1,
      2,
      3,
      4,
      60,
      61,
      62,
      63,
      64,
      24 * 60,
      24 * 60 + 1,
      24 * 60 + 2,
      24 * 60 + 3,
      24 * 60 + 4,
      25 * 60,
      25 * 60 + 1,
      25 * 60 + 2,
      25 * 60 + 3,
      25 * 60 + 4,
    ])
  })

  it('lets one client have twenty an hour, whichever addresses, and others go on', async () => {
    const statuses = []
    for (let index = 0; index < 22; index++) {
      statuses.push((await api.requestCode(`me${index}@firm.test`, { client: '192.0.2.7' })).status)
    }
    expect(statuses.filter((status) => status === 202)).toHaveLength(20)
    expect((await api.requestCode('else@firm.test', { client: '192.0.2.8' })).status).toBe(202)
    api.now += HOUR
    expect((await api.requestCode('me22@firm.test', { client: '192.0.2.7' })).status).toBe(202)
  })

  it('counts a whole IPv6 network as one client', async () => {
    const statuses = []
    for (let index = 0; index < 22; index++) {
      statuses.push((await api.requestCode(`me${index}@firm.test`, { client: `2001:db8::${index}` })).status)
    }
    expect(statuses.filter((status) => status === 202)).toHaveLength(20)
  })

  it('counts no code that was entered rightly: an office behind one address goes on', async () => {
    for (let index = 0; index < 22; index++) {
      const email = `me${index}@firm.test`
      expect((await api.requestCode(email, { client: '192.0.2.7' })).status).toBe(202)
      const [mail] = await listOutbox(database.db, email)
      expect((await api.apply(applicationBody({ email, code: mail?.code }))).status).toBe(201)
    }
  })

  /** Of others, who never enter them. */
  const askForCodes = async (count: number, queuedMs = 0) => {
    const row = { email: 'x@firm.test', client_key: 'x', salt: '', code_hash: '', created_at: api.now }
    const expires_at = api.now + queuedMs + 10 * MINUTE
    const rows = Array.from({ length: count }, () => ({ ...row, id: newKey(), expires_at, used_at: null }))
    await database.db.insertInto('trial_code').values(rows).execute()
  }

  it('mails codes one after the other beyond five hundred an hour over all, each good for ten minutes then', async () => {
    await askForCodes(499)
    expect((await api.requestCode('first@firm.test')).body.resendAfter).toBe(60)
    expect((await api.requestCode('second@firm.test')).body.resendAfter).toBe(68)
    expect((await api.requestCode('third@firm.test')).body.resendAfter).toBe(75)
    const waiting = await database.db.selectFrom('mail').select(['next_at', 'useful_until']).execute()
    expect(waiting.map(({ next_at }) => next_at - api.now).sort()).toEqual([0, 14_400, 7_200])
    for (const { next_at, useful_until } of waiting) expect(useful_until).toBe(next_at + 10 * MINUTE)
    api.now += HOUR
    expect((await api.requestCode('later@firm.test')).body.resendAfter).toBe(60)
  })

  it('takes applications without a code as unverified while the queue is full, five of an address and sixty of a network', async () => {
    const code = await api.code()
    const without = (changes: object, client = '192.0.2.7') =>
      api.apply(applicationBody({ code: '', ...changes }), { client })
    expect((await without({})).body.errors).toEqual([
      expect.objectContaining({ field: 'code', code: 'codeRequired' }),
    ])
    await askForCodes(500, 10 * MINUTE)
    const refused = await api.requestCode('late@firm.test')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '608'])
    const statuses = []
    for (let index = 0; index < 6; index++)
      statuses.push((await without({ email: 'Late@firm.test', name: `名${index}` })).status)
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
    for (let index = 5; index < 61; index++)
      statuses.push((await without({ email: `late${index}@firm.test` }, `192.0.2.${index}`)).status)
    expect(statuses.slice(6)).toEqual([...Array(55).fill(201), 429])
    expect((await without({ email: 'other@firm.test' }, '198.51.100.1')).body.status).toBe('unverified')
    expect((await api.apply(applicationBody({ code }))).body.status).toBe('verified')
  })

  it('holds its limits against requests at the same moment and over a restart', async () => {
    const both = [api, new TrialApi(database.db)]
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => both[index % 2]?.requestCode('me@firm.test')),
    )
    expect(answers.filter((answer) => answer?.status === 202)).toHaveLength(1)
    const late = new TrialApi(database.db)
    late.now += 59_000
    expect((await late.requestCode('me@firm.test')).headers.get('retry-after')).toBe('1')
  })

  it('believes an address only from the site', async () => {
    const statuses = []
    for (let index = 0; index < 22; index++) {
      const headers = { 'x-relay-secret': 'guessed', 'x-client-address': `192.0.2.${index}` }
      statuses.push((await api.post('/trial/codes', { email: `me${index}@firm.test` }, headers)).status)
    }
    expect(statuses.filter((status) => status === 202)).toHaveLength(20)
    expect(api.logged).toContainEqual(expect.objectContaining({ event: 'relay-secret-wrong' }))
  })
})

describeEachDatabase('a verification code', (database) => {
  let api: TrialApi

  beforeEach(async () => {
    api = new TrialApi(database.db)
    await forgetTrials(database.db)
  })

  const codesOf = ({ body }: { body: { errors?: { code: string }[] } }) =>
    body.errors?.map(({ code }) => code)

  it('works until its ten minutes are over', async () => {
    const code = await api.code()
    api.now += 10 * MINUTE
    expect((await api.apply(applicationBody({ code }))).status).toBe(201)
    const second = await api.code('li.si@firm.test')
    api.now += 10 * MINUTE + 1
    const late = await api.apply(applicationBody({ code: second, email: 'li.si@firm.test' }))
    expect([late.status, codesOf(late)]).toEqual([422, ['codeExpired']])
  })

  it('works for its own address only', async () => {
    const code = await api.code()
    const answer = await api.apply(applicationBody({ code, email: 'li.si@firm.test' }))
    expect([answer.status, codesOf(answer)]).toEqual([422, ['codeWrong']])
  })

  it('is dead after five tries, the right one included', async () => {
    const code = await api.code()
    const wrong = applicationBody({ code: otherThan(code) })
    const answers = []
    for (let count = 0; count < 5; count++) answers.push(codesOf(await api.apply(wrong)))
    expect(answers.flat()).toEqual(['codeWrong', 'codeWrong', 'codeWrong', 'codeWrong', 'codeLocked'])
    const right = await api.apply(applicationBody({ code }))
    expect([right.status, codesOf(right)]).toEqual([422, ['codeLocked']])
  })

  it('is not used up by an application with another fault', async () => {
    const code = await api.code()
    for (let count = 0; count < 6; count++)
      await api.apply(applicationBody({ code: otherThan(code), name: '' }))
    expect((await api.apply(applicationBody({ code }))).status).toBe(201)
  })

  it('works for one application', async () => {
    const code = await api.code()
    await api.apply(applicationBody({ code }))
    const second = await api.apply(applicationBody({ code, name: '李四' }))
    expect([second.status, codesOf(second)]).toEqual([422, ['codeExpired']])
  })

  it('gives one success in fifty tries at the same moment', async () => {
    const code = await api.code()
    const tries = Array.from({ length: 50 }, (_, index) =>
      api.applyAtOnce(applicationBody({ code, name: `名${index}` })),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 422)).toHaveLength(49)
  })

  it('cannot be guessed by trying many at the same moment', async () => {
    const code = await api.code()
    const wrong = Array.from({ length: 50 }, () =>
      api.applyAtOnce(applicationBody({ code: otherThan(code) })),
    )
    const answers = (await Promise.all(wrong)).flatMap(codesOf)
    expect(answers.filter((one) => one === 'codeWrong')).toHaveLength(4)
    expect(answers.filter((one) => one === 'codeLocked')).toHaveLength(46)
  })

  it('cannot be tried by one client for many addresses', async () => {
    const statuses = []
    for (let index = 0; index < 32; index++) {
      const body = applicationBody({ email: `me${index}@firm.test` })
      statuses.push((await api.apply(body, { client: '192.0.2.7' })).status)
    }
    expect(statuses).toEqual([...Array(30).fill(422), 429, 429])
    const code = await api.code()
    expect((await api.apply(applicationBody({ code }), { client: '192.0.2.8' })).status).toBe(201)
  })
})
