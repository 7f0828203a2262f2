import { chinaMoment } from '#contract/china-time.ts'
import type { NewsItem } from '#contract/news-schema.ts'

type Dated = Pick<NewsItem, 'publishDate' | 'publishedAt' | 'updatedAt'>

/** Publication time, ISO 8601 in Beijing time; midnight for seeded articles, which have a date only. */
export function publishedMoment({ publishDate, publishedAt }: Dated): string {
  return publishedAt ? chinaMoment(publishedAt) : `${publishDate}T00:00:00+08:00`
}

/** Last public change, ISO 8601 in Beijing time. */
export function updatedMoment(article: Dated): string {
  return article.updatedAt ? chinaMoment(article.updatedAt) : publishedMoment(article)
}
