import type { PictureAnswer } from '#contract/media-schema.ts'
import type { Database } from '../db/tables.ts'

/** Pictures by id, widths ascending. */
export async function readPictures(
  db: Pick<Database, 'selectFrom'>,
  ids: readonly string[],
): Promise<Map<string, PictureAnswer>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('media')
    .innerJoin('media_file', 'media_file.media_id', 'media.id')
    .selectAll()
    .where('media.id', 'in', ids)
    .orderBy('media_file.width')
    .execute()
  const pictures = new Map<string, PictureAnswer>()
  for (const { id, name, width, height, alt_cn: cn, alt_en: en, created_at, staff_name } of rows) {
    const known = pictures.get(id)
    const about = { id, name, alt: { cn, en }, createdAt: created_at, staffName: staff_name }
    if (known) known.widths.push(width)
    else pictures.set(id, { ...about, ratio: width / height, widths: [width] })
  }
  return pictures
}

interface MediaTable {
  id: string
  /** original file name, staff only */
  name: string
  alt_cn: string
  alt_en: string
  created_at: number
  staff_name: string
  /** when it was withdrawn and its files deleted */
  removed_at: number | null
}

/** A picture at one width, in the content-addressed store of the packages. */
interface MediaFileTable {
  media_id: string
  width: number
  height: number
  size: number
  sha256: string
}

declare module '../db/tables.ts' {
  interface Tables {
    media: MediaTable
    media_file: MediaFileTable
  }
}
