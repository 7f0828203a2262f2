import type { EventEmitter } from 'node:events'
import { createRequire } from 'node:module'

export type Exchange = {
  path: string
  method?: string
  headers?: Record<string, string>
  body?: string
  /** default: 200 */
  status?: number
  /** expected `x-cache`; any where unset */
  cache?: RegExp
}

/** Concurrent connections, for a number of seconds or requests. */
type Load = { connections: number; duration: number } | { connections: number; amount: number }

type Client = EventEmitter & { setRequests(requests: Exchange[]): void }
type Head = { statusCode: number; headers: string[] }

/**
 * @param next makes each request
 * @returns how many answers came
 * @throws Error when a request failed or had another answer, or over 1 % another cache state
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
      // building a request costs the load generator time
      if (following !== exchange) client.setRequests([following])
      exchange = following
    })
  }
  const { requests, errors } = await autocannon({ url, setupClient, timeout: 60, ...load })
  // new content re-renders pages, but never 1 % of them
  if (errors > 0 || wrong.length > 0 || otherCache > requests.total / 100 || requests.total === 0)
    throw new Error(`${url}: ${errors} errors, ${otherCache} otherwise cached, wrong: ${wrong}`)
  return requests.total
}
