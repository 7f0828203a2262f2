import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { ownBytes } from '#src/site/own-memory.ts'
import type { Encoding } from './accept-encoding.ts'
import { createAskedAgain } from './asked-again.ts'

/** Something held in memory, ready to be sent in each encoding it exists in. */
export type Resource = {
  /** what all encodings share; each one's ETag adds its own suffix */
  tag: string
  /** flat header list of a 304 */
  headers: readonly string[]
  /** how many bytes it has unencoded */
  length: number
  variants: { identity: Variant } & { [E in Encoding]?: Variant }
  /** the unencoded bytes are unpacked when they are asked for */
  isPacked?: boolean
}

/** One encoding: its bytes and the flat header list of a 200. */
export type Variant = {
  body: Buffer
  headers: readonly string[]
  /** the list as it is sent with a kept page; the request's id in it is overwritten each time */
  hit?: string[]
}

/**
 * @param body the unencoded bytes
 * @param headers what every answer for it carries, without type, length, encoding and tag
 */
export function createResource(body: Buffer, contentType: string, headers: readonly string[]): Resource {
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const all = [...headers, 'content-type', contentType]
  const identity = variant(body, all, 'identity', `"${tag}"`)
  return { tag, headers, length: body.byteLength, variants: { identity } }
}

/**
 * Adds or replaces an encoding, unless it would not save anything.
 * @param suffix of its tag, where the same encoding was sent with other bytes before
 */
export function addVariant(
  resource: Resource,
  encoding: 'br' | 'gzip',
  body: Buffer,
  suffix: string = encoding,
): void {
  const { identity } = resource.variants
  if (body.byteLength >= resource.length) return
  const contentType = identity.headers[identity.headers.indexOf('content-type') + 1] ?? ''
  const all = [...resource.headers, 'content-type', contentType]
  resource.variants[encoding] = variant(body, all, encoding, `"${resource.tag}-${suffix}"`)
}

/**
 * Keeps the unencoded bytes, four fifths of all, only as what they were encoded to. Hardly anybody asks for them; of
 * those that are asked for again, the latest stay unpacked.
 */
export function pack(resource: Resource): void {
  const { gzip, identity } = resource.variants
  if (!gzip) return
  const packed: Variant = {
    headers: identity.headers,
    get body() {
      const known = unpacked.get(packed)
      if (known) return known
      const body = unpack(gzip.body)
      if (isAskedAgain(packed)) unpacked.set(packed, body)
      return body
    },
  }
  resource.variants.identity = packed
  resource.isPacked = true
}

// in one piece: by pieces of 16 kB, which is what node does, all bytes are copied once more
function unpack(packed: Buffer): Buffer {
  // gzip ends with how long it was before (RFC 1952, 2.3.1); with room to spare the decoder sees that it is done
  const length = packed.readUInt32LE(packed.byteLength - 4)
  return gunzipSync(packed, { chunkSize: length + 64 })
}

const mostUnpacked = 16
const unpacked = new LRUCache<Variant, Buffer>({ max: mostUnpacked })
const isAskedAgain = createAskedAgain(mostUnpacked)

/** Memory a resource takes, bytes. */
export function sizeOf({ isPacked, variants }: Resource): number {
  const { identity: _, ...encoded } = variants
  const kept = isPacked ? Object.values(encoded) : Object.values(variants)
  return kept.reduce((sum, { body }) => sum + body.byteLength + 1024, 0)
}

/** The tag of the unencoded bytes. A strong tag names exact bytes, so each encoding has its own. */
export function plainTag({ tag }: Resource): string {
  return `"${tag}"`
}

function variant(body: Buffer, headers: readonly string[], encoding: Encoding, tag: string): Variant {
  const own = ['content-length', String(body.byteLength), 'etag', tag]
  if (encoding !== 'identity') own.push('content-encoding', encoding)
  const isPiece = body.buffer.byteLength > body.byteLength
  return { body: isPiece ? ownBytes(body) : body, headers: [...headers, ...own] }
}
