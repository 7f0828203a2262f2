import type { NewsCover } from '../contract/news-schema.ts'
import type { Language } from '../contract/values-schema.ts'
import type { Database } from '../db/tables.ts'
import { readPictures } from '../media/read-pictures.ts'

/** Puts the cover in the place of its id, with its text in a language. */
export async function withCovers<Item extends { coverId: string | null; lang: Language }>(
  db: Database,
  lang: Language,
  rows: readonly Item[],
): Promise<(Omit<Item, 'coverId'> & { cover: NewsCover | null })[]> {
  const pictures = await readPictures(
    db,
    rows.flatMap(({ coverId }) => coverId || []),
  )
  return rows.map(({ coverId, ...item }) => {
    const picture = pictures.get(coverId ?? '')
    if (!picture) return { ...item, cover: null }
    const { id, widths, ratio, alt } = picture
    return { ...item, cover: { id, widths, ratio, alt: alt[lang] } }
  })
}
