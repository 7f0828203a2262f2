import type { NewsItem } from '#api/contract/news-schema.ts'

type Dated = Pick<NewsItem, 'publishDate' | 'publishedAt' | 'updatedAt'>

/** When an article became public, ISO 8601. One that came with the program has a day only, which began in China. */
export function publishedMoment({ publishDate, publishedAt }: Dated): string {
  return publishedAt ? new Date(publishedAt).toISOString() : `${publishDate}T00:00:00.000+08:00`
}

/** When its public text changed last, ISO 8601. */
export function updatedMoment(article: Dated): string {
  return article.updatedAt ? new Date(article.updatedAt).toISOString() : publishedMoment(article)
}
