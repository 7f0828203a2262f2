import fc from 'fast-check'
import parseTelephone from 'libphonenumber-js/max'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readDownloadSearch } from '#src/downloads/downloads.ts'
import { readSearchQuery } from '#src/search/search-query.ts'
import { Problem } from '../api/http/problem.ts'
import { AccountSite, forgetAccounts, PASSWORD } from './account-browser.ts'
import { describeEachDatabase } from './each-database.ts'
import { nastyTexts } from './nasty-texts.ts'
import { countRows, forgetTrials, TrialApi } from './trial-requests.ts'

/** `FUZZ_RUNS=10000 npm run test:one -- tests/public-forms.test.ts` before a release; `FUZZ_SEED` for another course. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 60)
const seed = Number(process.env.FUZZ_SEED ?? 38)

vi.setConfig({ testTimeout: 60_000 + numRuns * 1000 })

/** What comes along when text is copied, and what breaks programs. */
const strays = [
  ...['\u200b', '\u2060', '\ufeff', '\u00ad', '\u3164', '\u202c', '\u202d', '\u202e', '\u2068', '\u200d'],
  ...['\ud800', '\0', '\r\n', '\t', '\u00a0', '\u3000', '\u2028', '\ue000', '\u{e0001}', '\ufffe', '\u0301'],
  ...['<b>', '=1+1', "'", '"', '%00', '🙂', '，', '。', '：', '-', ' '],
]
const widths: Record<string, (text: string) => string> = {
  'as it is': (text) => text,
  wide: (text) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
  decomposed: (text) => text.normalize('NFD'),
  doubled: (text) => text + text,
}

/** A right text as it arrives after copying, typing on a phone, filling in by a program. */
function distorted(right: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const stray = fc.tuple(fc.constantFrom(...strays), fc.nat(40))
  const width = fc.oneof(
    { weight: 6, arbitrary: fc.constant('as it is') },
    { weight: 1, arbitrary: fc.constantFrom(...Object.keys(widths)) },
  )
  return fc
    .tuple(right, width, fc.oneof(fc.constant([]), fc.array(stray, { maxLength: 3 })))
    .map(([text, width, put]) =>
      put.reduce(
        (whole, [sign, at]) =>
          whole.slice(0, at % (whole.length + 1)) + sign + whole.slice(at % (whole.length + 1)),
        widths[width]?.(text) ?? text,
      ),
    )
}

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string(),
  fc.constantFrom(...nastyTexts, 'x'.repeat(30_000)),
)
const scalar = fc.oneof(anyText, fc.double(), fc.integer(), fc.boolean(), fc.constant(null))
const junk = fc.oneof(scalar, fc.jsonValue(), fc.array(scalar))

/** Mostly right, so that rules behind the first one are reached too. */
function mostly<T>(right: fc.Arbitrary<T>, wrong: fc.Arbitrary<unknown> = junk) {
  return fc.oneof({ weight: 14, arbitrary: right }, { weight: 1, arbitrary: wrong })
}

const names = distorted(
  fc.constantFrom('张三', 'Ann Lee', 'José', "O'Hara", 'محمد علي', '李 👩‍👩‍👧‍👦', '\u3164', 'x\u0301'),
)
const telephones = distorted(
  fc.constantFrom(
    ...['138 0013 8000', '86-13800138000', '+86 571 8888 8888 转 123', '400-800-1234转8', '00852 2345 6789'],
    ...['0571-88888888 分机号 123', '+86 (0)571 8888 8888', '+44 (0)20 7946 0018', 'tel:+8613800138000'],
    ...['+1 415 555 0132 x12', '0571-88888888;ext=123', '010-6555 1234-8', '+861380013800', '12345', '110'],
  ),
)
const addresses = distorted(fc.constantFrom('', '杭州市云桌路1号', '8 Example Avenue, Beijing'))
const codesAround = fc.constantFrom(
  '%',
  ' % ',
  '验证码：%',
  '%。',
  '【云桌】%，10分钟内有效',
  '\u202d%\u202c',
  '% 1',
)
let count = 0
const emails = distorted(
  fc
    .tuple(fc.constantFrom('p', 'Case.Test', "o'h+a"), fc.constantFrom('firm.test', 'FIRM.test', '例子.test'))
    .map(([name, domain]) => `${name}${count++}@${domain}`),
)

const application = fc.record(
  {
    name: mostly(names),
    telephone: mostly(telephones),
    address: mostly(addresses),
    product: mostly(fc.constantFrom(1, 2, 4, 7, 8, 9)),
    lang: mostly(fc.constantFrom('cn', 'en')),
    consent: mostly(fc.constant({ version: 'v1' })),
    marketing: mostly(fc.boolean()),
    marketingVersion: mostly(fc.constant('m1')),
    readiness: mostly(distorted(fc.constant('RTT 20 ms\nscreen 390'))),
    source: mostly(distorted(fc.constant('page=/cn utm_source=baidu'))),
    extra: junk,
  },
  { requiredKeys: ['name', 'telephone', 'product', 'consent'] },
)

describeEachDatabase('the public forms', (database) => {
  const hold = async <T>(arbitrary: fc.Arbitrary<T>, check: (value: T) => Promise<void>) =>
    fc.assert(fc.asyncProperty(arbitrary, check), { numRuns, seed, endOnFailure: true })

  describe('for a trial', () => {
    let api: TrialApi

    beforeEach(async () => {
      api = new TrialApi(database.db)
      await forgetTrials(database.db)
    })

    it('store what a person can read and dial, and fail for nothing that is typed', async () => {
      let stored = 0
      await hold(fc.tuple(emails, codesAround, mostly(application)), async ([email, around, body]) => {
        // the limit of codes for everybody is not what is tried
        api.now += 60_000
        const asked = await api.requestCode(email)
        // 400 where a control character is left
        expect(/(?![\t\n\r])\p{Cc}/u.test(email) ? [400] : [202, 422]).toContain(asked.status)
        const newest = await newestMail()
        const code =
          asked.status === 202 ? around.replace('%', newest?.text.match(/\b\d{6}\b/)?.[0] ?? '') : around
        const isObject = typeof body === 'object' && body !== null && !Array.isArray(body)
        const answer = await api.apply(isObject ? { ...body, email, code } : body)
        expect([201, 400, 413, 422]).toContain(answer.status)
        if (answer.status !== 201) return void Problem.assert(answer.body)
        stored += 1
        const row = await database.db
          .selectFrom('trial_application')
          .selectAll()
          .where('reference', '=', answer.body.reference)
          .executeTakeFirstOrThrow()
        expectReadable(row.name, 15)
        for (const text of [row.address, row.source, row.telephone, row.email_typed]) expectClean(text)
        expectClean(row.readiness.replaceAll('\n', ' ').replace(/\s+/g, ' ').trim())
        expectDiallable(row)
        expect(row.email).toMatch(/^[!-~]+@[a-z0-9.-]+\.[a-z0-9-]+$/)
        expect(newest?.recipient, 'mail goes where the code went').toBe(row.email)
      })
      expect(stored, 'the way to the end is tried').toBeGreaterThan(numRuns / 20)
      expect(await countRows(database.db, 'trial_application')).toBe(stored)
    })

    it('keep all that the site has acknowledged', async () => {
      const answered = new Set<string>()
      await hold(fc.oneof(application, fc.dictionary(anyText, junk)), async (value) => {
        const answer = await api.deliver(value as Record<string, unknown>)
        expect([201, 413]).toContain(answer.status)
        if (answer.status === 201) answered.add(answer.body.reference)
      })
      const kept = [
        await countRows(database.db, 'trial_application'),
        await countRows(database.db, 'trial_dead_letter'),
      ]
      expect(kept.reduce((sum, rows) => sum + rows)).toBe(answered.size)
    })

    const newestMail = () =>
      database.db
        .selectFrom('mail')
        .select(['recipient', 'text'])
        .where('kind', '=', 'code')
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .executeTakeFirst()
  })

  describe('of accounts', () => {
    let site: AccountSite

    beforeEach(async () => {
      site = new AccountSite(database.db)
      await forgetAccounts(database.db)
    })

    it('register names that can be read, and let the same person in again', async () => {
      let registered = 0
      const form = fc.tuple(emails, names, codesAround, mostly(fc.constant(PASSWORD), anyText))
      await hold(form, async ([email, name, around, password]) => {
        site.now += 60_000
        const browser = site.browser()
        const first = await browser.post('/m/register', { email })
        expect([200, 413, 422]).toContain(first.status)
        const mail = await database.db
          .selectFrom('mail')
          .select(['recipient', 'text'])
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .executeTakeFirst()
        const code = around.replace('%', mail?.text.match(/\b\d{6}\b/)?.[0] ?? '')
        const fields = { step: 'account', email, password: String(password), name, code, consent: 'on' }
        const done = await browser.post('/m/register', fields)
        expect([200, 303, 413, 422]).toContain(done.status)
        if (done.status !== 303) return
        registered += 1
        const session = await (await site.session(browser.token)).json()
        expectReadable((session as { name: string }).name, 15)
        expect((await site.browser().logIn(mail?.recipient ?? '', fields.password)).status).toBe(303)
      })
      expect(registered, 'the way to the end is tried').toBeGreaterThan(numRuns / 20)
    })

    it('let nobody in with anything else', async () => {
      await site.register('me@firm.test')
      const field = mostly(distorted(fc.constantFrom('me@firm.test', PASSWORD)), anyText).map(String)
      const path = fc.constantFrom('/m/login', '/m/forgotten', '/m/register')
      await hold(fc.tuple(path, field, field, fc.string()), async ([path, email, password, step]) => {
        fc.pre(password !== PASSWORD)
        site.now += 60_000
        const answer = await site.browser().post(path, { email, password, step, code: password, name: email })
        expect([200, 413, 422, 429]).toContain(answer.status)
      })
    })
  })

  it('for searching answer, and are given what can be read', async () => {
    const { app } = new TrialApi(database.db)
    const text = mostly(
      distorted(fc.constantFrom('许可', 'MVDA 8.6', '龙芯', 'datasheet', '9.0', 'C++ %_\\')),
      anyText,
    )
    await hold(fc.tuple(text, text, text), async (typed) => {
      const [q, version, other] = typed.map(String)
      const read = { ...readDownloadSearch({ q, version, product: other, platform: other, cursor: other }) }
      const site = readSearchQuery({ q, kind: other, page: other }).q
      for (const one of [read.q, read.version, site]) if (one !== undefined) expectReadable(one, 200)
      expect(readDownloadSearch(read), 'reading it again changes nothing').toEqual(read)
      const { cursor: _, ...filters } = read
      const query = new URLSearchParams(
        Object.entries(filters).filter(([, value]) => value !== undefined) as [],
      )
      for (const path of ['/downloads', '/news'])
        expect((await app.request(`${path}?${query}`)).status, `${path}?${query}`).toBe(200)
      const raw = new URLSearchParams({ q, version, product: other, cursor: other } as Record<string, string>)
      for (const path of ['/downloads', '/news', '/jobs'])
        expect([200, 400], path).toContain((await app.request(`${path}?${raw}`)).status)
    })
  })
})

/** In one line of ordinary text, nothing in it that cannot be seen or that turns what is beside it. */
function expectClean(text: string): void {
  expect(text.isWellFormed()).toBe(true)
  expect(text).toBe(text.trim())
  expect(text).not.toMatch(/\p{Cc}|[\u200b\u2060\ufeff\u00ad\u3164\u2028\u2029\u202a-\u202e\u2066-\u2069]/u)
}

function expectReadable(text: string, most: number): void {
  expectClean(text)
  expect(text).toMatch(/[\p{L}\p{N}\p{P}\p{S}]/u)
  expect([...new Intl.Segmenter().segment(text)].length).toBeLessThanOrEqual(most)
}

/** E.164, or a service number of China, which has none. */
function expectDiallable(row: {
  telephone: string
  telephone_e164: string
  telephone_extension: string
}): void {
  const { telephone, telephone_e164: e164, telephone_extension: extension } = row
  expect(extension).toMatch(/^\d{0,8}$/)
  if (e164 === '') expect(telephone.normalize('NFKC').replace(/\D/g, '')).toMatch(/^(86|0086)?[48]00\d{7}/)
  else
    expect([parseTelephone(e164)?.isValid(), e164]).toEqual([
      true,
      expect.stringMatching(/^\+[1-9]\d{6,14}$/),
    ])
}
