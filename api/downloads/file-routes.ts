import { Readable } from 'node:stream'
import { type Context, Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import type { Access } from '#contract/package-schema.ts'
import type { Database } from '../db/tables.ts'
import { attachment, type Bucket, objectAddress } from '../files/bucket.ts'
import { type FilesPlace, readStored, storedSize, storeSample } from '../files/file-store.ts'
import { fileTrouble } from '../files/file-trouble.ts'
import type { Services } from '../guard/services.ts'
import { notFound, ProblemError } from '../http/problem.ts'
import { openSeal } from '../http/seal.ts'

/** `secrets` sign addresses. */
export interface FileOptions extends Pick<Services, 'db' | 'now' | 'secrets'> {
  /** Folder of the files, or the bucket they are in. */
  filesDir: FilesPlace
}

/** `GET /files/{signature}`: the bytes, to whoever holds an address. */
export function fileRoutes({ db, now, filesDir, secrets }: FileOptions): Hono {
  const app = new Hono()
  app.get('/:signature', description, async (c) => {
    const id = openSeal(secrets, FILE_ADDRESS, c.req.param('signature'), now())
    const file = await readPackageFile(db, id)
    if (!file) throw notFound()
    const state = await requireFile(filesDir, file)
    if (state === 'unwritten') await storeSample(filesDir, file).catch(fileTrouble)
    return typeof filesDir === 'string' ? send(c, file, filesDir) : sendElsewhere(c, file, filesDir)
  })
  return app
}

interface PackageFile {
  fileName: string
  size: number
  sha256: string
  isSample: boolean
  access: Access
}

/** What is known about the file of a public package, undefined where there is no such package. */
export async function readPackageFile(db: Database, id: string): Promise<PackageFile | undefined> {
  const row = await db
    .selectFrom('download')
    .select(['file_name as fileName', 'size', 'sha256', 'is_sample', 'access'])
    .where('id', '=', id)
    .where('state', '=', 'public')
    .executeTakeFirst()
  return row && { ...row, size: Number(row.size), isSample: row.is_sample === 1 }
}

/**
 * Makes sure that a file can be sent. Only that of a sample may still have to be written.
 * @throws ProblemError 503 when the file of a record is not there, or is another one
 */
export async function requireFile(filesDir: FilesPlace, file: PackageFile): Promise<'stored' | 'unwritten'> {
  const stored = await storedSize(filesDir, file.sha256).catch(fileTrouble)
  if (stored === file.size) return 'stored'
  if (stored === undefined && file.isSample) return 'unwritten'
  throw new ProblemError(503, 'file-unavailable')
}

/** A file in a bucket comes from there: ranges are the store's affair. */
async function sendElsewhere(
  c: Context,
  { fileName, sha256 }: PackageFile,
  bucket: Bucket,
): Promise<Response> {
  c.header('cache-control', 'private, no-store')
  return c.redirect(await objectAddress(bucket, sha256, { name: fileName, seconds: FETCH_SECONDS }), 302)
}

/** How long the address at the store works: whoever resumes asks here again. */
const FETCH_SECONDS = 60

function send(c: Context, { fileName, size, sha256 }: PackageFile, filesDir: string): Response {
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
      'content-disposition': attachment(fileName),
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

/** How long an address works, in milliseconds. A download that has begun goes on. */
export const ADDRESS_MS = 10 * 60 * 1000

/** Purpose of the seal in an address, which lets its holder have one file until a moment. */
export const FILE_ADDRESS = 'file-address'

/** Which bytes to send, both counted from 0 and included. */
interface ByteRange {
  start: number
  end: number
}

/**
 * Reads a Range header (RFC 9110, section 14.2). Only one range of bytes is served; anything else is answered with
 * the whole file, as the RFC allows.
 * @param size of the file, in bytes
 * @returns the range, `unsatisfiable`, or undefined for the whole file
 */
function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=[ \t]*(\d{0,15})-(\d{0,15})[ \t]*$/i.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  if (from === '') {
    if (Number(to) === 0 || size === 0) return 'unsatisfiable'
    return { start: Math.max(0, size - Number(to)), end: size - 1 }
  }
  const start = Number(from)
  if (to !== '' && Number(to) < start) return undefined
  if (start >= size) return 'unsatisfiable'
  return { start, end: to === '' ? size - 1 : Math.min(Number(to), size - 1) }
}
