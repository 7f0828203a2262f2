import { rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../tests/server/ask.ts'
import { entryScript, makeBuild, startFakeServer } from '../tests/server/start-fake-server.ts'
import { archiveAssets } from './asset-archive.ts'

const entry = '/assets/entry-AbCd1234.js'
let server: Awaited<ReturnType<typeof startFakeServer>>

beforeAll(async () => {
  server = await startFakeServer()
})
afterAll(() => server.close())

test('a hashed asset is kept for a year', async () => {
  const { headers, text } = await ask(server, `${entry}?v=1`)
  expect(text).toBe(entryScript)
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect(headers.vary).toBe('Accept-Encoding')
})

test('another public file is kept for minutes and asked for again by its tag', async () => {
  const { headers } = await ask(server, '/favicon.svg')
  expect(headers['cache-control']).toContain('max-age=300')
  expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8')
  const again = await ask(server, '/favicon.svg', { headers: { 'if-none-match': headers.etag as string } })
  expect(again.status).toBe(304)
})

test.each([
  '/.vite/manifest.json',
  '/assets/../.vite/manifest.json',
  '/assets/%2e%2e/.vite/manifest.json',
  '/assets/..%2f.vite/manifest.json',
  '/../package.json',
  '/%2e%2e/%2e%2e/etc/passwd',
])('%s is not served', async (path) => {
  const { text } = await ask(server, path)
  expect(text).not.toContain('{}')
  expect(text).not.toContain('root:')
})

test('.well-known is served', async () => {
  expect((await ask(server, '/.well-known/security.txt')).text).toContain('Contact:')
})

test.each(['/assets/none-AbCd1234.js', '/assets/', '/assets/x/y.js'])(
  'missing %s is no page and not kept',
  async (path) => {
    const { status, headers } = await ask(server, path)
    expect(status).toBe(404)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-type']).toBe('text/plain; charset=UTF-8')
  },
)

test.each([
  ['bytes=0-9', 206, 'bytes 0-9/'],
  ['bytes=10-', 206, 'bytes 10-'],
  ['bytes=-5', 206, 'bytes '],
  ['bytes=0-999999', 206, 'bytes 0-'],
  ['bytes=999999-', 416, 'bytes */'],
  ['bytes=-0', 416, 'bytes */'],
])('range %s: %i', async (range, status, contentRange) => {
  const answer = await ask(server, entry, { headers: { range, 'accept-encoding': 'identity' } })
  expect(answer.status).toBe(status)
  expect(answer.headers['content-range'] ?? '').toContain(contentRange)
  if (status !== 206) return
  const [, first, last, size] = /bytes (\d+)-(\d+)\/(\d+)/.exec(answer.headers['content-range'] ?? '') ?? []
  expect(size).toBe(String(entryScript.length))
  expect(answer.text).toBe(entryScript.slice(Number(first), Number(last) + 1))
  expect(answer.headers).not.toHaveProperty('content-encoding')
})

test('copies the build encoded are sent as they are', async () => {
  const distDir = await makeBuild({ 'assets/a-AbCd1234.js': 'a'.repeat(50), 'assets/a-AbCd1234.js.br': 'BR' })
  const encoded = await startFakeServer({ distDir })
  const { headers, text } = await ask(encoded, '/assets/a-AbCd1234.js', {
    headers: { 'accept-encoding': 'br' },
  })
  await encoded.close()
  await rm(distDir, { recursive: true })
  expect(text).toBe('BR')
  expect(headers['content-encoding']).toBe('br')
})

test('assets of an earlier build keep answering after a deploy, for a month', async () => {
  const assetArchiveDir = join(await makeBuild(), 'archive')
  const before = await startFakeServer({ assetArchiveDir })
  await archiveAssets(join(before.distDir, 'client/assets'), assetArchiveDir)
  await before.close()
  for (const days of [29, 31]) {
    const file = join(assetArchiveDir, `old${days}-AbCd1234.js`)
    await writeFile(file, 'old')
    const then = new Date(Date.now() - days * 24 * 3600 * 1000)
    await utimes(file, then, then)
  }
  const distDir = await makeBuild({ 'assets/entry-EfGh5678.js': 'new' })
  await rm(join(distDir, 'client/assets/entry-AbCd1234.js'))

  const after = await startFakeServer({ distDir, assetArchiveDir })
  const { headers, text } = await ask(after, entry)
  await archiveAssets(join(distDir, 'client/assets'), assetArchiveDir)
  const old = [29, 31].map(async (days) => (await ask(after, `/assets/old${days}-AbCd1234.js`)).status)
  expect(await Promise.all(old)).toEqual([200, 404])
  await after.close()
  await rm(distDir, { recursive: true })
  await rm(join(assetArchiveDir, '..'), { recursive: true })
  expect(text).toBe(entryScript)
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
})
