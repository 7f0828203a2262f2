import fc from 'fast-check'
import { beforeEach, expect, it, vi } from 'vitest'
import { describeEachDatabase } from '../../tests/each-database.ts'
import { nastyTexts } from '../../tests/nasty-texts.ts'
import {
  anyAddress,
  countRows,
  forgetTrials,
  newKey,
  relayHeaders,
  TrialApi,
} from '../../tests/trial-requests.ts'
import { Problem } from '../http/problem.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 })

const RUNS = 1500

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string(),
  fc.constantFrom(...nastyTexts, 'x'.repeat(30_000)),
)
const scalar = fc.oneof(text, fc.double(), fc.integer(), fc.boolean(), fc.constant(null))
const junk = fc.oneof(scalar, fc.jsonValue(), fc.array(scalar))

/** Mostly right, so that rules behind the first one are reached too. */
function mostly<T>(right: fc.Arbitrary<T>) {
  return fc.oneof(
    { weight: 4, arbitrary: right },
    { weight: 1, arbitrary: text },
    { weight: 1, arbitrary: junk },
  )
}

const body = fc.record(
  {
    name: mostly(fc.constantFrom('张三', 'Ann', 'é')),
    telephone: mostly(fc.constantFrom('13800138000', '0571-88888888', '+442079460958')),
    email: mostly(fc.constantFrom('me@firm.test', "o'h+a@sub.firm.test")),
    code: mostly(fc.constantFrom('123456', '１２３ ４５６')),
    address: mostly(fc.constantFrom('', '杭州')),
    product: mostly(fc.constantFrom(1, 2, 4, 7, 8, 9)),
    lang: mostly(fc.constantFrom('cn', 'en')),
    consent: mostly(fc.constant({ version: 'v1' })),
    marketing: mostly(fc.boolean()),
    marketingVersion: mostly(fc.constant('m1')),
    readiness: mostly(fc.constant('RTT 20 ms')),
    source: mostly(fc.constant('/cn')),
    extra: junk,
  },
  { requiredKeys: [] },
)

const anything = fc.oneof(
  { weight: 6, arbitrary: body.map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: text },
)

const key = fc.oneof(
  { weight: 6, arbitrary: fc.constant(undefined).map(newKey) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme-ascii' }) },
)

describeEachDatabase('generated requests', (database) => {
  let api: TrialApi

  beforeEach(async () => {
    api = new TrialApi(database.db)
    await forgetTrials(database.db)
  })

  it('never break the program, and never become an application without a code', async () => {
    await fc.assert(
      fc.asyncProperty(anything, key, async (raw, idempotencyKey) => {
        fc.pre(!raw.includes('"deferred"'))
        const headers = { 'idempotency-key': idempotencyKey, ...relayHeaders(anyAddress()) }
        const answer = await api.post('/trial/applications', raw, headers)
        expect([400, 413, 422]).toContain(answer.status)
        Problem.assert(answer.body)
      }),
      { numRuns: RUNS },
    )
    expect([
      await countRows(database.db, 'trial_application'),
      await countRows(database.db, 'idempotency_key'),
      await countRows(database.db, 'mail'),
    ]).toEqual([0, 0, 0])
  })

  it('never break the program when they ask for codes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          anything,
          text.map((email) => JSON.stringify({ email })),
        ),
        async (raw) => {
          const answer = await api.post('/trial/codes', raw, relayHeaders(anyAddress()))
          expect([202, 400, 413, 422, 429]).toContain(answer.status)
        },
      ),
      { numRuns: RUNS / 3 },
    )
  })

  it('are all kept when the site has acknowledged them', async () => {
    const answered = new Set<string>()
    await fc.assert(
      fc.asyncProperty(fc.oneof(body, fc.dictionary(text, junk)), async (value) => {
        const answer = await api.deliver(value as Record<string, unknown>)
        expect(answer.status === 201 || answer.status === 413).toBe(true)
        if (answer.status === 201) answered.add(answer.body.reference)
      }),
      { numRuns: RUNS / 3 },
    )
    const kept =
      (await countRows(database.db, 'trial_application')) +
      (await countRows(database.db, 'trial_dead_letter'))
    expect(kept).toBe(answered.size)
  })
})
