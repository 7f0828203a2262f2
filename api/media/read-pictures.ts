import type { Database } from '../db/tables.ts'
import type { Language } from '../language.ts'

export interface Picture {
  id: string
  name: string
  /** Ascending. */
  widths: number[]
  /** Width by height. */
  ratio: number
  alt: Record<Language, string>
  createdAt: number
  staffName: string
}

/** Pictures by their ids. */
export async function readPictures(
  db: Pick<Database, 'selectFrom'>,
  ids: readonly string[],
): Promise<Map<string, Picture>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('media')
    .innerJoin('media_file', 'media_file.media_id', 'media.id')
    .selectAll()
    .where('media.id', 'in', ids)
    .orderBy('media_file.width')
    .execute()
  const pictures = new Map<string, Picture>()
  for (const row of rows) {
    const known = pictures.get(row.id)
    if (known) known.widths.push(row.width)
    else pictures.set(row.id, { ...pictureOf(row), widths: [row.width] })
  }
  return pictures
}

type Row = {
  id: string
  name: string
  alt_cn: string
  alt_en: string
  created_at: number
  staff_name: string
  width: number
  height: number
}

function pictureOf(row: Row): Omit<Picture, 'widths'> {
  return {
    id: row.id,
    name: row.name,
    ratio: row.width / row.height,
    alt: { cn: row.alt_cn, en: row.alt_en },
    createdAt: row.created_at,
    staffName: row.staff_name,
  }
}
