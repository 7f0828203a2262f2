import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export const OBJECT_STORE_KEYS = ['test-id', 'test secret/+='] as const

export interface ObjectStore {
  url: string
  /** What is stored, by bucket and key. */
  objects: Map<string, Buffer>
  /** Requests that were refused, and why. */
  refused: string[]
  /** When what is stored from now on was stored. */
  storedAt: Date
  /** What goes wrong with the next objects it is sent, one each. */
  faults: ('slow-down' | 'half' | 'other bytes' | 'nothing')[]
  close: () => Promise<void>
}

/**
 * As much of an S3 store as files need, on a free port: it takes what carries a signature it arrives at itself, by the
 * steps of the service's documentation, and refuses everything else.
 */
export async function startObjectStore(): Promise<ObjectStore> {
  const store: ObjectStore = {
    url: '',
    objects: new Map(),
    refused: [],
    storedAt: new Date(),
    faults: [],
    close,
  }
  const times = new Map<string, Date>()
  const server = createServer((request, response) => {
    void answer(request, response).catch((error) => response.writeHead(500).end(String(error)))
  })
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://store')
    const key = decodeURIComponent(url.pathname.slice(1))
    const parts: Buffer[] = []
    for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
    const body = Buffer.concat(parts)
    const fault = faultOf(request, url)
    if (fault) {
      store.refused.push(fault)
      response.writeHead(403).end(`<Error><Code>${fault}</Code></Error>`)
    } else if (url.searchParams.has('list-type')) response.end(list(url, key))
    else if (request.method === 'PUT') {
      const trouble = store.faults.shift()
      if (trouble === 'slow-down')
        return void response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>')
      const kept = trouble === 'half' ? body.subarray(0, body.length / 2) : body
      if (trouble !== 'nothing')
        store.objects.set(key, trouble === 'other bytes' ? Buffer.from(body).fill(0) : kept)
      times.set(key, store.storedAt)
      response.end()
    } else if (request.method === 'DELETE') response.writeHead(store.objects.delete(key) ? 204 : 404).end()
    else send(response, url, request, store.objects.get(key))
  }
  /** One object at a time, so that whoever lists has to go on. */
  function list({ searchParams }: URL, bucket: string): string {
    const prefix = bucket + (searchParams.get('prefix') ?? '')
    const keys = [...store.objects.keys()].filter((key) => key.startsWith(prefix)).sort()
    const rest = keys.filter((key) => key > (searchParams.get('continuation-token') ?? ''))
    const next = rest.length > 1 ? `<NextContinuationToken>${rest[0]}</NextContinuationToken>` : ''
    const entries = rest.slice(0, 1).map((key) => {
      const time = times.get(key)?.toISOString()
      return `<Contents><Key>${key.slice(bucket.length)}</Key><LastModified>${time}</LastModified></Contents>`
    })
    return `<?xml version="1.0"?><ListBucketResult>${entries.join('')}${next}</ListBucketResult>`
  }
  function close(): Promise<void> {
    return new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  store.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return store
}

function send(
  response: ServerResponse,
  url: URL,
  { method, headers }: IncomingMessage,
  object?: Buffer,
): void {
  if (!object) return void response.writeHead(404).end()
  const [, from] = /^bytes=(\d+)-$/.exec(headers.range ?? '') ?? []
  const part = from ? object.subarray(Number(from)) : object
  response.writeHead(from ? 206 : 200, {
    'content-length': part.length,
    'content-disposition': url.searchParams.get('response-content-disposition') ?? 'inline',
  })
  response.end(method === 'HEAD' ? undefined : part)
}

/** Why a request is refused; undefined when its signature is right and its time is not over. */
function faultOf(
  { method, headers }: IncomingMessage,
  { pathname, search, searchParams }: URL,
): string | undefined {
  const given = searchParams.get('X-Amz-Signature') ?? ''
  const date = searchParams.get('X-Amz-Date') ?? ''
  const [id, day = '', region = '', service = ''] = (searchParams.get('X-Amz-Credential') ?? '').split('/')
  const pairs = search.slice(1).split('&')
  const query = pairs.filter((pair) => !pair.startsWith('X-Amz-Signature=')).sort()
  const canonical = [method, pathname, query.join('&'), `host:${headers.host}\n`, 'host', 'UNSIGNED-PAYLOAD']
  const digest = createHash('sha256').update(canonical.join('\n')).digest('hex')
  const steps = [day, region, service, 'aws4_request']
  const [keyId, secret] = OBJECT_STORE_KEYS
  let key: Buffer | string = `AWS4${secret}`
  for (const step of steps) key = createHmac('sha256', key).update(step).digest()
  const text = `AWS4-HMAC-SHA256\n${date}\n${steps.join('/')}\n${digest}`
  const expected = createHmac('sha256', key).update(text).digest('hex')
  if (id !== keyId) return 'InvalidAccessKeyId'
  if (given.length !== 64 || !timingSafeEqual(Buffer.from(given), Buffer.from(expected)))
    return 'SignatureDoesNotMatch'
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(date) ?? []
  const [year = 0, month = 1, ...rest] = parts.map(Number)
  const end = Date.UTC(year, month - 1, ...rest) + Number(searchParams.get('X-Amz-Expires')) * 1000
  return end < Date.now() ? 'ExpiredToken' : undefined
}
