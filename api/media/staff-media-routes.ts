import { type Context, Hono } from 'hono'
import type { Database } from '../db/tables.ts'
import type { FilesPlace } from '../downloads/file-store.ts'
import { notFound, ProblemError } from '../http/problem.ts'
import { requireJson, validate } from '../http/validate.ts'
import { decodeCursor, encodeCursor } from '../list-cursor.ts'
import { allow, type StaffEnv } from '../staff/allow.ts'
import { describeAnswer } from '../staff/describe-answer.ts'
import { freeLine } from '../typed-text.ts'
import { isUuid } from '../uuid.ts'
import { AltInput, PictureAnswer, PictureList, PictureListQuery, UploadQuery } from './media-schema.ts'
import { readPictures } from './read-pictures.ts'
import { storePicture } from './store-picture.ts'

const PAGE_SIZE = 40

export interface StaffMediaOptions {
  db: Database
  now: () => number
  filesDir: FilesPlace
}

/** `/staff/v1/media`: the pictures of the site. */
export function staffMediaRoutes({ db, now, filesDir }: StaffMediaOptions): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>()
  const write = allow('media.write')

  app.get(
    '/',
    describeAnswer('media', 'Pictures, newest first', PictureList),
    write,
    validate('query', PictureListQuery),
    async (c) => {
      const { cursor } = c.req.valid('query')
      const rows = await db
        .selectFrom('media')
        .select('id')
        // keys are in the order of time
        .$if(cursor !== undefined, (query) => query.where('id', '<', decodeCursor(cursor as string).id))
        .orderBy('id', 'desc')
        .limit(PAGE_SIZE + 1)
        .execute()
      const ids = rows.slice(0, PAGE_SIZE).map(({ id }) => id)
      const pictures = await readPictures(db, ids)
      const last = rows.length > PAGE_SIZE ? ids.at(-1) : undefined
      return c.json({
        items: ids.flatMap((id) => pictures.get(id) ?? []),
        nextCursor: last ? encodeCursor({ date: '2000-01-01', id: last }) : null,
      })
    },
  )
  app.post(
    '/',
    describeAnswer('media', 'The picture, in our widths', PictureAnswer),
    write,
    validate('query', UploadQuery),
    async (c) => {
      const { name = '', 'alt-cn': cn = '', 'alt-en': en = '' } = c.req.valid('query')
      const bytes = await readUpload(c)
      const picture = { bytes, name, alt: { cn, en } }
      return c.json(await storePicture(db, filesDir, picture, { by: c.get('staff'), now: now() }))
    },
  )
  app.put(
    '/:id',
    describeAnswer('media', 'What stands for the picture where it is not seen', PictureAnswer),
    write,
    requireJson,
    validate('json', AltInput),
    async (c) => {
      const id = c.req.param('id')
      const { cn, en } = c.req.valid('json')
      if (!isUuid(id)) throw notFound()
      const alt = { alt_cn: freeLine(cn), alt_en: freeLine(en) }
      await db.updateTable('media').set(alt).where('id', '=', id).execute()
      const picture = (await readPictures(db, [id])).get(id)
      if (!picture) throw notFound()
      return c.json(picture)
    },
  )
  return app
}

/** @throws ProblemError 400 when it broke off or there is nothing; too much has been refused before */
async function readUpload(c: Context): Promise<Uint8Array> {
  const announced = Number(c.req.header('content-length') ?? 0)
  const bytes = new Uint8Array(await c.req.arrayBuffer().catch(() => new ArrayBuffer(0)))
  if (bytes.length === 0 || (announced > 0 && bytes.length !== announced))
    throw new ProblemError(400, 'upload-broken', { detail: 'The upload broke off. Send it again.' })
  return bytes
}
