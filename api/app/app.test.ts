import { expect, it } from 'vitest'
import { describeEachDatabase } from '../../tests/each-database.ts'
import { recordId } from '../../tests/upstream-records.ts'
import type { LogEntry } from '../base/log.ts'
import { openDatabase } from '../db/open-database.ts'
import { Problem } from '../http/problem.ts'
import { createApp } from './app.ts'

const json = { 'content-type': 'application/json', 'idempotency-key': 'key-00001' }

describeEachDatabase('the API', (database) => {
  const request = (path: string, init?: RequestInit) => createApp(database.db).request(path, init)

  it.each([
    ['GET', '/healthz', 200],
    ['HEAD', '/readyz', 200],
    ['GET', '/openapi.json', 200],
    ['GET', '/', 404],
    ['GET', '/nowhere', 404],
    ['GET', '//evil.example', 404],
    ['DELETE', '/news', 405],
    ['OPTIONS', '/jobs', 405],
    ['PUT', `/news/${recordId(1)}`, 405],
    ['PROPFIND', '/news', 405],
    ['GET', '/%E0%A4%A', 404],
    ['GET', '/news?limit=x', 400],
  ])('%s %s is a %i with protective headers', async (method, path, status) => {
    const response = await request(path, { method })
    expect(response.status).toBe(status)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('x-request-id')).toBeTruthy()
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
    if (status < 400) return
    expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
    expect(Problem.assert(await response.json()).status).toBe(status)
  })

  it('names the methods a path has', async () => {
    expect((await request('/news', { method: 'POST' })).headers.get('allow')).toBe('GET, HEAD')
    expect((await request('/news/hits', { method: 'PUT' })).headers.get('allow')).toContain('POST')
  })

  it.each([
    ['declared', { 'content-length': '70000' }],
    ['not declared', { 'transfer-encoding': 'chunked' }],
  ])('refuses a body over 64 kB, its length %s', async (_name, headers) => {
    const body = JSON.stringify({ hits: {}, filler: 'x'.repeat(70_000) })
    const response = await request('/news/hits', { method: 'POST', headers: { ...json, ...headers }, body })
    expect([response.status, Problem.assert(await response.json()).code]).toEqual([413, 'body-too-large'])
  })

  it('says which parameter must be what, and does not repeat what was sent', async () => {
    const response = await request('/news?lang=secret&limit=999')
    expect((await response.json()).errors).toEqual([
      { field: 'lang', detail: 'must be "cn" or "en"' },
      { field: 'limit', detail: 'must be at most 50' },
    ])
  })

  it.each([
    ['GET', '/session', '/session'],
    ['POST', `/downloads/${recordId(1)}/address`, '/downloads/:id/address'],
  ])('notes who may not: %s %s', async (method, path, route) => {
    const logged: LogEntry[] = []
    const app = createApp(database.db, {}, { log: (entry) => logged.push(entry) })
    const headers = { authorization: 'Bearer a-token-that-somebody-made-up' }
    expect((await app.request(path, { method, headers })).status).toBe(401)
    const refused = { event: 'request-refused', method, route, status: 401, code: 'unauthorised' }
    expect(logged).toEqual([{ ...refused, requestId: expect.any(String) }])
  })

  it('keeps the message of an unexpected error to its log', async () => {
    const db = await openDatabase(database.settings)
    await db.destroy()
    const logged: LogEntry[] = []
    const app = createApp(db, {}, { log: (entry) => logged.push(entry) })
    const response = await app.request('/news', { headers: { 'x-request-id': 'visit-1' } })
    expect(response.status).toBe(500)
    const problem = Problem.assert(await response.json())
    expect(problem).toEqual({
      type: 'about:blank',
      title: 'Internal Server Error',
      status: 500,
      code: 'internal-error',
      requestId: 'visit-1',
    })
    expect(logged).toMatchObject([
      { requestId: 'visit-1', status: 500, error: expect.stringMatching(/destroyed/) },
    ])
  })

  it('is not ready, but alive, when its database is gone or it is stopping', async () => {
    const db = await openDatabase(database.settings)
    await db.destroy()
    const broken = createApp(db)
    expect((await broken.request('/readyz')).status).toBe(503)
    expect((await broken.request('/healthz')).status).toBe(200)
    const stopping = await createApp(database.db, {}, { isDraining: () => true }).request('/readyz')
    expect([stopping.status, stopping.headers.get('retry-after')]).toEqual([503, '2'])
  })
})
