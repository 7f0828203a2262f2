import { isArticleId } from '#src/news/news.ts'
import { countView } from '#src/news/view-counts.server.ts'

/** Counts the view of an article that was sent as a document. */
export function recordDocument(pathname: string): void {
  // nearly every page is another one
  if (!pathname.includes('/news-detail/')) return
  const [, , section, page, id] = pathname.split('/')
  if (section === 'about' && page === 'news-detail' && id && isArticleId(id)) countView(id.toLowerCase())
}
