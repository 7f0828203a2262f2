import { isArticleKey } from '#contract/keys.ts'

/** Without language. */
export function articlePath(id: string): string {
  return `${article}${id}`
}

/** The id in a path without language; undefined for other pages. */
export function articleIn(path: string): string | undefined {
  const id = path.startsWith(article) ? path.slice(article.length) : undefined
  return isArticleKey(id) ? id : undefined
}

const article = '/about/news-detail/'
