import { createFileRoute, notFound, type SearchSchemaInput } from '@tanstack/react-router'
import { latestNews } from '#src/news/latest-news.ts'
import { type NewsSearch, readNewsSearch } from '#src/news/news.ts'
import { newsHead } from '#src/news/news-head.ts'
import { NewsPage } from '#src/news/news-page.tsx'
import { newsListQuery } from '#src/news/news-queries.ts'
import { publicCache } from '#src/site/cache-control.ts'
import { requireAvailable } from '#src/site/failure.ts'

export const Route = createFileRoute('/$lang/_about/about/news')({
  staticData: {
    item: ({ search: { category, page } }) =>
      category === undefined && page === undefined ? undefined : `${category} page ${page}`,
  },
  validateSearch: (search: NewsSearch & SearchSchemaInput): NewsSearch => readNewsSearch(search),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps: { category, page: first = 1, more = 0 } }) => {
    const advisories = latestNews(params.lang, 'advisory')
    const list = await context.queryClient.infiniteQuery({
      ...newsListQuery(params.lang, first, category),
      pages: 1 + more,
      // reload after a failed read
      staleTime: ({ state }) => (state.data?.pages[0]?.available === false ? 0 : 'static'),
    })
    requireAvailable(list.pages[0])
    const last = list.pages.at(-1)
    const isShort = list.pages.length < 1 + more || (first > 1 && list.pages[0]?.items.length === 0)
    if (isShort && last?.nextCursor === null && list.pages[0]?.available) throw notFound()
    return {
      category,
      advisories: (await advisories).headlines,
      first,
      last: first + list.pages.length - 1,
      isEnd: !last?.nextCursor,
      degraded: list.pages.some(({ available, staleSince }) => !available || staleSince !== null),
    }
  },
  headers: (route) => publicCache(route, !route.loaderData?.degraded),
  head: (context) => newsHead(context, context.loaderData),
  component: News,
})

function News() {
  const { first, category, advisories } = Route.useLoaderData()
  return <NewsPage first={first} category={category} advisories={advisories} />
}
