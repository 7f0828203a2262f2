import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { afterEach, expect, it } from 'vitest'
import { urls } from '../../tests/urls.ts'
import { byteBudgets } from './budgets.ts'
import { faceFlight, flightProblems, pageFlights } from './first-flights.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

const fine = { path: '/en', headers: byteBudgets.headers, body: byteBudgets.flight - byteBudgets.headers }
const face = { path: '/face.woff2', headers: 100, body: byteBudgets.flight - 100 }

it('lets pass what just fits', () => {
  expect(flightProblems([fine], face)).toEqual([])
})

it('names a page, headers and a face that do not fit', () => {
  const page = { ...fine, path: '/cn', body: fine.body + 1 }
  const headers = { ...fine, path: '/cn/about', headers: byteBudgets.headers + 1, body: 9_000 }
  expect(flightProblems([fine, page, headers], { ...face, headers: 101 })).toEqual([
    `/cn: ${byteBudgets.flight + 1} bytes of page with its headers; at most ${byteBudgets.flight} are allowed`,
    `/cn/about: ${headers.headers} bytes of headers; at most ${byteBudgets.headers} are allowed`,
    `/face.woff2: ${face.body + 101} bytes of face with its headers; at most ${byteBudgets.flight} are allowed`,
  ])
})

it('asks for every page, for those that others link to, and for wrong addresses', async () => {
  const site = await startSite((path) => links + path)
  const flights = await pageFlights(site)
  const paths = flights.map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining([...urls, '/cn/nowhere']))
  expect(paths).toEqual(expect.arrayContaining(['/en/about/joinus?id=7', '/cn/about/news-detail/7']))
  expect(new Set(flights.map(({ body }) => body)).size).toBeGreaterThan(1)
  expect(await faceFlight(site)).toMatchObject({ path: '/assets/a.woff2' })
})

it('weighs a kept page in its smallest encoding, any other as it came', async () => {
  const even = 'a page '.repeat(5_000)
  const plain = await pageFlights(await startSite(() => links + even, 'identity'))
  const bodyOf = (path: string) => plain.find((flight) => flight.path === path)?.body
  expect(bodyOf('/cn/trial')).toBeLessThan(1_000)
  expect(bodyOf('/cn/trial/trial')).toBe(Infinity)
  const odd = randomBytes(byteBudgets.flight).toString('base64')
  const [first] = await pageFlights(await startSite((path) => (path === '/' ? links + odd : links)))
  expect(first?.body).toBeGreaterThan(byteBudgets.flight)
})

it('says which page has lost its links', async () => {
  await expect(pageFlights(await startSite(() => 'no links'))).rejects.toThrow('/cn/about/news has no link')
})

const links = `<link rel="preload" href="/assets/a.woff2" as="font"><a href="/en/about/news-detail/7"></a>
  <a href="/en/about/joinus?id=7"></a><a href="/en/download/download?id=7"></a>`

async function startSite(pageAt: (path: string) => string, encoding = 'br'): Promise<string> {
  const server = createServer(({ url = '' }, response) => {
    const text = Buffer.from(pageAt(url))
    const body = encoding === 'br' ? brotliCompressSync(text) : text
    response.writeHead(200, { 'content-encoding': encoding, 'content-length': body.byteLength }).end(body)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  stops.push(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
