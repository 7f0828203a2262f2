import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { isUuid } from '../contract/keys.ts'
import type { Database } from '../db/tables.ts'
import { type FilesPlace, readStored } from '../downloads/file-store.ts'
import { readObject } from '../downloads/object-store.ts'
import { notFound } from '../http/problem.ts'

export interface MediaOptions {
  db: Database
  filesDir: FilesPlace
}

/** `GET /media/{id}-{width}.webp`: a picture of the site. Its bytes never change. */
export function mediaRoutes({ db, filesDir }: MediaOptions): Hono {
  const app = new Hono()
  app.get('/:file', description, async (c) => {
    const [, id, width] = /^([0-9a-f-]{36})-(\d{1,4})\.webp$/.exec(c.req.param('file')) ?? []
    if (!isUuid(id)) throw notFound()
    const file = await db
      .selectFrom('media_file')
      .select(['sha256', 'size'])
      .where('media_id', '=', id)
      .where('width', '=', Number(width))
      .executeTakeFirst()
    if (!file) throw notFound()
    const etag = `"${file.sha256}"`
    const headers = {
      etag,
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    }
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
    return c.body(await bytesOf(filesDir, file), 200, { ...headers, 'content-length': String(file.size) })
  })
  return app
}

async function bytesOf(filesDir: FilesPlace, { sha256, size }: { sha256: string; size: number }) {
  if (typeof filesDir !== 'string') return readObject(filesDir, sha256)
  return Readable.toWeb(
    readStored(filesDir, sha256, { start: 0, end: size - 1 }),
  ) as ReadableStream<Uint8Array>
}

const description = describeRoute({
  tags: ['media'],
  summary: 'A picture in one of its widths',
  responses: {
    200: {
      description: 'The picture',
      content: { 'image/webp': { schema: { type: 'string', format: 'binary' } } },
    },
  },
})
