import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type } from 'arktype'
import type { Transaction } from 'kysely'
import { OperatorError } from '../base/operator-error.ts'
import type { PictureAnswer } from '../contract/media-schema.ts'
import { TextInput } from '../contract/news-schema.ts'
import type { Language } from '../contract/values-schema.ts'
import type { Database, Tables } from '../db/tables.ts'
import { readPictures } from '../media/read-pictures.ts'
import { type MediaFile, recordPicture, type StoreOptions, storeUpload } from '../media/store-picture.ts'
import { publishNews } from '../news/editing/publish-news.ts'
import { createNews, saveDraft } from '../news/editing/save-draft.ts'
import type { Act } from '../staff/audit/record-audit.ts'
import type { Article } from './articles.ts'
import { fillBody } from './read-body.ts'
import type { Document } from './read-document.ts'

/** Pictures of the folder by file: their SHA-256, and what they were encoded to, unless they are on the shelf. */
export type Encoded = Map<string, { hash: string; files: MediaFile[] }>

export function picturesOf({ documents, main: { cover } }: Pick<Article, 'documents' | 'main'>): string[] {
  const shown = documents.flatMap(({ pictures }) => [...pictures.values()].map(({ file }) => file))
  return [...new Set([...shown, ...(cover ? [cover] : [])])]
}

/** @throws ProblemError as `storeUpload` */
export async function encodePicture(db: Database, root: string, file: string, options: StoreOptions) {
  const bytes = await readFile(join(root, file))
  const hash = createHash('sha256').update(bytes).digest('hex')
  if (await shelfPicture(db, hash)) return { hash, files: [] }
  const upload = { body: new Blob([bytes]).stream(), announced: bytes.length }
  return { hash, files: await storeUpload(upload, options) }
}

/**
 * Stores an article that is new, and publishes it where it becomes public: all of it in one transaction.
 * @throws ProblemError of what drafts or publications must have
 */
export async function storeArticle(
  transaction: Transaction<Tables>,
  { id, documents, main, known, publicFrom }: Article,
  encoded: Encoded,
  link: (document: Document, href: string) => string | undefined,
  act: Act,
): Promise<void> {
  const langs = documents.map(({ lang }) => lang)
  if (!known) {
    const altOf = (lang: Language, file: string) => {
      const document = documents.find((one) => one.lang === lang)
      const shown = [...(document?.pictures.values() ?? [])].find((one) => one.file === file && one.alt)
      return (file === main.cover && document?.head.coverAlt) || (shown?.alt.slice(0, 300) ?? '')
    }
    const pictures = new Map<string, PictureAnswer>()
    for (const file of picturesOf({ documents, main })) {
      const alt = { cn: altOf('cn', file), en: altOf('en', file) }
      pictures.set(file, await storedPicture(transaction, basename(file), alt, encoded.get(file), act))
    }
    const textIn = (lang: Language) => {
      const document = documents.find((one) => one.lang === lang)
      if (!document) return null
      const places = {
        link: (href: string) => link(document, href),
        picture: (src: string) => pictures.get(document.pictures.get(src)?.file ?? ''),
      }
      const { html, head, summary } = document
      const text = TextInput({ title: head.title, summary, bodyHtml: fillBody(html, places, lang) })
      if (text instanceof type.errors) throw new OperatorError(`${lang}.${text.summary}`)
      return text
    }
    const { category = 'story', author = '' } = main.head
    const coverId = pictures.get(main.cover ?? '')?.id ?? null
    await createNews(transaction, { id, category }, act)
    const draft = { category, coverId, author, cn: textIn('cn'), en: textIn('en') }
    await saveDraft(transaction, { id, version: undefined }, draft, act)
    for (const { file, hash } of documents)
      await noteImported(transaction, { source: file, hash, target: id }, act)
  }
  if (publicFrom === undefined) return
  const when = publicFrom > act.now ? { at: publicFrom } : { firstPublicAt: publicFrom }
  await publishNews(transaction, { id, version: undefined }, { langs, ...when }, act)
}

/** The picture of the shelf that came with an earlier article, or a new one. */
async function storedPicture(
  transaction: Transaction<Tables>,
  name: string,
  alt: Record<Language, string>,
  { hash, files } = { hash: '', files: [] as MediaFile[] },
  act: Act,
): Promise<PictureAnswer> {
  const known = await shelfPicture(transaction, hash)
  if (known) return known
  const picture = await recordPicture(transaction, { name, alt, files }, act)
  await noteImported(transaction, { source: `picture:${hash}`, hash, target: picture.id }, act)
  return picture
}

async function shelfPicture(db: Pick<Database, 'selectFrom'>, hash: string) {
  const row = await db
    .selectFrom('imported')
    .select('target')
    .where('source', '=', `picture:${hash}`)
    .executeTakeFirst()
  return row && (await readPictures(db, [row.target])).get(row.target)
}

/** So that it is not imported again. */
export async function noteImported(
  transaction: Transaction<Tables>,
  { source, ...about }: Pick<ImportedTable, 'source' | 'hash' | 'target'>,
  { now }: Act,
): Promise<void> {
  const values = { ...about, imported_at: now }
  await transaction
    .insertInto('imported')
    .values({ source, ...values })
    .onConflict((conflict) => conflict.column('source').doUpdateSet(values))
    .execute()
}

declare module '../db/tables.ts' {
  interface Tables {
    imported: ImportedTable
  }
}

interface ImportedTable {
  /** Path in its folder, or `picture:` and its SHA-256. */
  source: string
  /** SHA-256 of what was read, hex. */
  hash: string
  /** Id of the article, position or picture. */
  target: string
  imported_at: number
}
