import type { NewsCategory } from '#contract/news-schema.ts'
import { wordsOf } from '#i18n/words.tsx'
import { type HeadContext, localeOf, pageHead } from '#src/site/head.ts'

type Shown = { first: number; last: number; isEnd: boolean; category?: NewsCategory | undefined }

/** Each page of the list is its own canonical, with prev and next. */
export function newsHead(context: HeadContext, shown: Shown | undefined) {
  const { first, last, isEnd, category } = shown ?? { first: 1, last: 1, isEnd: true, category: undefined }
  const query = (page: number) => queryOf(page, category)
  const { categories } = wordsOf(localeOf(context.params), 'news').list
  const { meta, links } = pageHead(context, {
    path: `/about/news${query(first)}`,
    ...(category && { title: categories[category] }),
  })
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
