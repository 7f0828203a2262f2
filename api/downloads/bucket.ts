import { AwsV4Signer } from 'aws4fetch'
import { OperatorError } from '../operator-error.ts'

/** A bucket of a store that speaks S3, and what it takes to use it. */
export interface Bucket {
  /** Where the bucket's objects begin, with a slash at the end. */
  base: string
  /** Whether the bucket is in the host's name, else the first part of the path. */
  isInHost: boolean
  region: string
  keyId: string
  secret: string
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
  return { base, isInHost, region, keyId, secret }
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
