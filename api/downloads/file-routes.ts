import { Readable } from 'node:stream'
import { type Context, Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import type { Database } from '../db/tables.ts'
import { describeError, logToStderr } from '../log.ts'
import { notFound, ProblemError } from '../problem.ts'
import { attachment } from './attachment.ts'
import type { Bucket } from './bucket.ts'
import { type ByteRange, parseRange } from './byte-range.ts'
import { openSignature } from './file-address.ts'
import { type FilesPlace, readStored, storedSize } from './file-store.ts'
import { objectAddress } from './object-store.ts'

export interface FileOptions {
  db: Database
  /** Milliseconds since the epoch. */
  now: () => number
  /** Folder of the files, or the bucket they are in. */
  filesDir: FilesPlace
  /** What addresses are signed with. */
  secret: string
}

/** `GET /files/{signature}`: the bytes, to whoever holds an address. */
export function fileRoutes({ db, now, filesDir, secret }: FileOptions): Hono {
  const app = new Hono()
  app.get('/:signature', description, async (c) => {
    const id = openSignature(secret, c.req.param('signature'), now())
    const file = await db
      .selectFrom('download')
      .select(['file_name as name', 'size', 'sha256'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!file) throw notFound()
    await requireFile(filesDir, file)
    if (typeof filesDir !== 'string') return sendElsewhere(c, file, filesDir)
    return send(c, { ...file, size: Number(file.size) }, filesDir)
  })
  return app
}

/** @throws ProblemError 503 when the file of a record is not there, or is another one */
export async function requireFile(
  filesDir: FilesPlace,
  { sha256, size }: { sha256: string; size: number },
): Promise<void> {
  const stored = await storedSize(filesDir, sha256).catch((error: unknown) => {
    logToStderr({ event: 'file-store-failed', ...describeError(error) })
    return undefined
  })
  if (stored !== Number(size)) throw new ProblemError(503, 'file-unavailable')
}

/** A file in a bucket comes from there: ranges are the store's affair. */
function sendElsewhere(
  c: Context,
  { name, sha256 }: { name: string; sha256: string },
  bucket: Bucket,
): Response {
  c.header('cache-control', 'private, no-store')
  return c.redirect(objectAddress(bucket, sha256, { name, seconds: FETCH_SECONDS }), 302)
}

/** How long the address at the store works: whoever resumes asks here again. */
const FETCH_SECONDS = 60

interface FileToSend {
  name: string
  size: number
  sha256: string
}

function send(c: Context, { name, size, sha256 }: FileToSend, filesDir: string): Response {
  const etag = `"${sha256}"`
  // another file by now, or a date, which this file has none of: the whole file
  const resumes = [undefined, etag].includes(c.req.header('if-range'))
  const range = resumes ? parseRange(c.req.header('range'), size) : undefined
  const headers = { etag, 'accept-ranges': 'bytes', 'cache-control': 'private, no-store' }
  if (range === 'unsatisfiable')
    throw new ProblemError(416, 'range-not-satisfiable', {
      headers: { 'content-range': `bytes */${size}`, 'accept-ranges': 'bytes' },
    })
  const { start, end } = range ?? { start: 0, end: size - 1 }
  const body = c.req.method === 'HEAD' || size === 0 ? null : streamOf(filesDir, sha256, { start, end })
  return new Response(body, {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'content-type': 'application/octet-stream',
      'content-disposition': attachment(name),
      'content-length': String(end - start + 1),
      ...(range ? { 'content-range': `bytes ${start}-${end}/${size}` } : {}),
    },
  })
}

function streamOf(filesDir: string, sha256: string, range: ByteRange): ReadableStream<Uint8Array> {
  return Readable.toWeb(readStored(filesDir, sha256, range)) as ReadableStream<Uint8Array>
}

const bytes = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } as const

const description = describeRoute({
  tags: ['downloads'],
  summary: 'The bytes of a file, whole or a range, while its address works',
  responses: {
    200: { description: 'The file', content: bytes },
    206: { description: 'A range of it', content: bytes },
    302: { description: 'Where to get it, for a minute' },
  },
})
