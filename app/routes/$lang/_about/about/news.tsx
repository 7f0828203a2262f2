import { createFileRoute, notFound } from '@tanstack/react-router'
import { type NewsSearch, newsPagesOf, readNewsSearch } from '#src/news/news.ts'
import { newsHead } from '#src/news/news-head.ts'
import { NewsPage } from '#src/news/news-page.tsx'
import { newsListQuery } from '#src/news/news-queries.ts'
import { publicCache } from '#src/site/cache-control.ts'

export const Route = createFileRoute('/$lang/_about/about/news')({
  // each page of the list is one of its own
  staticData: {
    words: ['news'],
    item: ({ search: { page } }) => (page === undefined ? undefined : `page ${page}`),
  },
  validateSearch: (search: Record<string, unknown>): NewsSearch => readNewsSearch(search),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) => {
    const shown = newsPagesOf(deps)
    if (!shown) throw notFound()
    const list = await context.queryClient.infiniteQuery({
      ...newsListQuery(params.lang, shown.first),
      pages: shown.count,
      staleTime: 'static',
    })
    const last = list.pages.at(-1)
    const isShort = list.pages.length < shown.count || (shown.first > 1 && list.pages[0]?.items.length === 0)
    if (isShort && last?.nextCursor === null && list.pages[0]?.available) throw notFound()
    return {
      first: shown.first,
      last: shown.first + list.pages.length - 1,
      isEnd: !last?.nextCursor,
      degraded: list.pages.some(({ available, staleSince }) => !available || staleSince !== null),
    }
  },
  headers: (route) => publicCache(route, !route.loaderData?.degraded),
  head: (context) => newsHead(context, context.loaderData),
  component: News,
})

function News() {
  return <NewsPage first={Route.useLoaderData().first} />
}
