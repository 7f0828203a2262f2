import type { Transaction } from 'kysely'
import type { PictureUses } from '#contract/media-schema.ts'
import type { ArticleLinks } from '#contract/news-schema.ts'
import { keyRanges } from '../db/key-ranges.ts'
import type { Database, Tables } from '../db/tables.ts'
import type { PictureUser } from '../media/media-routes.ts'
import { pathsOf } from './news-addresses.ts'

type Reader = Pick<Database, 'selectFrom' | 'getExecutor'>
type Uses = PictureUses['items']
type Places = Map<string, Uses[number]['places']>

/** Articles with a picture, published or draft, newest first. */
async function usesOf(db: Reader, pictureId: string): Promise<Uses> {
  const places: Places = new Map()
  const covers = await db
    .selectFrom('news')
    .select(['id', 'cover_id', 'public_from'])
    .where((e) => e.or([e('cover_id', '=', pictureId), e('draft_cover_id', '=', pictureId)]))
    .execute()
  for (const { id, cover_id, public_from } of covers)
    places.set(id, [{ place: 'cover', isLive: cover_id === pictureId && public_from !== null }])
  const shared = await db
    .selectFrom('news_seo')
    .innerJoin('news', 'news.id', 'news_seo.news_id')
    .select(['news.id', 'news.public_from'])
    .where('picture_id', '=', pictureId)
    .execute()
  for (const { id, public_from } of shared)
    places.set(id, [...(places.get(id) ?? []), { place: 'share', isLive: public_from !== null }])
  await addBodies(db, places, [`%src="/media/${pictureId}-%`])
  return withTitles(db, places)
}

/** Articles and redirects that link to an article, in either language. */
export async function linksTo(db: Reader, newsId: string): Promise<ArticleLinks> {
  const places: Places = new Map()
  const paths = await pathsOf(db, newsId)
  const ends = (signs: string[]) => paths.flatMap((path) => signs.map((sign) => `${path}${sign}`))
  await addBodies(
    db,
    places,
    ends(['"', '#', '?']).map((end) => `%href="%${end}%`),
  )
  places.delete(newsId)
  const redirects = await db
    .selectFrom('redirect')
    .select(['from_path as from', 'to_path as to'])
    .where((e) => e.or(ends(['', '#%', '?%']).map((end) => e('to_path', 'like', end))))
    .orderBy('from_path')
    .execute()
  return { articles: await withTitles(db, places), redirects }
}

/** Bodies searched by one statement: some 20 ms of SQLite. */
const BATCH = 10_000

async function addBodies(db: Reader, places: Places, patterns: readonly string[]): Promise<void> {
  for (const table of ['news_body', 'news_draft'] as const) {
    for await (const range of keyRanges(db, `${table}.news_id`, BATCH)) {
      const bodies = await db
        .selectFrom(table)
        .select(['news_id', 'lang'])
        .where(range)
        .where((e) => e.or(patterns.map((pattern) => e('body_html', 'like', pattern))))
        .orderBy('lang')
        .execute()
      for (const { news_id, lang } of bodies)
        places.set(news_id, [...(places.get(news_id) ?? []), { place: lang, isLive: table === 'news_body' }])
    }
  }
}

/** Adds draft titles: Chinese, else English. */
async function withTitles(db: Reader, places: Places): Promise<Uses> {
  const titles = new Map<string, string>()
  if (places.size === 0) return []
  for (const lang of ['en', 'cn'] as const)
    for (const table of ['news_text', 'news_draft'] as const) {
      const texts = db
        .selectFrom(table)
        .select(['news_id', 'title'])
        .where('news_id', 'in', [...places.keys()])
      for (const { news_id, title } of await texts.where('lang', '=', lang).execute())
        if (title) titles.set(news_id, title)
    }
  return [...places]
    .map(([id, places]) => ({ id, title: titles.get(id) ?? '', places }))
    .sort((a, b) => (a.id < b.id ? 1 : -1))
}

async function dropCovers(transaction: Transaction<Tables>, id: string): Promise<void> {
  await transaction.updateTable('news_seo').set({ picture_id: null }).where('picture_id', '=', id).execute()
  for (const column of ['cover_id', 'draft_cover_id'] as const)
    await transaction
      .updateTable('news')
      .set((e) => ({ [column]: null, version: e('version', '+', 1) }))
      .where(column, '=', id)
      .execute()
}

export const picturesInNews: PictureUser = { usesOf, drop: dropCovers }
