import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { siteLog } from '#src/site/site-log.ts'
import { startEndlessPeer } from '../../tests/endless-peer.ts'
import { createLinkPusher, indexNowKeyFile, type LinkPusher, linkTargets } from './push-links.server.ts'

type Seen = { path: string; type: string; body: string }

let folder: string
let seen: Seen[] = []
let handle: RequestListener
let pushers: LinkPusher[] = []
const logged = vi.spyOn(siteLog(), 'error').mockReturnValue()
const server = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  seen.push({ path: request.url ?? '', type: request.headers['content-type'] ?? '', body })
  handle(request, response)
})

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve())))
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'links-'))
  seen = []
  results.length = 0
  handle = (request, response) =>
    response.end(request.url?.startsWith('/urls') ? '{"remain":99998,"success":1}' : '')
})
afterEach(async () => {
  for (const pusher of pushers) pusher.stop()
  pushers = []
  logged.mockClear()
  await rm(folder, { recursive: true })
})
afterAll(() => {
  server.close()
  logged.mockRestore()
})

const results: string[] = []

function pusher(list: () => readonly string[]): LinkPusher {
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const targets = linkTargets({
    publicOrigin: 'https://site.test',
    baiduPushUrl: `${at}/urls?site=https://site.test&token=s3cret`,
    indexNowKey: 'a-key-of-mine',
    indexNowUrl: `${at}/indexnow`,
  })
  const file = join(folder, 'site', 'pushed-links.json')
  const made = createLinkPusher({
    targets,
    list: async () => list(),
    file,
    every: 10,
    onResult: (fault) => results.push(fault),
  })
  pushers.push(made)
  return made
}

test('each new address is told once, to each search engine in its own form', async () => {
  const urls = ['https://site.test/cn', 'https://site.test/en']
  const links = pusher(() => urls)
  await links.push()
  await links.push()
  urls.push('https://site.test/cn/about/news-detail/1')
  await links.push()
  expect(seen.map(({ path }) => path.replace(/\?.*/, ''))).toEqual([
    '/urls',
    '/indexnow',
    '/urls',
    '/indexnow',
  ])
  expect(seen[0]).toEqual({
    path: '/urls?site=https://site.test&token=s3cret',
    type: 'text/plain; charset=utf-8',
    body: 'https://site.test/cn\nhttps://site.test/en',
  })
  expect(seen[2]?.body).toBe('https://site.test/cn/about/news-detail/1')
  expect(JSON.parse(seen[1]?.body ?? '')).toEqual({
    host: 'site.test',
    key: 'a-key-of-mine',
    keyLocation: 'https://site.test/a-key-of-mine.txt',
    urlList: ['https://site.test/cn', 'https://site.test/en'],
  })
})

test('what was told outlives the process', async () => {
  await pusher(() => ['https://site.test/cn']).push()
  await pusher(() => ['https://site.test/cn']).push()
  expect(seen).toHaveLength(2)
})

test.each<[string, RequestListener]>([
  [
    'a quota that is used up',
    (_, response) => response.writeHead(400).end('{"error":400,"message":"over quota"}'),
  ],
  ['an error in a good answer', (_, response) => response.end('{"error":401}')],
  ['no JSON', (_, response) => response.end('<html>')],
  ['a redirect', (_, response) => response.writeHead(302, { location: '/elsewhere' }).end()],
  ['nothing', (request) => request.socket.destroy()],
])('after %s it is tried again later, and the token stays out of the log', async (_, broken) => {
  const good = handle
  const answers = [broken, broken]
  handle = (request, response) =>
    request.url?.startsWith('/urls') ? (answers.shift() ?? good)(request, response) : good(request, response)
  await pusher(() => ['https://site.test/cn']).push()
  await expect.poll(() => seen.filter(({ path }) => path.startsWith('/urls')).length).toBe(3)
  expect(seen.filter(({ path }) => path === '/indexnow')).toHaveLength(1)
  expect(seen.some(({ path }) => path === '/elsewhere')).toBe(false)
  await expect.poll(() => results).toHaveLength(3)
  expect(results).toEqual([expect.stringMatching(/^baidu: /), expect.stringMatching(/^baidu: /), ''])
  const log = inspect(logged.mock.calls)
  expect(log).toContain('baidu did not take 1 addresses')
  expect(log).not.toContain('s3cret')
})

test('an answer that never ends is left, and the others are told', async () => {
  const peer = await startEndlessPeer()
  const [baidu, indexNow] = linkTargets({
    publicOrigin: 'https://site.test',
    baiduPushUrl: `${peer.url}/urls`,
    indexNowKey: 'a-key-of-mine',
    indexNowUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`,
  })
  const targets = [baidu, indexNow].flatMap((target) => target ?? [])
  const made = createLinkPusher({
    targets,
    list: async () => ['https://site.test/cn'],
    file: join(folder, 'a'),
  })
  pushers.push(made)
  await made.push()
  await expect.poll(peer.callers).toBe(0)
  expect(peer.written()).toBeLessThan(50_000_000)
  expect(seen).toHaveLength(1)
  peer.close()
})

test('without settings nothing is asked for', async () => {
  const targets = linkTargets({
    publicOrigin: 'https://site.test',
    baiduPushUrl: undefined,
    indexNowKey: undefined,
    indexNowUrl: 'https://api.indexnow.org/indexnow',
  })
  const list = vi.fn(async () => [])
  await createLinkPusher({ targets, list, file: join(folder, 'none') }).push()
  expect(list).not.toHaveBeenCalled()
})

test('the key is a file of its own name, and no other', async () => {
  expect(await indexNowKeyFile('/a-key-of-mine.txt', 'a-key-of-mine')?.text()).toBe('a-key-of-mine')
  expect(indexNowKeyFile('/another-key.txt', 'a-key-of-mine')).toBeUndefined()
  expect(indexNowKeyFile('/undefined.txt', undefined)).toBeUndefined()
})
