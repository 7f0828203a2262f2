import { openAsBlob } from 'node:fs'
import { OperatorError } from '../operator-error.ts'
import { attachment } from './attachment.ts'
import { type Bucket, presign } from './bucket.ts'

/** For the program's own requests, in seconds. */
const OWN_REQUEST = 300
/** The store's answer to a question without bytes, in milliseconds. */
const PATIENCE_MS = 5_000

/** Uploads a file from this machine's disk. The store has it whole or not at all. */
export async function putObject(bucket: Bucket, key: string, path: string): Promise<void> {
  const body = await openAsBlob(path)
  await expectOk(await fetch(await address(bucket, 'PUT', key), { method: 'PUT', body }), `store ${key}`)
}

/** The size of an object in bytes, undefined where there is none. */
export async function objectSize(bucket: Bucket, key: string): Promise<number | undefined> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const answer = await fetch(await address(bucket, 'HEAD', key), { method: 'HEAD', signal })
  if (answer.status === 404) return undefined
  await expectOk(answer, `find ${key}`)
  return Number(answer.headers.get('content-length'))
}

/** The bytes of an object. */
export async function readObject(bucket: Bucket, key: string): Promise<ReadableStream<Uint8Array>> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
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
