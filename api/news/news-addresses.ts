import { articlePath, isArticleKey, isUuid } from '#contract/keys.ts'
import type { EditingArticle, NewsDetail } from '#contract/news-schema.ts'
import type { Language } from '#contract/values-schema.ts'
import type { Database } from '../db/tables.ts'
import { readPictures } from '../media/read-pictures.ts'
import { inLanguage } from './news-pictures.ts'

type Reader = Pick<Database, 'selectFrom'>

/** The id of an article by its id or any address it has had; undefined where there is none. */
export async function articleIdOf(db: Reader, key: string): Promise<string | undefined> {
  if (isUuid(key)) return key
  if (!isArticleKey(key)) return undefined
  const row = await db.selectFrom('news_slug').select('news_id').where('slug', '=', key).executeTakeFirst()
  return row?.news_id
}

/** An article by its id and every address it has had, in both languages. */
export async function pathsOf(db: Reader, id: string): Promise<string[]> {
  const keys = [id, ...(await slugsOf(db, id))]
  return keys.flatMap((key) => [`/cn${articlePath(key)}`, `/en${articlePath(key)}`])
}

async function slugsOf(db: Reader, id: string): Promise<string[]> {
  const slugs = db.selectFrom('news_slug').select('slug').where('news_id', '=', id).orderBy('slug')
  return (await slugs.execute()).map(({ slug }) => slug)
}

type Texts = Pick<EditingArticle['seo'], Language>

async function readSeo(db: Reader, id: string) {
  const row = await db.selectFrom('news_seo').selectAll().where('news_id', '=', id).executeTakeFirst()
  const picture = row?.picture_id ? (await readPictures(db, [row.picture_id])).get(row.picture_id) : undefined
  const blank = { title: '', description: '' }
  const texts: Texts = row ? JSON.parse(row.texts) : { cn: blank, en: blank }
  return { slug: row?.slug ?? '', picture: picture ?? null, ...texts }
}

/** What is set of an article, and which addresses it had before. */
export async function editingSeo(db: Reader, id: string): Promise<EditingArticle['seo']> {
  const seo = await readSeo(db, id)
  return { ...seo, former: (await slugsOf(db, id)).filter((slug) => slug !== seo.slug) }
}

/** What differs from the texts of an article in a language. */
export async function publicSeo(db: Reader, id: string, lang: Language): Promise<Pick<NewsDetail, 'seo'>> {
  const { picture, [lang]: said } = await readSeo(db, id)
  if (!picture && !said.title && !said.description) return {}
  return {
    seo: {
      ...(said.title && { title: said.title }),
      ...(said.description && { description: said.description }),
      ...(picture && { picture: inLanguage(picture, lang) }),
    },
  }
}
