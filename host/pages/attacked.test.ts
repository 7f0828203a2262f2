import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Answer, ask, talk } from '../rig/ask.ts'
import { htmlPage } from '../rig/fake-app.ts'
import { startFakeSite } from '../rig/fake-site.ts'

// a busy machine is no failure
vi.setConfig({ testTimeout: 30_000 })

let site: Awaited<ReturnType<typeof startFakeSite>>

beforeEach(async () => {
  site = await startFakeSite()
})
afterEach(() => site.close())

function textOf({ headers, body }: Answer): string {
  const encoding = headers['content-encoding']
  if (encoding === 'br') return brotliDecompressSync(body).toString()
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString()
}

test('the short way and the long way send the same page with the same headers', async () => {
  const fetchPage = () => ask(site, '/en', { headers: { 'accept-encoding': 'br' } })
  // a page is sent quickly encoded at first; the better encoding must not come between the two that are compared
  await vi.waitFor(async () => expect((await fetchPage()).headers.etag).toMatch(/-br11"$/), 10_000)
  const short = await fetchPage()
  // a condition that does not hold takes the long way
  const long = await ask(site, '/en', { headers: { 'accept-encoding': 'br', 'if-none-match': '"x"' } })
  const comparable = ({ headers }: Answer) => ({ ...headers, date: '', 'x-request-id': '' })
  expect(short.headers['x-cache']).toBe('HIT')
  expect(comparable(short)).toEqual(comparable(long))
  expect(short.body.equals(long.body)).toBe(true)
  expect(short.headers['x-request-id']).not.toBe(long.headers['x-request-id'])
})

test('a page that is kept is not sent to a foreign host, or to two', async () => {
  await ask(site, '/en')
  expect((await ask(site, '/en', { headers: { host: 'evil.example' } })).status).toBe(421)
  const two = 'GET /en HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n'
  expect(await talk(site, two)).not.toContain('evil.example')
})

test('a flood of unknown queries makes one page, and one of known ones stays within the memory', async () => {
  for (let at = 0; at < 200; at += 1) await ask(site, `/en?x${at}=${at}&utm=${'y'.repeat(at)}`)
  expect(site.app.seen.length).toBe(1)
  for (let at = 1; at <= 200; at += 1) await ask(site, `/cn/about/news?page=${at}`)
  expect((await ask(site, '/en')).headers['x-cache']).toBe('HIT')
})

test.each([
  'gzip;q=0.5, br;q=0.1, *;q=0',
  'br;q=0.0001, gzip;q=1.5',
  'BR',
  ' , ,gzip ,',
  'br, br;q=0',
  'identity;q=0',
  'zstd, compress',
  'br;level=11',
  `${'x,'.repeat(500)}br`,
])('Accept-Encoding %j: the page, whatever it is sent in', async (accepted) => {
  const plain = (await ask(site, '/en')).text
  const answer = await ask(site, '/en', { headers: { 'accept-encoding': accepted } })
  expect(answer.status).toBe(200)
  expect(textOf(answer)).toBe(plain)
})

test('a thousand different Accept-Encoding headers are answered rightly, and not remembered all', async () => {
  const plain = (await ask(site, '/en')).text
  for (let at = 0; at < 1000; at += 100) {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        ask(site, '/en', { headers: { 'accept-encoding': `gzip;q=0.${at + n}` } }),
      ),
    )
    expect(answers.every((answer) => textOf(answer) === plain)).toBe(true)
  }
})

test.each(['/%65n', '/en/', '/EN', '/en//', '/en;a=1', '/./en', '/cn/../en', '/en%3Fa=1', '/en%00'])(
  '%s is never answered with what is kept for another address',
  async (path) => {
    const kept = await ask(site, '/en')
    const answer = await ask(site, path)
    expect(answer.text).not.toBe(kept.text)
  },
)

test('a target in absolute form gets the page of its path, and names no other host', async () => {
  await ask(site, '/en')
  const lines = ['GET http://evil.example/cn HTTP/1.1', 'Host: localhost', 'Connection: close', '', '']
  const heard = await talk(site, lines.join('\r\n'))
  expect(heard).toContain('target /cn<')
  expect((await ask(site, '/en')).text).toContain('target /en<')
})

test('a page that fails in one language leaves the other alone', async () => {
  await ask(site, '/cn')
  site.app.answer('/en', () => htmlPage('<h1>broken</h1>', { status: 500 }))
  expect((await ask(site, '/en')).status).toBe(500)
  expect((await ask(site, '/cn')).text).toContain('<html lang="zh-CN">')
  site.app.answer('/en', undefined)
  expect((await ask(site, '/en')).text).toContain('<html lang="en">')
})

test('on one connection, pages of everybody and of one visitor follow each other unmixed', async () => {
  await ask(site, '/en')
  const request = (cookie: string, last = false) =>
    `GET /en HTTP/1.1\r\nHost: localhost\r\n${cookie}${last ? 'Connection: close\r\n' : ''}\r\n`
  const own = (name: string) => `Cookie: token=1; name=${name}\r\n`
  const heard = await talk(
    site,
    [request(''), request(own('Ann')), request(''), request(own('Bea')), request('', true)].join(''),
  )
  expect([...heard.matchAll(/visitor (\w+)/g)].map(([, name]) => name)).toEqual([
    'nobody',
    'Ann',
    'nobody',
    'Bea',
    'nobody',
  ])
})

test('HEAD of a kept page has no body, and the next answer on the connection is whole', async () => {
  await ask(site, '/en')
  const heard = await talk(
    site,
    'HEAD /en HTTP/1.1\r\nHost: localhost\r\n\r\nGET /en HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
  )
  expect(heard.match(/HTTP\/1\.1 200/g)?.length).toBe(2)
  expect(heard.match(/<!DOCTYPE html>/g)?.length).toBe(1)
})
