import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { AwsV4Signer } from 'aws4fetch'
import { OperatorError } from '../base/operator-error.ts'

/** A bucket of a store that speaks S3, and what it takes to use it. */
export interface Bucket {
  /** Where the bucket's objects begin, with a slash at the end. */
  base: string
  /** Whether the bucket is in the host's name, else the first part of the path. */
  isInHost: boolean
  region: string
  keyId: string
  secret: string
  /** Folder of this machine for what is on its way there. */
  staging: string
}

/**
 * Reads `s3://BUCKET/PREFIX?endpoint=https://...&region=...&style=host`. All but the bucket can be left out: the endpoint is
 * then Amazon's. With `style=host` the bucket is part of the host's name, which some stores ask for, else of the path.
 * @throws OperatorError that says what is wrong
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
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  /** Below the bucket's base; empty for the bucket itself. */
  key: string
  /** Seconds. */
  expires: number
  query?: Record<string, string>
  /** Milliseconds since the epoch. */
  now: number
}

/**
 * An address that lets its holder do one thing with one object for a while: AWS Signature Version 4 in the query,
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html
 */
export async function presign(
  { base, region, keyId, secret }: Bucket,
  { method, key, expires, query, now }: Presigned,
): Promise<string> {
  const url = new URL(key, base)
  const parameters = { ...query, 'X-Amz-Expires': String(expires) }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  const signer = new AwsV4Signer({
    ...{ method, url: url.href, service: 's3', region, accessKeyId: keyId, secretAccessKey: secret },
    datetime: new Date(now).toISOString().replace(/[-:]|\.\d+/g, ''),
    signQuery: true,
  })
  // the query as it was signed: `signer.url` has a plus sign for a space, which not every store reads
  return `${url.origin}${url.pathname}?${signer.encodedSearch}&X-Amz-Signature=${await signer.signature()}`
}

/** For the program's own requests, in seconds. */
const OWN_REQUEST = 300
/** How long a store may take no bytes of a file, or not answer, in milliseconds. */
const IDLE_MS = 300_000
/** The store's answer to a question without bytes, in milliseconds. */
const TIMEOUT_MS = 5_000

/**
 * Uploads a file from this machine's disk, as fast as the store takes it: the whole file is never in memory, as it is where
 * `fetch` gets a Blob. The store has it whole or not at all.
 */
export async function putObject(bucket: Bucket, key: string, path: string): Promise<void> {
  const url = new URL(await address(bucket, 'PUT', key))
  const { request } = await import(url.protocol === 'https:' ? 'node:https' : 'node:http')
  const { size } = await stat(path)
  const sending: ClientRequest = request(url, { method: 'PUT', headers: { 'content-length': size } })
  sending.setTimeout(IDLE_MS, () => sending.destroy(new OperatorError('The file store does not answer.')))
  const answered = once(sending, 'response')
  const sent = pipeline(createReadStream(path, { highWaterMark: 1 << 20 }), sending)
  // a refusal may come before everything is sent
  sent.catch(() => {})
  const [response] = await Promise.race([answered, sent.then(() => answered)])
  await expectOk(await answerOf(response), `store ${key}`)
}

async function answerOf(response: IncomingMessage): Promise<Response> {
  return new Response((await text(response)) || null, { status: response.statusCode ?? 500 })
}

/** The size of an object in bytes, undefined where there is none. */
export async function objectSize(bucket: Bucket, key: string): Promise<number | undefined> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const answer = await fetch(await address(bucket, 'HEAD', key), { method: 'HEAD', signal })
  if (answer.status === 404) return undefined
  await expectOk(answer, `find ${key}`)
  return Number(answer.headers.get('content-length'))
}

export async function readObject(bucket: Bucket, key: string): Promise<ReadableStream<Uint8Array>> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const answer = await expectOk(await fetch(await address(bucket, 'GET', key), { signal }), `read ${key}`)
  return answer.body ?? new Blob([]).stream()
}

/** Removes an object; that there is none is fine. */
export async function removeObject(bucket: Bucket, key: string): Promise<void> {
  const answer = await fetch(await address(bucket, 'DELETE', key), { method: 'DELETE' })
  if (answer.status !== 404) await expectOk(answer, `remove ${key}`)
}

/** What a visitor gets an object by, under a name, for some seconds. */
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

/** All objects below the bucket's base, with when they were stored, in milliseconds since the epoch. */
export async function* listObjects(bucket: Bucket): AsyncGenerator<{ key: string; storedAt: number }> {
  const { origin, pathname } = new URL(bucket.base)
  const bucketPath = bucket.isInHost ? /^(\/)(.*)$/ : /^(\/[^/]+\/)(.*)$/
  const [, root = '', prefix = ''] = bucketPath.exec(pathname) ?? []
  for (let token = ''; ; ) {
    const query = { 'list-type': '2', prefix, ...(token ? { 'continuation-token': token } : {}) }
    const whole = { ...bucket, base: origin + root }
    const url = await presign(whole, { method: 'GET', key: '', expires: OWN_REQUEST, query, now: Date.now() })
    const answer = await expectOk(await fetch(url), 'list the files')
    const xml = await answer.text()
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

function address(bucket: Bucket, method: 'GET' | 'HEAD' | 'PUT' | 'DELETE', key: string): Promise<string> {
  return presign(bucket, { method, key, expires: OWN_REQUEST, now: Date.now() })
}

/** @throws OperatorError with the store's own word for it */
async function expectOk(answer: Response, what: string): Promise<Response> {
  if (answer.ok) return answer
  const reason = textOf(await answer.text(), 'Code')
  throw new OperatorError(`The file store did not ${what}: ${answer.status} ${reason}.`)
}

/**
 * A Content-Disposition that saves a file under a name (RFC 6266): plain for old programs, and in UTF-8 with percent
 * signs (RFC 8187) for all others.
 */
export function attachment(fileName: string): string {
  const plain = fileName.normalize('NFKD').replace(/[^\x20-\x7e]|["\\%/]/g, '_')
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
