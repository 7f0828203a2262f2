import { rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../rig/ask.ts'
import { entryScript, makeBuild, startFakeSite } from '../rig/fake-site.ts'

const entry = '/assets/entry-AbCd1234.js'
let site: Awaited<ReturnType<typeof startFakeSite>>

beforeAll(async () => {
  site = await startFakeSite()
})
afterAll(() => site.close())

test('a hashed asset is kept for a year', async () => {
  const { headers, text } = await ask(site, `${entry}?v=1`)
  expect(text).toBe(entryScript)
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect(headers.vary).toBe('Accept-Encoding')
})

test('another public file is kept for minutes and asked for again by its tag', async () => {
  const { headers } = await ask(site, '/favicon.svg')
  expect(headers['cache-control']).toContain('max-age=300')
  expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8')
  const again = await ask(site, '/favicon.svg', { headers: { 'if-none-match': headers.etag as string } })
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
  const { text } = await ask(site, path)
  expect(text).not.toContain('{}')
  expect(text).not.toContain('root:')
})

test('.well-known is served', async () => {
  expect((await ask(site, '/.well-known/security.txt')).text).toContain('Contact:')
})

test.each(['/assets/none-AbCd1234.js', '/assets/', '/assets/x/y.js'])(
  'missing %s is no page and not kept',
  async (path) => {
    const { status, headers } = await ask(site, path)
    expect(status).toBe(404)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  },
)

test.each([
  ['bytes=0-9', 206, 'bytes 0-9/'],
  ['bytes=10-', 206, 'bytes 10-'],
  ['bytes=-5', 206, 'bytes '],
  ['bytes=0-999999', 206, 'bytes 0-'],
  ['bytes=999999-', 416, 'bytes */'],
  ['bytes=-0', 416, 'bytes */'],
  ['bytes=5-2', 200, ''],
  ['bytes=0-1,4-5', 200, ''],
  ['lines=0-1', 200, ''],
])('range %s: %i', async (range, status, contentRange) => {
  const answer = await ask(site, entry, { headers: { range, 'accept-encoding': 'br' } })
  expect(answer.status).toBe(status)
  expect(answer.headers['content-range'] ?? '').toContain(contentRange)
  if (status !== 206) return
  const [, first, last, size] = /bytes (\d+)-(\d+)\/(\d+)/.exec(answer.headers['content-range'] ?? '') ?? []
  expect(size).toBe(String(entryScript.length))
  expect(answer.text).toBe(entryScript.slice(Number(first), Number(last) + 1))
  expect(answer.headers).not.toHaveProperty('content-encoding')
})

test('a range of another version is the whole file', async () => {
  const { headers } = await ask(site, entry)
  const part = { range: 'bytes=0-9', 'if-range': headers.etag as string }
  expect((await ask(site, entry, { headers: part })).status).toBe(206)
  expect((await ask(site, entry, { headers: { ...part, 'if-range': '"other"' } })).status).toBe(200)
})

test('copies the build encoded are sent as they are, and are no files of their own', async () => {
  const distDir = await makeBuild({ 'assets/a-AbCd1234.js': 'a'.repeat(50), 'assets/a-AbCd1234.js.br': 'BR' })
  const encoded = await startFakeSite({ distDir })
  const { headers, text } = await ask(encoded, '/assets/a-AbCd1234.js', {
    headers: { 'accept-encoding': 'br' },
  })
  const copy = await ask(encoded, '/assets/a-AbCd1234.js.br')
  await encoded.close()
  await rm(distDir, { recursive: true })
  expect(text).toBe('BR')
  expect(headers['content-encoding']).toBe('br')
  expect(copy.status).toBe(404)
})

test('what the build did not encode is encoded in the background', async () => {
  await site.prepare()
  const { headers, body } = await ask(site, entry, { headers: { 'accept-encoding': 'br' } })
  expect(headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(body).toString()).toBe(entryScript)
})

test('assets of an earlier build keep answering after a deploy, for a month', async () => {
  const assetArchiveDir = join(await makeBuild(), 'archive')
  const before = await startFakeSite({ assetArchiveDir })
  await before.prepare()
  await before.close()
  await writeFile(join(assetArchiveDir, 'old-AbCd1234.js'), 'old')
  const monthAgo = new Date(Date.now() - 31 * 24 * 3600 * 1000)
  await utimes(join(assetArchiveDir, 'old-AbCd1234.js'), monthAgo, monthAgo)
  const distDir = await makeBuild({ 'assets/entry-EfGh5678.js': 'new' })
  await rm(join(distDir, 'client/assets/entry-AbCd1234.js'))

  const after = await startFakeSite({ distDir, assetArchiveDir })
  const { headers, text } = await ask(after, entry)
  await after.prepare()
  const outdated = await ask(after, '/assets/old-AbCd1234.js')
  await after.close()
  await rm(distDir, { recursive: true })
  await rm(join(assetArchiveDir, '..'), { recursive: true })
  expect(text).toBe(entryScript)
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(outdated.status).toBe(404)
})

test('an archive that cannot be written does not keep the site from serving', async () => {
  const distDir = await makeBuild({ 'assets/a-AbCd1234.js': 'a' })
  const unwritable = await startFakeSite({ distDir, assetArchiveDir: join(distDir, 'client/favicon.svg') })
  await unwritable.prepare()
  expect((await ask(unwritable, '/assets/a-AbCd1234.js')).text).toBe('a')
  await unwritable.close()
  await rm(distDir, { recursive: true })
})
