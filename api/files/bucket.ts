import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { addAbortSignal, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { ExponentialBackoff, handleWhen, retry } from 'cockatiel'
import { fetchAnswer, fetchWhole, readBytes, withDeadline } from '#contract/http/outbound.ts'
import { errorCode, OperatorError } from '../base/operator-error.ts'

/** An S3-compatible bucket with its credentials. */
export interface Bucket {
  /** Base URL of the objects, with a trailing slash. */
  base: string
  /** Virtual-hosted style (bucket in the host name) or path style. */
  isInHost: boolean
  region: string
  keyId: string
  secret: string
  /** Local folder for uploads in progress. */
  staging: string
  /** Is told what became of each request: empty, or why the store did not do it. */
  onResult?: (fault: string) => void
}

/**
 * `s3://BUCKET/PREFIX?endpoint=https://...&region=...&style=host`; Amazon's endpoint and path style by default.
 * @throws OperatorError naming the fault
 */
export function readBucket(
  value: string | undefined,
  keyId: string | undefined,
  secret: string | undefined,
  staging: string,
): Bucket | undefined {
  if (!value) return undefined
  const url = URL.parse(value)
  const region = url?.searchParams.get('region') || 'us-east-1'
  const endpoint = URL.parse(url?.searchParams.get('endpoint') || `https://s3.${region}.amazonaws.com`)
  if (url?.protocol !== 's3:' || !url.host || !endpoint || !/^https?:$/.test(endpoint.protocol))
    throw new OperatorError(
      `FILES_STORE is "${value}". Write s3://bucket?endpoint=https://store.firm.example, or unset it to keep files in a folder.`,
    )
  if (!keyId || !secret)
    throw new OperatorError('FILES_STORE also needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.')
  const isInHost = url.searchParams.get('style') === 'host'
  if (isInHost) endpoint.hostname = `${url.host}.${endpoint.hostname}`
  const parts = [isInHost ? '' : url.host, url.pathname].join('/').split('/').filter(Boolean)
  const base = `${endpoint.origin}/${parts.map((part) => `${part}/`).join('')}`
  return { base, isInHost, region, keyId, secret, staging }
}

interface Presigned {
  method: Method
  key: string
  expires: number
  query?: Record<string, string>
  now: number
}

/** AWS Signature Version 4, https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html */
export async function presign(
  { base, region, keyId, secret }: Bucket,
  { method, key, expires, query, now }: Presigned,
): Promise<string> {
  const url = new URL(key, base)
  const parameters = { ...query, 'X-Amz-Expires': String(expires) }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  const signer = new AwsV4Signer({
    method,
    url: url.href,
    service: 's3',
    region,
    accessKeyId: keyId,
    secretAccessKey: secret,
    datetime: new Date(now).toISOString().replace(/[-:]|\.\d+/g, ''),
    signQuery: true,
  })
  // `signer.url` encodes a space as plus, which some stores reject
  return `${url.origin}${url.pathname}?${signer.encodedSearch}&X-Amz-Signature=${await signer.signature()}`
}

/** Validity of the program's own requests, seconds. */
const OWN_REQUEST = 300
/** Idle timeout of transfers, ms. */
const IDLE_MS = 300_000
/** Wait for `100 Continue` or a refusal before sending the body, ms. */
const CONTINUE_MS = 1_000
/** Timeout of other requests, ms. */
const TIMEOUT_MS = 5_000

type Method = 'GET' | 'HEAD' | 'PUT' | 'DELETE'

/** Retries 503 SlowDown; all of these requests are idempotent. */
const again = retry(handleWhen(isFleeting), {
  maxAttempts: 3,
  backoff: new ExponentialBackoff({ initialDelay: 100, maxDelay: 2_000 }),
})

async function repeat<T>({ onResult }: Bucket, work: () => Promise<T>): Promise<T> {
  try {
    const result = await again.execute(work)
    onResult?.('')
    return result
  } catch (error) {
    const fault = faultOf(error)
    if (fault) onResult?.(fault)
    throw error
  }
}

/** @returns undefined where it says nothing of the store: a file that is missing, or this machine's disk */
function faultOf(error: unknown): string | undefined {
  if (error instanceof StoreError) return error.isMissing ? undefined : error.message.replace(/\.$/, '')
  const { name = 'Error', cause } = error instanceof Error ? error : {}
  const isOfStore = isFleeting(error) || name === 'TimeoutError' || error instanceof RangeError
  return isOfStore ? errorCode(error) || errorCode(cause) || name : undefined
}

/** Verifies by reading back: some stores truncate silently. @param sha256 of the file, its key */
export async function putObject(bucket: Bucket, sha256: string, path: string): Promise<void> {
  const { size } = await stat(path)
  await repeat(bucket, async () => {
    await expectOk(await send(await address(bucket, 'PUT', sha256), path, size), 'store a file')
    const kept = await checksumOf(bucket, sha256, size).catch(nothingKept)
    if (kept !== sha256) throw new StoreError('The file store keeps other bytes than it was sent.', 500)
  })
}

function nothingKept(error: unknown): undefined {
  if (!(error instanceof StoreError && error.isMissing)) throw error
}

async function send(url: string, path: string, size: number): Promise<Response> {
  const { request } = await import(url.startsWith('https:') ? 'node:https' : 'node:http')
  const headers = { 'content-length': size, expect: '100-continue' }
  const sending: ClientRequest = request(url, { method: 'PUT', headers })
  sending.setTimeout(IDLE_MS, () => sending.destroy(new StoreError('The file store does not answer.', 408)))
  const answered = once(sending, 'response')
  const asked = Promise.race([once(sending, 'continue'), wait(CONTINUE_MS, undefined, { ref: false })])
  const refused = await Promise.race([answered, asked.then(() => undefined)])
  // its failure also fails the request
  if (!refused) pipeline(createReadStream(path, { highWaterMark: 1 << 20 }), sending).catch(() => {})
  const [response] = (refused ?? (await answered)) as [IncomingMessage]
  return withDeadline(TIMEOUT_MS, async (signal) => {
    const body = Readable.toWeb(addAbortSignal(signal, response)) as Response['body']
    const bytes = await readBytes({ body })
    return new Response(bytes, { status: response.statusCode })
  }).finally(() => sending.destroy())
}

/** SHA-256 of a stored object of at most `size` bytes. */
async function checksumOf(bucket: Bucket, key: string, size: number): Promise<string> {
  const idle = new AbortController()
  const timer = setTimeout(() => idle.abort(new StoreError('The file store does not answer.', 408)), IDLE_MS)
  try {
    const { signal } = idle
    const url = await address(bucket, 'GET', key)
    const answer = await expectOk(await fetchAnswer(url, { signal }), 'read a file')
    const hash = createHash('sha256')
    let read = 0
    for await (const part of answer.body ?? []) {
      timer.refresh()
      read += part.byteLength
      if (read > size) break
      hash.update(part)
    }
    return hash.digest('hex')
  } finally {
    clearTimeout(timer)
  }
}

/** Size in bytes; undefined where there is none. */
export async function objectSize(bucket: Bucket, key: string): Promise<number | undefined> {
  const answer = await ask(bucket, () => address(bucket, 'HEAD', key), 'find a file', {
    method: 'HEAD',
    mayBeMissing: true,
  })
  return answer.status === 404 ? undefined : Number(answer.headers.get('content-length'))
}

/** @param size expected, from the record */
export async function readObject(bucket: Bucket, key: string, size: number) {
  const answer = await ask(bucket, () => address(bucket, 'GET', key), 'read a file', { mostBytes: size })
  return new Uint8Array(await answer.arrayBuffer())
}

/** Idempotent. */
export async function removeObject(bucket: Bucket, key: string): Promise<void> {
  const init = { method: 'DELETE', mayBeMissing: true }
  await ask(bucket, () => address(bucket, 'DELETE', key), 'remove a file', init)
}

/** Presigned download URL with a file name, valid for some seconds. */
export function objectAddress(
  bucket: Bucket,
  key: string,
  { name, seconds }: { name: string; seconds: number },
): Promise<string> {
  const query = {
    'response-content-disposition': attachment(name),
    'response-content-type': 'application/octet-stream',
    'response-cache-control': 'private, no-store',
  }
  return presign(bucket, { method: 'GET', key, expires: seconds, query, now: Date.now() })
}

/** 1000 objects, S3's page size, with the longest keys. */
const MOST_LIST_BYTES = 4_000_000

/** Lists all objects with their upload time, ms since the epoch. */
export async function* listObjects(bucket: Bucket): AsyncGenerator<{ key: string; storedAt: number }> {
  const { origin, pathname } = new URL(bucket.base)
  const bucketPath = bucket.isInHost ? /^(\/)(.*)$/ : /^(\/[^/]+\/)(.*)$/
  const [, root = '', prefix = ''] = bucketPath.exec(pathname) ?? []
  for (let token = ''; ; ) {
    const query = { 'list-type': '2', prefix, ...(token ? { 'continuation-token': token } : {}) }
    const whole = { ...bucket, base: origin + root }
    const url = () => presign(whole, { method: 'GET', key: '', expires: OWN_REQUEST, query, now: Date.now() })
    const xml = await (await ask(bucket, url, 'list the files', { mostBytes: MOST_LIST_BYTES })).text()
    for (const [, entry = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs))
      yield {
        key: textOf(entry, 'Key').slice(prefix.length),
        storedAt: Date.parse(textOf(entry, 'LastModified')),
      }
    token = textOf(xml, 'NextContinuationToken')
    if (!token) return
  }
}

function textOf(xml: string, name: string): string {
  return new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? ''
}

function address(bucket: Bucket, method: Method, key: string): Promise<string> {
  return presign(bucket, { method, key, expires: OWN_REQUEST, now: Date.now() })
}

/** @throws StoreError on an error status */
function ask(
  bucket: Bucket,
  url: () => Promise<string>,
  what: string,
  { mayBeMissing = false, ...init }: RequestInit & { mostBytes?: number; mayBeMissing?: boolean } = {},
): Promise<Response> {
  return repeat(bucket, async () => {
    const answer = await fetchWhole(await url(), { ...init, timeout: TIMEOUT_MS })
    return mayBeMissing && answer.status === 404 ? answer : expectOk(answer, what)
  })
}

/** @throws StoreError with the store's error code */
async function expectOk(answer: Response, what: string): Promise<Response> {
  if (answer.ok) return answer
  const reason = textOf(new TextDecoder().decode(await readBytes(answer)), 'Code')
  const said = [answer.status, reason].filter(Boolean).join(' ')
  throw new StoreError(`The file store did not ${what}: ${said}.`, answer.status, reason)
}

class StoreError extends OperatorError {
  readonly status: number
  /** An object is missing, not the bucket. */
  readonly isMissing: boolean
  constructor(message: string, status: number, reason = '') {
    super(message)
    this.status = status
    this.isMissing = status === 404 && reason !== 'NoSuchBucket'
  }
}

/** Worth a retry: a busy store, a dropped connection, or an acknowledged object that is missing. */
function isFleeting(error: unknown): boolean {
  if (error instanceof StoreError) return [404, 429].includes(error.status) || error.status >= 500
  return error instanceof TypeError || /^E(CONN|PIPE|TIMEDOUT|AI_AGAIN)/.test(errorCode(error))
}

/** Content-Disposition (RFC 6266) with an ASCII name and a UTF-8 one (RFC 8187). */
export function attachment(fileName: string): string {
  const plain = fileName.normalize('NFKD').replace(/[^\x20-\x7e]|["\\%/]/g, '_')
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
