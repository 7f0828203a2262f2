import type { TransformOptions } from 'node:stream'
import { promisify } from 'node:util'
import {
  type BrotliCompress,
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  type Gzip,
  gzip,
} from 'node:zlib'
import type { Encoding } from './accept-encoding.ts'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/**
 * `quick` (0.7 ms for a 73 kB page) while somebody waits, `best` (about 80 ms, a fifth smaller) when nobody does,
 * `hasty` (a third of quick, a tenth larger) while others wait for the processor as well. Quality 5 takes 5 ms to
 * save a ninth more than quick: as long as React takes for the page, of a processor others wait for.
 */
export type Effort = 'hasty' | 'quick' | 'best'

/** Encodes bytes on the thread pool, away from the event loop. */
export async function encode(
  body: Buffer,
  encoding: Exclude<Encoding, 'identity'>,
  effort: Effort,
): Promise<Buffer> {
  if (encoding === 'gzip') {
    const options = { level: gzipLevels[effort] }
    if (effort === 'best') return gzipAsync(body, options)
    return atOnce(body, (room) => createGzip({ ...options, ...room, flush: constants.Z_FINISH }))
  }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQualities[effort],
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(body.byteLength),
  }
  if (effort === 'best') return brotliAsync(body, { params })
  const flush = constants.BROTLI_OPERATION_FINISH
  return atOnce(body, (room) => createBrotliCompress({ params, ...room, flush }))
}

const brotliQualities: Record<Effort, number> = { hasty: 1, quick: 3, best: 11 }
const gzipLevels: Record<Effort, number> = { hasty: 1, quick: 6, best: 9 }

/** How much an encoder makes in one trip to the thread pool, and until somebody reads it, bytes. */
type Room = { chunkSize: number } & Pick<TransformOptions, 'highWaterMark'>

/**
 * Encodes in one trip to the thread pool. Node's own functions take one for the bytes, one to finish and one for each
 * 16 kB of the result, and waking a thread costs the event loop more than all else it does for an encoding.
 */
function atOnce(body: Buffer, makeEncoder: (room: Room) => BrotliCompress | Gzip): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const encoder = makeEncoder({
      // what a page is made smaller to fits in half of it; what does not takes another trip
      chunkSize: Math.max(1024, body.byteLength >> 1),
      // more than it ever makes: the encoder would wait for a reader
      highWaterMark: 2 * body.byteLength + 65_536,
    })
    encoder.on('error', reject)
    encoder.write(body, () => {
      const encoded: Buffer | null = encoder.read()
      if (encoded) resolve(encoded)
      else reject(new Error('The encoder made nothing of it.'))
      // a stream that ends while it writes makes an error for whoever wrote, stack and all
      process.nextTick(() => encoder.destroy())
    })
  })
}

/** Below this, bytes, encoding costs more than it saves: the answer fits one packet anyway. */
export const worthEncoding = 1024

// a window larger than what is encoded finds nothing more, and the encoder takes a multiple of it as memory
function windowFor(size: number): number {
  return Math.min(22, Math.max(16, Math.ceil(Math.log2(size))))
}
