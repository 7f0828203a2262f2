import type { NewsItem } from '#api/contract/news-schema.ts'

type Dated = Pick<NewsItem, 'publishDate' | 'publishedAt' | 'updatedAt'>

const AHEAD_OF_UTC_MS = 8 * 3_600_000

/** When an article became public, ISO 8601 in Beijing time. One that came with the program has a day only. */
export function publishedMoment({ publishDate, publishedAt }: Dated): string {
  return publishedAt ? beijing(publishedAt) : `${publishDate}T00:00:00+08:00`
}

/** When its public text changed last, ISO 8601 in Beijing time. */
export function updatedMoment(article: Dated): string {
  return article.updatedAt ? beijing(article.updatedAt) : publishedMoment(article)
}

function beijing(moment: number): string {
  return `${new Date(moment + AHEAD_OF_UTC_MS).toISOString().slice(0, 19)}+08:00`
}
