import type { NewsItem } from '#api/contract/news-schema.ts'

type Dated = Pick<NewsItem, 'publishDate' | 'publishedAt' | 'updatedAt'>

const AHEAD_OF_UTC_MS = 8 * 3_600_000

/** Publication time, ISO 8601 in Beijing time; midnight for seeded articles, which have a date only. */
export function publishedMoment({ publishDate, publishedAt }: Dated): string {
  return publishedAt ? beijing(publishedAt) : `${publishDate}T00:00:00+08:00`
}

/** Last public change, ISO 8601 in Beijing time. */
export function updatedMoment(article: Dated): string {
  return article.updatedAt ? beijing(article.updatedAt) : publishedMoment(article)
}

function beijing(moment: number): string {
  return `${new Date(moment + AHEAD_OF_UTC_MS).toISOString().slice(0, 19)}+08:00`
}
