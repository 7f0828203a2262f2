import { basename } from 'node:path'
import { type } from 'arktype'
import type { Transaction } from 'kysely'
import type { PictureAnswer } from '#contract/media-schema.ts'
import { TextInput } from '#contract/news-schema.ts'
import type { Language } from '#contract/values-schema.ts'
import { OperatorError } from '../base/operator-error.ts'
import type { Tables } from '../db/tables.ts'
import { readPictures } from '../media/read-pictures.ts'
import { type MediaFile, recordPicture } from '../media/store-picture.ts'
import { publishNews } from '../news/editing/publish-news.ts'
import { createNews, saveDraft } from '../news/editing/save-draft.ts'
import type { Act } from '../staff/audit/record-audit.ts'
import { type Article, picturesOf } from './articles.ts'
import { fillBody } from './read-body.ts'
import type { Document, Source } from './read-document.ts'

/**
 * Stores an article that is new, and publishes it where it becomes public.
 * @param encoded its pictures by their files
 * @param link the address a link leads to now; undefined where its text alone stays
 * @throws ProblemError, OperatorError with what a draft or a publication must have
 */
export async function storeArticle(
  transaction: Transaction<Tables>,
  article: Article,
  encoded: ReadonlyMap<string, MediaFile[]>,
  link: (document: Document, href: string) => string | undefined,
  act: Act,
): Promise<void> {
  const { id, documents, main, isKnown, publicFrom } = article
  const documentIn = (lang: Language) => documents.find((one) => one.lang === lang)
  if (!isKnown) {
    const altOf = (lang: Language, file: string) => {
      const { pictures, head } = documentIn(lang) ?? {}
      const shown = [...(pictures?.values() ?? [])].find((one) => one.file === file && one.alt)
      return (file === main.cover && head?.coverAlt) || (shown?.alt.slice(0, 300) ?? '')
    }
    const pictures = new Map<string, PictureAnswer>()
    for (const file of picturesOf(article)) {
      const alt = { cn: altOf('cn', file), en: altOf('en', file) }
      pictures.set(file, await shelfPicture(transaction, encoded.get(file) ?? [], basename(file), alt, act))
    }
    const textIn = (lang: Language) => {
      const document = documentIn(lang)
      if (!document) return null
      const { html, head, summary } = document
      const places = {
        link: (href: string) => link(document, href),
        picture: (src: string) => pictures.get(document.pictures.get(src)?.file ?? ''),
      }
      const text = TextInput({ title: head.title, summary, bodyHtml: fillBody(html, places, lang) })
      if (text instanceof type.errors) throw new OperatorError(`${lang}.${text.summary}`)
      return text
    }
    const { category = 'story', author = '' } = main.head
    const coverId = pictures.get(main.cover ?? '')?.id ?? null
    const draft = { category, coverId, author, cn: textIn('cn'), en: textIn('en') }
    await createNews(transaction, { id, category }, act)
    await saveDraft(transaction, { id, version: undefined }, draft, act)
    for (const document of documents) await noteImported(transaction, document, id, act)
  }
  if (publicFrom === undefined) return
  const langs = documents.map(({ lang }) => lang)
  const when = publicFrom > act.now ? { at: publicFrom } : { firstPublicAt: publicFrom }
  await publishNews(transaction, { id, version: undefined }, { langs, ...when }, act)
}

/** One of the shelf that is encoded to the same, or a new one. */
async function shelfPicture(
  transaction: Transaction<Tables>,
  files: readonly MediaFile[],
  name: string,
  alt: Record<Language, string>,
  act: Act,
): Promise<PictureAnswer> {
  const row = await transaction
    .selectFrom('media_file')
    .select('media_id')
    .where('sha256', '=', files.at(-1)?.sha256 ?? '')
    .executeTakeFirst()
  const known = row && (await readPictures(transaction, [row.media_id])).get(row.media_id)
  return known ?? recordPicture(transaction, { name, alt, files }, act)
}

/** So that it is not imported again. @param target id of the article or position */
export async function noteImported(
  transaction: Transaction<Tables>,
  { file: source, hash }: Source,
  target: string,
  { now }: Act,
): Promise<void> {
  await transaction.insertInto('imported').values({ source, hash, target, imported_at: now }).execute()
}

declare module '../db/tables.ts' {
  interface Tables {
    imported: { source: string; hash: string; target: string; imported_at: number }
  }
}
