import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import Negotiator from 'negotiator'

/** A whole answer of the site; header names in lower case. */
export type Page = {
  status: number
  headers: readonly (readonly [name: string, value: string])[]
  body: Buffer
  encoded?: { br: Buffer; gzip: Buffer }
  etag?: string
}

const brotli = (body: Buffer, quality: number) =>
  promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

/** The page compressed in both encodings, and with an entity tag. */
export async function forCache(page: Page): Promise<Page> {
  const [br, gzipped] = await Promise.all([brotli(page.body, 10), promisify(gzip)(page.body)])
  const etag = `W/"${createHash('sha256').update(page.body).digest('base64url').slice(0, 22)}"`
  return { ...page, encoded: { br, gzip: gzipped }, etag }
}

/** The bytes for a client, and their encoding. @param accepted `Accept-Encoding` */
export async function encodedBody({ body, encoded, headers }: Page, accepted: string | undefined) {
  const type = headers.find(([name]) => name === 'content-type')?.[1] ?? ''
  const isCompressible = body.byteLength > 500 && /^text\/|json|xml/.test(type)
  const encoding = isCompressible ? preferredEncoding(accepted) : 'identity'
  if (encoding === 'identity') return { encoding, body }
  if (encoded) return { encoding, body: encoded[encoding] }
  return { encoding, body: await (encoding === 'br' ? brotli(body, 5) : promisify(gzip)(body)) }
}

/** What a client likes best of what there is, `identity` where it takes neither. */
export function preferredEncoding(accepted: string | undefined): 'br' | 'gzip' | 'identity' {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } })
  // @ts-expect-error the types do not know the second parameter
  const [best = 'identity'] = negotiator.encodings(['br', 'gzip'], { preferred: ['br'] })
  return best as 'br' | 'gzip' | 'identity'
}

/** Memory a page takes, bytes. */
export function sizeOf({ body, encoded }: Page): number {
  return body.byteLength + (encoded ? encoded.br.byteLength + encoded.gzip.byteLength : 0) + 2048
}
