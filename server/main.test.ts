import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { ask } from '../tests/server/ask.ts'
import { runServer } from '../tests/server/run-server.ts'
import { makeBuild } from '../tests/server/start-fake-server.ts'

// each test starts a process of its own

let distDir: string

beforeAll(async () => {
  distDir = await makeBuild({ '../server/server.js': builtApp })
})
afterAll(() => rm(distDir, { recursive: true }))

const builtApp = `export default { statusPage: (status) => '<h1>' + status + '</h1>', fetch: async (request) => {
  const { pathname, searchParams } = new URL(request.url)
  if (pathname === '/en/download/search') await new Promise((resolve) => setTimeout(resolve, 300))
  if (pathname === '/en/download/a') setTimeout(() => { throw new Error('nobody caught me') })
  if (pathname === '/en/download/b') void Promise.reject(new Error('nobody caught me'))
  return new Response('<h1>' + pathname + searchParams + '</h1>', { headers: { 'content-type': 'text/html; charset=utf-8' } })
} }`

async function run(env: Record<string, string> = {}) {
  const server = await runServer({ DIST_DIR: distDir, DATA_DIR: join(distDir, 'data'), ...env })
  // also where an expectation failed before the end
  onTestFinished(() => void server.child.kill('SIGKILL'))
  return server
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s: what is in flight is answered, then it ends with 0',
  async (signal) => {
    const server = await run()
    const asked = ask(server, '/en/download/search')
    await ask(server, '/healthz')
    server.child.kill(signal)
    expect((await asked).status).toBe(200)
    expect(await server.ended).toBe(0)
  },
)

test.each([
  ['/en/download/a', 'uncaughtException'],
  ['/en/download/b', 'unhandledRejection'],
])(
  'an error nobody caught (%s) is logged, what is in flight is answered, then it ends with 1',
  async (path, event) => {
    const server = await run()
    const asked = ask(server, '/en/download/search')
    await ask(server, path)
    expect((await asked).status).toBe(200)
    expect(await server.ended).toBe(1)
    const lines = server.output().trim().split('\n')
    const fatal = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 60)
    expect(fatal).toMatchObject([{ msg: event, err: { message: 'nobody caught me' } }])
  },
)

test('localhost is both loopback addresses', async () => {
  const server = await run()
  const onSix = { url: server.url.replace('127.0.0.1', 'localhost') }
  expect((await ask(onSix, '/en')).status).toBe(200)
  server.child.kill('SIGINT')
  await server.ended
})

test('SIGHUP: pages are made anew', async () => {
  const server = await run()
  await ask(server, '/en')
  server.child.kill('SIGHUP')
  await expect.poll(() => server.output(), { timeout: 20_000 }).toContain('purged')
  expect((await ask(server, '/en')).status).toBe(200)
  server.child.kill('SIGINT')
  await server.ended
})

test('the log has one JSON line a request and nothing a visitor typed', async () => {
  const server = await run()
  await ask(server, '/en/download/search?q=someone@mail.example', {
    headers: { cookie: 'token=secret; name=Ann' },
  })
  await ask(server, '/%0aforged')
  server.child.kill('SIGINT')
  await server.ended
  const lines = server
    .output()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const request = lines.find(({ path }) => path === '/en/download/search')
  expect(request).toMatchObject({ method: 'GET', status: 200, cache: 'BYPASS' })
  expect(request.requestId).toMatch(/^[\w-]{36}$/)
  expect(server.output()).not.toMatch(/someone|secret|Ann|127\.0\.0\.1:/)
})

test.each([
  [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535, got "abc"'],
  [{ PUBLIC_ORIGIN: 'www.deskcloud.example' }, 'PUBLIC_ORIGIN must be an absolute URL'],
  [{ DIST_DIR: '/nowhere' }, 'npm run build'],
])('with %o it says what to do, without a stack', async (env, hint) => {
  const server = await run(env)
  expect(await server.ended).toBe(1)
  expect(server.output()).toContain(hint)
  expect(server.output()).not.toContain('    at ')
})

test('a port in use is named', async () => {
  const first = await run()
  const second = await run({ PORT: new URL(first.url).port })
  expect(await second.ended).toBe(1)
  expect(second.output()).toContain(`:${new URL(first.url).port}`)
  first.child.kill('SIGINT')
  await first.ended
})
