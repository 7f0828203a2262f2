import type { PictureAnswer } from '#contract/media-schema.ts'
import type { NewsPicture } from '#contract/news-schema.ts'
import type { Language } from '#contract/values-schema.ts'
import type { Database } from '../db/tables.ts'
import { ProblemError } from '../http/problem.ts'
import { readPictures } from '../media/read-pictures.ts'

type Reader = Pick<Database, 'selectFrom'>

/** Replaces cover ids by pictures with alt text in the language; leaves out what an article has not. */
export async function withCovers<
  Item extends { coverId: string | null; slug: string | null; look: number | null; lang: Language },
>(
  db: Database,
  lang: Language,
  rows: readonly Item[],
): Promise<
  (Omit<Item, 'coverId' | 'slug' | 'look'> & { slug?: string; look?: number; cover: NewsPicture | null })[]
> {
  const pictures = await readPictures(
    db,
    rows.flatMap(({ coverId }) => coverId || []),
  )
  return rows.map(({ coverId, slug, look, ...item }) => {
    const picture = pictures.get(coverId ?? '')
    const own = { ...(slug && { slug }), ...(look !== null && { look }) }
    return { ...item, ...own, cover: picture ? inLanguage(picture, lang) : null }
  })
}

export async function picturesOf(db: Reader, bodyHtml: string, lang: Language): Promise<NewsPicture[]> {
  const pictures = await readPictures(db, [...new Set(imagesIn(bodyHtml).map(({ id }) => id))])
  return [...pictures.values()].map((picture) => inLanguage(picture, lang))
}

/** Removes withdrawn pictures, with a figure left empty. */
export function withoutMissing(bodyHtml: string, pictures: readonly { id: string }[]): string {
  const isMissing = (html: string) =>
    imagesIn(html).some((image) => !pictures.some(({ id }) => id === image.id))
  const lone = /<figure>\s*<img\b[^>]*>\s*(<figcaption>((?!<\/figcaption>).)*<\/figcaption>\s*)?<\/figure>/gs
  return bodyHtml
    .replace(lone, (figure) => (isMissing(figure) ? '' : figure))
    .replace(/<img\b[^>]*>/g, (image) => (isMissing(image) ? '' : image))
}

/**
 * Rejects withdrawn pictures and ones without alternative text: in the body, on the picture, or decorative
 * (`role="presentation"`).
 * @throws ProblemError 422 `picture-removed` or `picture-without-text`, with a field such as `en.pictures.NAME` for
 * each
 */
export async function refuseWrongPictures(
  db: Reader,
  texts: readonly { lang: Language; bodyHtml: string }[],
  coverId: string | null,
): Promise<void> {
  await refuseRemovedPictures(db, texts)
  const cover = { id: coverId ?? '', hasText: false }
  const shown = texts.flatMap(({ lang, bodyHtml }) =>
    [...imagesIn(bodyHtml), ...(coverId ? [cover] : [])]
      .filter(({ hasText }) => !hasText)
      .map(({ id }) => ({ id, lang })),
  )
  const pictures = await readPictures(db, [...new Set(shown.map(({ id }) => id))])
  const silent = shown.filter(({ id, lang }) => !pictures.get(id)?.alt[lang].trim())
  if (silent.length === 0) return
  const errors = silent.map(({ id, lang }) => ({
    field: `${lang}.pictures.${pictures.get(id)?.name || id}`,
    code: 'picture-without-text',
    detail: 'must have a text for whoever does not see it, or be marked as decoration',
  }))
  throw new ProblemError(422, 'picture-without-text', { errors })
}

async function refuseRemovedPictures(db: Reader, texts: readonly TextPart[]): Promise<void> {
  const removed = await removedPictures(db, texts)
  if (removed.length === 0) return
  const errors = removed.map(({ lang, name }) => ({
    field: `${lang}.pictures.${name}`,
    code: 'picture-removed',
    detail: 'has been withdrawn, and must be taken out of the text',
  }))
  throw new ProblemError(422, 'picture-removed', { errors })
}

type TextPart = { lang: Language; bodyHtml: string }

/** Withdrawn pictures of texts, by file name. */
export async function removedPictures(db: Reader, texts: readonly TextPart[]) {
  const shown = texts.flatMap(({ lang, bodyHtml }) => imagesIn(bodyHtml).map(({ id }) => ({ id, lang })))
  if (shown.length === 0) return []
  const ids = shown.map(({ id }) => id)
  const removed = await db
    .selectFrom('media')
    .select(['id', 'name'])
    .where('removed_at', 'is not', null)
    .where('id', 'in', ids)
    .execute()
  return shown.flatMap(({ id, lang }) => {
    const picture = removed.find((one) => one.id === id)
    return picture ? [{ lang, name: picture.name }] : []
  })
}

export function inLanguage({ id, widths, ratio, alt }: PictureAnswer, lang: Language): NewsPicture {
  return { id, widths, ratio, alt: alt[lang] }
}

/** Expects a sanitised body: attributes in double quotes. */
function imagesIn(bodyHtml: string): { id: string; hasText: boolean }[] {
  return [...bodyHtml.matchAll(/<img\b[^>]*>/g)].map(([tag]) => ({
    id: / src="\/media\/([0-9a-f-]{36})-\d+\.webp"/.exec(tag)?.[1] ?? '',
    hasText: / alt="[^"]*[^"\s][^"]*"| role="presentation"/.test(tag),
  }))
}
