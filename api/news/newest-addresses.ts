import type { Database } from '../db/tables.ts'

/** Leads from any address of an article to the one it has now, so that what leads there does so at once. */
export async function readNewestAddresses(db: Database): Promise<(path: string) => string> {
  const rows = await db
    .selectFrom('news_slug')
    .innerJoin('news_seo', 'news_seo.news_id', 'news_slug.news_id')
    .select(['news_slug.slug as former', 'news_seo.news_id as id', 'news_seo.slug'])
    .execute()
  const newest = new Map(rows.flatMap(({ former, id, slug }) => [former, id].map((key) => [key, slug ?? id])))
  return (path) =>
    path.replace(/(?<=^\/(?:cn|en)\/about\/news-detail\/)[a-z\d-]+/, (key) => newest.get(key) ?? key)
}
