import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { NewsList } from '#contract/news-schema.ts'
import { describeSqlite } from '../../tests/each-database.ts'
import { article, storeNews } from '../../tests/upstream-records.ts'
import { OperatorError } from '../base/operator-error.ts'
import { type StartApiOptions, startApi } from './start-api.ts'

const NO_SEED = join(tmpdir(), 'no-seed-here')

describeSqlite('startApi', (database) => {
  const start = (options: Partial<StartApiOptions> = {}) =>
    startApi({ port: 0, seedDir: NO_SEED, ...database.settings, ...options })

  it('serves over HTTP from a free port and stops', async () => {
    await storeNews(database.db, article(1))
    const api = await start()
    const response = await fetch(`${api.url}/news`)
    expect(NewsList.assert(await response.json()).items).toHaveLength(1)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    await api.close()
    await expect(fetch(`${api.url}/news`)).rejects.toThrow()
  })

  it('gives a link for the first administrator where there is a staff side, on one’s own machine', async () => {
    for (const server of [{ production: true }, { secondFactorOptional: false }]) {
      const api = await start({ admin: true, ...server })
      expect(api.invitation).toBeUndefined()
      await api.close()
    }
    const api = await start({ admin: true, adminOrigin: 'https://www.firm.test' })
    expect(api.invitation).toMatch(/^https:\/\/www\.firm\.test\/admin\/invitation\?token=[\w-]{43}$/)
    await api.close()
    const off = await start({ admin: false })
    expect(off.invitation).toBeUndefined()
    expect((await fetch(`${off.url}/staff/v1/session`)).status).toBe(404)
    await off.close()
  })

  it.each([
    ['two hosts', 'GET /news HTTP/1.1\r\nHost: a.test\r\nHost: b.test\r\nConnection: close\r\n\r\n'],
    [
      'a name and a password',
      'GET http://a:b@c.test/news HTTP/1.1\r\nHost: c.test\r\nConnection: close\r\n\r\n',
    ],
    [
      'two lengths',
      'POST /news/hits HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}',
    ],
    [
      'a length and chunks',
      'POST /news/hits HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    [
      'chunks of HTTP/1.0',
      'POST /news/hits HTTP/1.0\r\nHost: a\r\nConnection: keep-alive\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['user information', 'GET http://a:b@localhost/news HTTP/1.1\r\nHost: a\r\n\r\n'],
  ])('refuses what a proxy could have understood in another way: %s', async (_, bytes) => {
    const api = await start()
    const socket = connect(Number(new URL(api.url).port), '127.0.0.1', () => socket.write(bytes))
    const [heard] = await once(socket, 'data')
    expect(String(heard)).toMatch(/^HTTP\/1\.1 400 .*\r\nconnection: close\r\n/is)
    socket.destroy()
    await api.close()
  })

  it('closes the connection where it answers before a body is there', async () => {
    const api = await start({ admin: true })
    const answers = ['PUT /news', 'POST /nowhere', 'POST /news/hits', 'POST /session', 'POST /staff/v1/news']
    for (const line of [...answers, 'GET /news', 'POST /staff/v1/packages?x=1']) {
      const bytes = `${line} HTTP/1.1\r\nHost: a\r\nContent-Length: 900000000\r\n\r\nabc`
      const socket = connect(Number(new URL(api.url).port), '127.0.0.1', () => socket.write(bytes))
      const [heard] = await once(socket, 'data')
      expect(String(heard), line).toMatch(/\r\nconnection: close\r\n/i)
      socket.destroy()
    }
    await api.close()
  })

  it('finishes a request in flight before it stops', async () => {
    const api = await start()
    const sending = request(`${api.url}/news/hits`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': 'in-flight-1',
        expect: '100-continue',
      },
    })
    sending.flushHeaders()
    await once(sending, 'continue')
    const closed = api.close()
    sending.end('{"hits":{}}')
    const [response] = await once(sending, 'response')
    expect([response.statusCode, response.headers.connection]).toEqual([200, 'close'])
    response.resume()
    await closed
  })

  it.each(['/trial/applications', '/trial/codes', '/m/login'])(
    'notes a caller who leaves in the middle of a body of %s as that, not as a failure',
    async (path) => {
      const written = vi.spyOn(process.stderr, 'write').mockImplementation(() => true)
      const api = await start()
      const type = path === '/m/login' ? 'application/x-www-form-urlencoded' : 'application/json'
      const headers = { 'content-type': type, 'content-length': 500, origin: api.url }
      const sending = request(api.url + path, {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': 'leaves-in-the-middle-1', expect: '100-continue' },
      })
      sending.on('error', () => {})
      sending.flushHeaders()
      await once(sending, 'continue')
      sending.write('{"email":')
      sending.socket?.resetAndDestroy()
      const lines = () => written.mock.calls.map(([line]) => JSON.parse(String(line)))
      await vi.waitFor(() => expect(lines()).toHaveLength(1), { timeout: 20_000 })
      expect(lines()).toEqual([
        {
          level: 30,
          time: expect.any(Number),
          msg: 'request-aborted',
          requestId: expect.any(String),
          method: 'POST',
          path,
          status: 499,
        },
      ])
      await api.close()
      written.mockRestore()
    },
  )

  it('says what to do when its port is taken', async () => {
    const api = await start()
    const port = Number(new URL(api.url).port)
    const failure = await start({ port }).catch((error: unknown) => error)
    await api.close()
    expect(failure).toBeInstanceOf(OperatorError)
    expect((failure as Error).message).toMatch(
      new RegExp(`^Port ${port} on 127.0.0.1 is already in use.*API_PORT`),
    )
  })

  it('says what to do when it cannot have its address', async () => {
    await expect(start({ host: '192.0.2.1' })).rejects.toThrow(/API_HOST/)
  })

  it('says what to do when its database cannot be reached, without the password', async () => {
    const failure = await start({ databaseUrl: 'postgres://me:hunter2@127.0.0.1:1/site' }).catch(
      (error: Error) => error,
    )
    expect(failure).toBeInstanceOf(OperatorError)
    expect((failure as Error).message).toMatch(
      /^Cannot use the database postgres:\/\/127.0.0.1:1\/site.*DATABASE_URL/,
    )
    expect((failure as Error).message).not.toContain('hunter2')
  })

  it('says what to do when its file is no database', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'test-broken-'))
    await writeFile(
      join(dataDir, 'upstream.sqlite'),
      'not a database, but long enough to be taken for one'.repeat(50),
    )
    await expect(start({ dataDir, databaseUrl: undefined })).rejects.toThrow(/upstream\.sqlite.*DATA_DIR/)
    await expect(start({ dataDir: '/dev/null/x', databaseUrl: undefined })).rejects.toThrow(/DATA_DIR/)
    await rm(dataDir, { recursive: true, force: true })
  })
})
