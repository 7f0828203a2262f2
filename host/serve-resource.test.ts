import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { openExchange } from './exchange.ts'
import { addVariant, createResource } from './resource.ts'
import { type Answer, ask } from './rig/ask.ts'
import { serveResource } from './serve-resource.ts'

test.each(['identity', 'br'])(
  'a HEAD in %s has the headers of a GET, and no bytes are looked at',
  async (encoding) => {
    const looked: string[] = []
    const text = Buffer.from('a page '.repeat(400))
    const resource = createResource(text, 'text/html', [])
    addVariant(resource, 'br', brotliCompressSync(text))
    for (const [name, { body, headers }] of Object.entries(resource.variants)) {
      const watched = {
        headers,
        get body() {
          looked.push(name)
          return body
        },
      }
      resource.variants[name as 'identity' | 'br'] = watched
    }
    const server = createServer((request, response) =>
      serveResource(
        openExchange(
          request,
          response,
          { draining: false },
          { write: () => {}, flush: () => {} },
          () => false,
        ),
        resource,
      ),
    )
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const site = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
    const headers = { 'accept-encoding': encoding }

    const head = await ask(site, '/', { method: 'HEAD', headers })
    expect(looked).toEqual([])
    const get = await ask(site, '/', { headers })
    expect(looked).toEqual([encoding])
    const named = (answer: Answer) =>
      ['content-length', 'etag', 'content-encoding'].map((name) => answer.headers[name])
    expect(named(head)).toEqual(named(get))
  },
)
