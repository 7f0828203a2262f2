import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import Negotiator from 'negotiator'

/** A whole answer of the site; header names in lower case. */
export type Page = {
  status: number
  headers: readonly (readonly [name: string, value: string])[]
  body: Buffer
  /** of a page that is kept: its compressed bodies, each made when first asked for */
  encoded?: Partial<Record<Compression, Buffer | Promise<Buffer>>>
  etag?: string
}

type Compression = 'br' | 'gzip'

/** The page with an entity tag and a place for its compressed bodies. */
export function forCache(page: Page): Page {
  const etag = `W/"${createHash('sha256').update(page.body).digest('base64url').slice(0, 22)}"`
  return { ...page, encoded: {}, etag }
}

/** The bytes for a client, and their encoding. @param accepted `Accept-Encoding` */
export async function encodedBody({ body, encoded, headers }: Page, accepted: string | undefined) {
  const type = headers.find(([name]) => name === 'content-type')?.[1] ?? ''
  const isCompressible = body.byteLength > 500 && /^text\/|json|xml/.test(type)
  const encoding = isCompressible ? preferredEncoding(accepted) : 'identity'
  if (encoding === 'identity') return { encoding, body }
  if (!encoded) return { encoding, body: await compress(body, encoding, 5) }
  encoded[encoding] ??= compress(body, encoding, 10).then((bytes) => (encoded[encoding] = bytes))
  return { encoding, body: await encoded[encoding] }
}

function compress(body: Buffer, encoding: Compression, quality: number): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(body)
  return promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
}

/** What a client likes best of what there is, `identity` where it takes neither. */
export function preferredEncoding(accepted: string | undefined): Compression | 'identity' {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } })
  // @ts-expect-error the types do not know the second parameter
  const [best = 'identity'] = negotiator.encodings(['br', 'gzip'], { preferred: ['br'] })
  return best as Compression | 'identity'
}
