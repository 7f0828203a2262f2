import { Readable } from 'node:stream'
import { type Context, Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import type { Transaction } from 'kysely'
import { isUuid } from '#contract/keys.ts'
import type { PictureUses } from '#contract/media-schema.ts'
import { foldForSearch, freeLine } from '#contract/typed-text.ts'
import type { Database, Tables } from '../db/tables.ts'
import { transact } from '../db/transact.ts'
import { readObject } from '../files/bucket.ts'
import { type FilesPlace, readStored, removeStored } from '../files/file-store.ts'
import { fileTrouble } from '../files/file-trouble.ts'
import { isUsed } from '../files/is-used.ts'
import { decodeCursor, pageOf } from '../http/list-cursor.ts'
import { notFound, ProblemError } from '../http/problem.ts'
import { changesOf } from '../staff/audit/changes.ts'
import { type Act, recordAudit } from '../staff/audit/record-audit.ts'
import { resourceRoutes } from '../staff/staff-resource.ts'
import { readPictures } from './read-pictures.ts'
import { replacePicture } from './replace-picture.ts'
import { mediaSubject } from './room.ts'
import { type StoreOptions, storePicture, type Upload } from './store-picture.ts'

interface MediaOptions {
  db: Database
  filesDir: FilesPlace
}

/** `GET /media/{id}-{width}.webp`. May be replaced or withdrawn. */
export function mediaRoutes({ db, filesDir }: MediaOptions): Hono {
  const app = new Hono()
  app.get('/:file', description, async (c) => {
    const [, id, width] = /^([0-9a-f-]{36})-(\d{1,4})\.webp$/.exec(c.req.param('file')) ?? []
    if (!isUuid(id)) throw notFound()
    const files = await db
      .selectFrom('media_file')
      .select(['width', 'sha256', 'size'])
      .where('media_id', '=', id)
      .orderBy('width')
      .execute()
    // bodies name widths of the file before it was replaced
    const file = files.find((one) => one.width >= Number(width)) ?? files.at(-1)
    if (!file) throw await absence(db, id)
    const etag = `"${file.sha256}"`
    const headers = {
      etag,
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=20',
    }
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
    return c.body(await bytesOf(filesDir, file), 200, { ...headers, 'content-length': String(file.size) })
  })
  return app
}

async function absence(db: Database, id: string): Promise<ProblemError> {
  const row = await db.selectFrom('media').select('removed_at').where('id', '=', id).executeTakeFirst()
  return row?.removed_at ? new ProblemError(410, 'picture-removed') : notFound()
}

async function bytesOf(filesDir: FilesPlace, { sha256, size }: { sha256: string; size: number }) {
  if (typeof filesDir !== 'string') return readObject(filesDir, sha256, size).catch(fileTrouble)
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
    410: { description: 'It was withdrawn' },
  },
})

const PAGE_SIZE = 40

/** References to pictures elsewhere. */
export interface PictureUser {
  usesOf: (db: Pick<Database, 'selectFrom' | 'getExecutor'>, id: string) => Promise<PictureUses['items']>
  /** removes the references to a picture */
  drop: (transaction: Transaction<Tables>, id: string) => Promise<void>
}

interface StaffMediaOptions extends StoreOptions {
  user: PictureUser
}

/** `/staff/v1/media` */
export function staffMediaRoutes(options: StaffMediaOptions) {
  return resourceRoutes('media', {
    list: async ({ db, query: { cursor, q = '' } }) => {
      const term = foldForSearch(q.trim())
      const rows = await db
        .selectFrom('media')
        .select(['id', 'name', 'alt_cn', 'alt_en'])
        .where('removed_at', 'is', null)
        // UUIDv7: ordered by time
        .$if(cursor !== undefined, (query) => query.where('id', '<', decodeCursor(cursor as string).id))
        .orderBy('id', 'desc')
        .$if(term === '', (query) => query.limit(PAGE_SIZE + 1))
        .execute()
      // in JavaScript: neither database folds case and width as the site's search does
      const found = rows.filter((row) =>
        foldForSearch(`${row.name}\n${row.alt_cn}\n${row.alt_en}`).includes(term),
      )
      const { page, nextCursor } = pageOf(found.slice(0, PAGE_SIZE + 1), PAGE_SIZE, ({ id }) => ({
        date: '2000-01-01',
        id,
      }))
      const pictures = await readPictures(
        db,
        page.map(({ id }) => id),
      )
      return { items: page.flatMap(({ id }) => pictures.get(id) ?? []), nextCursor }
    },
    add: ({ c, db, query, act }) => {
      const { name = '', 'alt-cn': cn = '', 'alt-en': en = '' } = query
      return storePicture(db, options, { upload: uploadOf(c), name, alt: { cn, en } }, act)
    },
    replace: ({ c, db, id, query: { name = '' }, act }) =>
      replacePicture(db, options, { id, name, upload: uploadOf(c) }, act),
    describe: ({ db, id, body: { cn, en }, act }) =>
      transact(db, async (transaction) => {
        const alt = { alt_cn: freeLine(cn), alt_en: freeLine(en) }
        const before = (await readPictures(transaction, [id])).get(id)
        const { numUpdatedRows } = await transaction
          .updateTable('media')
          .set(alt)
          .where('id', '=', id)
          .where((e) => e.or([e('alt_cn', '<>', alt.alt_cn), e('alt_en', '<>', alt.alt_en)]))
          .executeTakeFirst()
        const picture = (await readPictures(transaction, [id])).get(id)
        if (!picture) throw notFound()
        const texts = (alts = before?.alt) => ({ 'cn.alt': alts?.cn ?? '', 'en.alt': alts?.en ?? '' })
        const detail = changesOf(texts(), texts(picture.alt))
        if (numUpdatedRows > 0n)
          await recordAudit(transaction, act, 'media.described', [mediaSubject, id], detail)
        return picture
      }),
    uses: async ({ db, id }) => ({ items: await options.user.usesOf(db, id) }),
    remove: async ({ db, id, act }) => {
      for (const sha256 of await removePicture(db, options.user, id, act))
        if (!(await isUsed(db, sha256))) await removeStored(options.filesDir, sha256)
    },
  })
}

function uploadOf({ req }: Context): Upload {
  return { body: req.raw.body, announced: Number(req.header('content-length')) || undefined }
}

/** Articles lose it as cover, bodies omit it when read. @returns checksums of the files to remove */
async function removePicture(db: Database, user: PictureUser, id: string, act: Act): Promise<string[]> {
  return transact(db, async (transaction) => {
    const removed = await transaction
      .updateTable('media')
      .set({ removed_at: act.now })
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .returning('name')
      .executeTakeFirstOrThrow(notFound)
    const uses = await user.usesOf(transaction, id)
    const files = await transaction
      .deleteFrom('media_file')
      .where('media_id', '=', id)
      .returning('sha256')
      .execute()
    await user.drop(transaction, id)
    const detail = { name: removed.name, articles: uses.length }
    await recordAudit(transaction, act, 'media.removed', [mediaSubject, id], detail)
    return files.map(({ sha256 }) => sha256)
  })
}
