import { isUuid } from '#src/site/is-uuid.ts'

/** The id of the article that is shown at a path, or undefined. */
export function articleOfPath(pathname: string): string | undefined {
  const [, , section, page, id] = pathname.split('/')
  const isArticle = section === 'about' && page === 'news-detail' && id && isUuid(id)
  return isArticle ? id.toLowerCase() : undefined
}
