import { isArticleId } from './news.ts'

/** The id of the article that is shown at a path, or undefined. */
export function articleOfPath(pathname: string): string | undefined {
  const [, , section, page, id] = pathname.split('/')
  const isArticle = section === 'about' && page === 'news-detail' && id && isArticleId(id)
  return isArticle ? id.toLowerCase() : undefined
}
