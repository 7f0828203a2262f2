import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { afterEach, expect, it } from 'vitest'
import { urls } from '../urls.ts'
import { documentSizes } from './document-sizes.ts'

const links = `<a href="/en/about/news-detail/7"></a><a href="/en/about/joinus?id=7"></a>
  <a href="/en/download/download?id=7"></a>`

let close = () => {}
afterEach(() => close())

it('asks for every page, for those that others link to, and for missing ones', async () => {
  const sizes = await documentSizes(await startSite('br'))
  const names = sizes.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining([...urls, '/cn/nowhere', '/en/about/joinus?id=7']))
  const body = brotliCompressSync(links).byteLength
  for (const { bytes } of sizes) expect(bytes).toBeGreaterThan(body + 50)
  for (const { bytes } of sizes) expect(bytes).toBeLessThan(body + 500)
})

it('takes no page that is not encoded', async () => {
  const sizes = await documentSizes(await startSite('identity'))
  expect(new Set(sizes.map(({ bytes }) => bytes))).toEqual(new Set([Infinity]))
})

async function startSite(encoding: string): Promise<string> {
  const server = createServer((request, response) => {
    const isEncoded = encoding === 'br' && request.headers['accept-encoding'] === 'br'
    response.writeHead(200, isEncoded ? { 'content-encoding': 'br' } : {})
    response.end(isEncoded ? brotliCompressSync(links) : links)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  close = () => void server.close()
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
