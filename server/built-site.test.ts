import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, ask } from '../tests/server/ask.ts'
import { namedAssets } from '../tests/server/named-assets.ts'
import { runServer, type ServerProcess } from '../tests/server/run-server.ts'

// the real build, made here when there is none
let folder: string
let server: ServerProcess

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'built-'))
  // no upstream: what is tested here does not depend on it
  server = await runServer({ DIST_DIR: await build(), DATA_DIR: folder, API_BASE_URL: 'http://127.0.0.1:9' })
})
afterAll(async () => {
  server.child.kill('SIGINT')
  await server.ended
  await rm(folder, { recursive: true })
})

async function build(): Promise<string> {
  if (existsSync('dist/server/server.js')) return 'dist'
  const vite = ['node_modules/vite/bin/vite.js', 'build', '-c', 'app.config.ts', '--logLevel', 'error']
  const env = { ...process.env, BUILD_DIR: join(folder, 'dist'), NODE_ENV: 'production', VITEST: '' }
  await promisify(execFile)(process.execPath, vite, { env })
  return join(folder, 'dist')
}

const pages = [
  ...['/', '/cn', '/en', '/en/product/mvda', '/cn/product/av', '/cn/solution/a2m', '/en/about/about'],
  ...['/en/about/contact', '/cn/about/recruitment', '/en/service', '/cn/trial/test', '/en/trial/trial'],
]

test.each(pages)('%s: a page whose every inline script and style its policy allows', async (path) => {
  const answer = await ask(server, path)
  expect(answer.status).toBe(200)
  expect(answer.text).toContain(path.startsWith('/en') ? '<html lang="en"' : '<html lang="zh-CN"')
  expectPolicyToMatch(answer)
})

test.each(pages)('%s: the assets it names are there, encoded and kept', async (path) => {
  const { text } = await ask(server, path)
  const named = namedAssets(text)
  for (const kind of ['js', 'css']) expect(named.join(' ')).toMatch(new RegExp(`\\.${kind}\\b`))
  for (const asset of named) {
    const { status, headers } = await ask(server, asset, { method: 'HEAD' })
    expect([asset, status, headers['cache-control']]).toEqual([
      asset,
      200,
      'public, max-age=31536000, immutable',
    ])
  }
})

test('an unknown page, an unknown language, an unknown asset: 404, not kept', async () => {
  for (const path of ['/en/nope', '/fr', '/en/product/nope', '/assets/nope.js']) {
    const answer = await ask(server, path)
    expect([path, answer.status]).toEqual([path, 404])
    expect(answer.headers['cache-control']).toMatch(/no-store/)
    if (answer.headers['content-type']?.includes('html')) expectPolicyToMatch(answer)
  }
})

test('an address that is no text is refused with a page in both languages', async () => {
  const { status, text } = await ask(server, '/cn/%zz', { headers: { accept: 'text/html' } })
  expect(status).toBe(400)
  expect(text).toMatch(/<html lang="zh-CN">.*lang="en"/s)
})

test.each([
  '//evil.example',
  '/cn//evil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/cn/?a=//evil.example',
])('%s never leads to another server', async (path) => {
  const { headers } = await ask(server, path)
  if (headers.location) expect(headers.location).toMatch(/^\/(?![/\\])/)
})

test('every visitor gets what the first one got, with a session or without', async () => {
  const first = await ask(server, '/en/product/dsc')
  const second = await ask(server, '/en/product/dsc?utm_source=x', {
    headers: { cookie: 'token=x; name=Ann' },
  })
  expect(second.text).toBe(first.text)
  expect(second.headers['x-cache']).toMatch(/HIT|STALE/)
})

test('a form that nobody has filled in is the same for everybody, what became of one is not kept', async () => {
  const [first, second] = [await ask(server, '/en/trial/trial'), await ask(server, '/en/trial/trial')]
  expect(first.headers['cache-control']).toMatch(/public/)
  expect(second.headers['x-cache']).toBe('HIT')
  expect((await ask(server, '/en/trial/trial?done=T-0123-4567')).headers['cache-control']).toMatch(/no-store/)
})

test('a foreign form is refused', async () => {
  const headers = { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' }
  const { status } = await ask(server, '/en/trial/trial', { method: 'POST', body: 'a=1', headers })
  expect(status).toBe(403)
})

function expectPolicyToMatch({ headers, text }: Answer): void {
  const policy = headers['content-security-policy'] as string
  for (const [, kind = '', attributes = '', content = ''] of text.matchAll(
    /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g,
  )) {
    if (/\ssrc=|type="application\//.test(attributes)) continue
    const directive = policy.split('; ').find((item) => item.startsWith(`${kind}-src`))
    expect(directive).toContain(`'sha256-${createHash('sha256').update(content).digest('base64')}'`)
  }
  // the policy has no place for these
  expect(text).not.toMatch(/<[a-z][^>]*\s(?:style|on[a-z]+)="/)
}
