import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { countElements, readBody } from './read-page.ts'

/** What a first visit to a page costs, bytes. */
export type Weight = {
  /** HTML and the styles it waits for, brotli */
  firstFlight: number
  /** every script the document names, gzip */
  scripts: number
  elements: number
}

/** Weighs a page: everything encoded here in the same way, whatever its server would do. */
export async function weigh(url: string): Promise<Weight> {
  const html = await (await fetch(url)).text()
  const named = (pattern: RegExp, part = html) => [
    ...new Set([...part.matchAll(pattern)].map(([, path = '']) => path)),
  ]
  // first paint does not wait for one that is linked further down, as ours is at the fold
  const head = html.slice(0, html.indexOf('</head>'))
  const styles = named(/<link\b(?=[^>]*rel="stylesheet")[^>]*href="([^"]+)"/g, head)
  const scripts = [
    ...named(/<script\b[^>]*\ssrc="([^"]+)"/g),
    ...named(/<link\b(?=[^>]*rel="modulepreload")[^>]*href="([^"]+)"/g),
    // ours are fetched after the first paint, by a script that names them
    ...named(/"(\/assets\/[^"]+\.js)"/g),
  ]
  const bytesOf = async (path: string) => Buffer.from(await (await fetch(new URL(path, url))).arrayBuffer())
  const sum = async (paths: string[], encode: (body: Buffer) => Promise<Buffer>) => {
    const encoded = await Promise.all([...new Set(paths)].map(async (path) => encode(await bytesOf(path))))
    return encoded.reduce((total, { byteLength }) => total + byteLength, 0)
  }
  const document = await promisify(brotliCompress)(Buffer.from(html))
  return {
    firstFlight: document.byteLength + (await sum(styles, promisify(brotliCompress))),
    scripts: await sum(scripts, (body) => promisify(gzip)(body, { level: 9 })),
    elements: countElements(readBody(html)),
  }
}
