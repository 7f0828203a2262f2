import { afterAll, beforeAll, expect, test } from 'vitest'
import { startNginx } from '../tests/nginx.ts'
import { ask } from '../tests/server/ask.ts'
import { startFakeServer } from '../tests/server/start-fake-server.ts'
import { hasProgram } from '../tests/setup/has-program.ts'

const hasNginx = hasProgram('a shared cache', 'nginx', '-v')

let server: Awaited<ReturnType<typeof startFakeServer>>
let front: Awaited<ReturnType<typeof startNginx>>
let closed: Promise<void> | undefined

/** A cache in front that obeys the server's headers and knows nothing else of the site. */
beforeAll(async () => {
  if (!hasNginx) return
  server = await startFakeServer()
  front = await startNginx(
    server.url,
    'proxy_cache_path FOLDER/cache keys_zone=pages:1m;',
    `proxy_cache pages; proxy_cache_key $request_uri; proxy_cache_use_stale error timeout http_500 http_503;
    add_header x-front-cache $upstream_cache_status always;`,
  )
})
afterAll(async () => {
  if (!hasNginx) return
  await front.close()
  await (closed ?? server.close())
})

const session = (name: string) => ({ headers: { cookie: `token=t-${name}; name=${name}` } })

test.skipIf(!hasNginx)('public pages are kept by nginx, for visitors with a session too', async () => {
  const first = await ask(front, '/en', session('Ann'))
  const second = await ask(front, '/en', session('Bea'))
  expect([first, second].map(({ headers }) => headers['x-front-cache'])).toEqual(['MISS', 'HIT'])
  expect(second.text).toBe(first.text)
  expect(second.text).toContain('visitor nobody<')
  expect(server.site.count('/en')).toBe(1)
})

test.skipIf(!hasNginx)('a page of one visitor never reaches another', async () => {
  for (const name of ['Ann', 'Bea', 'Ann']) {
    const { headers, text } = await ask(front, '/en/download/search', session(name))
    expect(headers['x-front-cache']).toBe('MISS')
    expect(text).toContain(`visitor ${name}<`)
  }
})

test.skipIf(!hasNginx)('what is cached is shown while the site is down', async () => {
  await ask(front, '/cn')
  server.purge()
  server.site.answer('/cn', () => new Response('', { status: 503 }))
  expect((await ask(front, '/cn')).status).toBe(200)
})

test.skipIf(!hasNginx)(
  'what has run out is renewed, and shown stale once nobody is there to renew it',
  async () => {
    const path = '/en/about/contact'
    let version = 0
    const shared = (await ask(front, '/en')).headers['cache-control'] ?? ''
    expect(Number(/s-maxage=(\d+)/.exec(shared)?.[1])).toBeLessThanOrEqual(60)
    // the directives of every page, with a second for its minute
    const headers = {
      'content-type': 'text/html',
      'cache-control': shared.replace(/s-maxage=\d+/, 's-maxage=1'),
    }
    server.site.answer(path, () => new Response(`version ${++version}`, { headers }))
    expect((await ask(front, path)).text).toBe('version 1')
    await expect.poll(async () => (await ask(front, path)).text, { timeout: 15_000 }).not.toBe('version 1')
    closed = server.close()
    await closed
    const state = async () => {
      const { status, headers } = await ask(front, path)
      return [status, headers['x-front-cache']]
    }
    await expect.poll(state, { timeout: 15_000 }).toEqual([200, 'STALE'])
  },
)
