import { pageHead } from '#src/site/head.ts'
import { lastNewsPage } from './news.ts'

type Shown = { first: number; last: number; isEnd: boolean }

/** The list's head: each page is the one to index at its own address, and names its neighbours. */
export function newsHead(context: Parameters<typeof pageHead>[0], shown: Shown | undefined) {
  const { first, last, isEnd } = shown ?? { first: 1, last: 1, isEnd: true }
  const { meta, links } = pageHead(context, 'news', (words) => words.list.seo, `/about/news${query(first)}`)
  const neighbour = (rel: string, page: number) => ({ rel, href: context.match.pathname + query(page) })
  return {
    meta,
    links: [
      ...links,
      ...(first > 1 ? [neighbour('prev', first - 1)] : []),
      ...(isEnd || last >= lastNewsPage ? [] : [neighbour('next', last + 1)]),
    ],
  }
}

function query(page: number): string {
  return page > 1 ? `?page=${page}` : ''
}
