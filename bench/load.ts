import type { EventEmitter } from 'node:events'
import { createRequire } from 'node:module'

/** A request, and the answer that is right. */
export type Exchange = {
  path: string
  method?: string
  headers?: Record<string, string>
  body?: string
  /** 200 where none is named */
  status?: number
  /** of the header `x-cache`; any where none is named */
  cache?: RegExp
}

/** Connections that ask again as soon as they have their answer, and for how many seconds or requests. */
type Load = { connections: number; duration: number } | { connections: number; amount: number }

type Client = EventEmitter & { setRequests(requests: Exchange[]): void }
type Head = { statusCode: number; headers: string[] }

/**
 * Loads a server with autocannon.
 * @param next makes each request
 * @returns answers per second
 * @throws Error when a request failed or was answered otherwise than it should be, or one of a hundred by another state of the cache
 */
export async function measureLoad(url: string, next: () => Exchange, load: Load): Promise<number> {
  const autocannon = createRequire(import.meta.url)('autocannon')
  const wrong: string[] = []
  let otherCache = 0
  const setupClient = (client: Client) => {
    let exchange = next()
    client.setRequests([exchange])
    client.on('headers', ({ statusCode, headers }: Head) => {
      const { path, status = 200, cache } = exchange
      const gotCache = headers[headers.indexOf('x-cache') + 1]
      if (statusCode !== status) wrong.push(`${path}: ${statusCode}, expected ${status}`)
      else if (cache && !cache.test(gotCache ?? '')) otherCache += 1
    })
    client.on('response', () => {
      const following = next()
      // building a request takes the loader's time
      if (following !== exchange) client.setRequests([following])
      exchange = following
    })
  }
  const { requests, duration, errors } = await autocannon({ url, setupClient, timeout: 60, ...load })
  // new content has every page rendered once more: not in one of a hundred
  if (errors > 0 || wrong.length > 0 || otherCache > requests.total / 100 || requests.total === 0)
    throw new Error(`${url}: ${errors} errors, ${otherCache} otherwise cached, wrong: ${wrong}`)
  return requests.total / duration
}
