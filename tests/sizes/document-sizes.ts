import { get } from 'node:http'
import { buffer, text } from 'node:stream/consumers'
import { urls } from '../urls.ts'
import type { Size } from './check-sizes.ts'

/** Pages whose addresses are found on others: an article, a position, a package. */
const linked = [
  ['/about/news', /\/about\/news-detail\/[\w-]+/],
  ['/about/joinus', /\/about\/joinus\?id=[\w-]+/],
  ['/download/search', /\/download\/download\?id=[\w-]+/],
] as const

const missing = ['/cn/nowhere', '/en/about/nowhere', '/nowhere']

/**
 * The bytes of every page in both languages as a site sends it: linked ones and missing ones too. Each is asked for
 * twice, because the page cache keeps a smaller encoding than the one it answers first with.
 * @throws Error when a page that links to others does not, or when there is no answer
 */
export async function documentSizes(siteUrl: string): Promise<Size[]> {
  const pages = [...urls, ...missing]
  for (const lang of ['/cn', '/en'])
    for (const [path, pattern] of linked) pages.push(lang + (await linkIn(siteUrl + lang + path, pattern)))
  for (const path of pages) await bytesOf(siteUrl + path)
  const sizes: Size[] = []
  for (const path of pages) sizes.push({ name: path, bytes: await bytesOf(siteUrl + path) })
  return sizes
}

async function linkIn(url: string, pattern: RegExp): Promise<string> {
  const [link] = pattern.exec(await text(await ask(url, 'identity'))) ?? []
  if (!link) throw new Error(`${url} has no link like ${pattern}`)
  return link
}

/** Of head and body on the wire; infinite where the body is not encoded. */
async function bytesOf(url: string): Promise<number> {
  const response = await ask(url, 'br')
  const body = await buffer(response)
  if (response.headers['content-encoding'] !== 'br') return Infinity
  const { rawHeaders, statusCode, statusMessage } = response
  const first = `HTTP/1.1 ${statusCode} ${statusMessage}\r\n\r\n`
  return first.length + rawHeaders.reduce((sum, part) => sum + part.length + 2, 0) + body.byteLength
}

async function ask(url: string, encoding: string): Promise<import('node:http').IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, resolve).on('error', reject)
  })
}
