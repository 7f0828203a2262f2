import { beforeEach, expect, it } from 'vitest'
import { describeEachDatabase } from '../../tests/each-database.ts'
import { article, recordId, storeNews } from '../../tests/upstream-records.ts'
import { createApp } from '../app/app.ts'
import { KEY_LIFETIME_MS } from '../idempotency.ts'
import { purgeExpired } from '../start/purge-expired.ts'

describeEachDatabase('POST /news/hits', (database) => {
  let app: ReturnType<typeof createApp>
  let now = 0

  beforeEach(async () => {
    now = Date.UTC(2026, 5, 1)
    app = createApp(database.db, {}, { now: () => now })
    await database.db.deleteFrom('news').execute()
    await database.db.deleteFrom('idempotency_key').execute()
    await storeNews(database.db, article(1, { hits: 10 }), article(2, { hits: 20 }))
  })

  const send = (body: unknown, headers: Record<string, string> = { 'idempotency-key': 'batch-0001' }) =>
    app.request('/news/hits', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  const hits = async () => {
    const rows = await database.db.selectFrom('news').select('hits').orderBy('id').execute()
    return rows.map((row) => row.hits)
  }

  it('adds views and leaves out what it does not know', async () => {
    const response = await send({
      hits: { [recordId(1)]: 3, [recordId(2)]: 10_000, [recordId(99)]: 5, 'no-id': 1, __proto__x: 2 },
    })
    expect([response.status, await response.json()]).toEqual([200, { counted: 2 }])
    expect(await hits()).toEqual([13, 10_020])
  })

  it('counts a repeated batch once and answers the same, in whatever order its members come', async () => {
    const first = await send({ hits: { [recordId(1)]: 3, [recordId(2)]: 1 } })
    const again = await send({ hits: { [recordId(2)]: 1, [recordId(1)]: 3 } })
    const quoted = await send(
      { hits: { [recordId(1)]: 3, [recordId(2)]: 1 } },
      { 'idempotency-key': '"batch-0001"' },
    )
    expect([first.status, again.status, quoted.status]).toEqual([200, 200, 200])
    expect(await again.json()).toEqual(await first.json())
    expect(await hits()).toEqual([13, 21])
  })

  it('counts one of twenty copies sent at once', async () => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => send({ hits: { [recordId(1)]: 1 } })),
    )
    expect(new Set(responses.map((response) => response.status))).toEqual(new Set([200]))
    expect(await hits()).toEqual([11, 20])
  })

  it('loses none of many batches sent at once', async () => {
    const batches = Array.from({ length: 20 }, (_, index) =>
      send({ hits: { [recordId(1)]: 1, [recordId(2)]: 2 } }, { 'idempotency-key': `batch-${1000 + index}` }),
    )
    for (const response of await Promise.all(batches)) expect(response.status).toBe(200)
    expect(await hits()).toEqual([30, 60])
  })

  it.each([undefined, '', 'short', 'with space', 'x'.repeat(129)])(
    'wants an Idempotency-Key (%s)',
    async (key) => {
      const response = await send(
        { hits: { [recordId(1)]: 3 } },
        key === undefined ? {} : { 'idempotency-key': key },
      )
      expect([response.status, (await response.json()).code]).toEqual([400, 'idempotency-key-required'])
    },
  )

  it.each([
    ['no number', { hits: { [recordId(1)]: '3' } }],
    ['zero', { hits: { [recordId(1)]: 0 } }],
    ['less than zero', { hits: { [recordId(1)]: -1 } }],
    ['a fraction', { hits: { [recordId(1)]: 1.5 } }],
    ['more than 10000', { hits: { [recordId(1)]: 10_001 } }],
    ['no hits', {}],
    ['a list', { hits: [1] }],
    ['nothing', 'null'],
    ['half a document', '{"hits":'],
    ['more than 500', { hits: Object.fromEntries(Array.from({ length: 501 }, (_, i) => [recordId(i), 1])) }],
  ])('refuses %s', async (_name, body) => {
    const response = await send(body)
    expect([response.status, (await response.json()).code]).toEqual([400, 'invalid-request'])
    expect(await hits()).toEqual([10, 20])
  })

  it('takes 500 articles at once', async () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [recordId(i + 1), 1]))
    expect(await (await send({ hits: many })).json()).toEqual({ counted: 2 })
  })

  it('reads nothing but JSON', async () => {
    const response = await send(
      { hits: {} },
      { 'idempotency-key': 'batch-0001', 'content-type': 'text/plain' },
    )
    expect(response.status).toBe(415)
  })

  it('remembers a key for seven days', async () => {
    await send({ hits: { [recordId(1)]: 1 } })
    await purgeExpired(database.db, now + KEY_LIFETIME_MS)
    await send({ hits: { [recordId(1)]: 1 } })
    expect(await hits()).toEqual([11, 20])
    await purgeExpired(database.db, now + KEY_LIFETIME_MS + 1)
    await send({ hits: { [recordId(1)]: 1 } })
    expect(await hits()).toEqual([12, 20])
  })
})
