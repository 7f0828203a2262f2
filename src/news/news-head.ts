import type { NewsCategory } from '#contract/news-schema.ts'
import { pageHead } from '#src/site/head.ts'

type Shown = { first: number; last: number; isEnd: boolean; category?: NewsCategory | undefined }

/** Each page of the list is its own canonical, with prev and next. */
export function newsHead(context: Parameters<typeof pageHead>[0], shown: Shown | undefined) {
  const { first, last, isEnd, category } = shown ?? { first: 1, last: 1, isEnd: true, category: undefined }
  const query = (page: number) => queryOf(page, category)
  const { meta, links } = pageHead(
    context,
    'news',
    (words) => ({ ...words.list.seo, ...(category && { title: words.list.categories[category] }) }),
    `/about/news${query(first)}`,
  )
  const neighbour = (rel: string, page: number) => ({ rel, href: context.match.pathname + query(page) })
  return {
    meta,
    links: [
      ...links,
      ...(first > 1 ? [neighbour('prev', first - 1)] : []),
      ...(isEnd ? [] : [neighbour('next', last + 1)]),
    ],
  }
}

function queryOf(page: number, category: NewsCategory | undefined): string {
  const parts = [...(category ? [`category=${category}`] : []), ...(page > 1 ? [`page=${page}`] : [])]
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}
