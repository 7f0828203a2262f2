import { randomUUIDv7 } from 'node:crypto'
import sharp from 'sharp'
import type { Database } from '../db/tables.ts'
import { transact } from '../db/transact.ts'
import { type FilesPlace, storeFile } from '../downloads/file-store.ts'
import { ProblemError } from '../http/problem.ts'
import type { Language } from '../language.ts'
import { type Act, recordAudit } from '../staff/audit/record-audit.ts'
import { freeLine } from '../typed-text.ts'
import type { PictureAnswer } from './media-schema.ts'
import { readPictures } from './read-pictures.ts'

export const MAX_UPLOAD = 10 * 1024 * 1024
const MAX_PIXELS = 40_000_000
const WIDTHS = [480, 960, 1600]
/** What its bytes say it is. SVG is a program, not a picture. */
const FORMATS = ['jpeg', 'png', 'webp', 'gif', 'heif', 'avif']

export interface NewPicture {
  bytes: Uint8Array
  name: string
  alt: Record<Language, string>
}

/**
 * Keeps a picture as WebP in our widths: turned upright, without metadata, none larger than it came. Its first frame alone
 * where it moves.
 * @throws ProblemError 422 `not-a-picture`, `picture-too-large`, `picture-broken`
 */
export async function storePicture(
  db: Database,
  filesDir: FilesPlace,
  { bytes, name, alt }: NewPicture,
  act: Act,
): Promise<PictureAnswer> {
  const files: { width: number; height: number; size: number; sha256: string }[] = []
  for (const { data, width, height } of await encode(bytes))
    files.push({ width, height, ...(await storeFile(filesDir, [data])) })
  const id = randomUUIDv7()
  const row = { id, name: freeLine(name).slice(0, 200), alt_cn: freeLine(alt.cn), alt_en: freeLine(alt.en) }
  return transact(db, async (transaction) => {
    await transaction
      .insertInto('media')
      .values({ ...row, created_at: act.now, staff_name: act.by.name })
      .execute()
    await transaction
      .insertInto('media_file')
      .values(files.map((file) => ({ media_id: id, ...file })))
      .execute()
    await recordAudit(transaction, act, 'media.added', `media/${id}`)
    return (await readPictures(transaction, [id])).get(id) as PictureAnswer
  })
}

async function encode(bytes: Uint8Array) {
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const
  const { format, width = 0, height = 0, orientation = 1 } = await readHeader(bytes)
  if (!FORMATS.includes(format ?? ''))
    throw refusal('not-a-picture', 'Send a JPEG, PNG, WebP, GIF or AVIF picture.')
  if (width * height > MAX_PIXELS) throw refusal('picture-too-large', 'A picture has 40 megapixels at most.')
  const own = orientation >= 5 ? height : width
  const widths = [...new Set(WIDTHS.map((wanted) => Math.min(wanted, own)))]
  try {
    return await Promise.all(
      widths.map(async (width) => {
        const picture = sharp(bytes, options).autoOrient().resize({ width }).webp({ quality: 82 })
        const { data, info } = await picture.toBuffer({ resolveWithObject: true })
        return { data, width: info.width, height: info.height }
      }),
    )
  } catch {
    throw refusal('picture-broken', 'The picture cannot be read to its end. Upload it again.')
  }
}

async function readHeader(bytes: Uint8Array) {
  try {
    // a header that claims too much is refused by us, in our words
    return await sharp(bytes, { limitInputPixels: false }).metadata()
  } catch {
    throw refusal('not-a-picture', 'Send a JPEG, PNG, WebP, GIF or AVIF picture.')
  }
}

function refusal(code: string, detail: string): ProblemError {
  return new ProblemError(422, code, { detail, errors: [{ field: 'file', code, detail }] })
}
