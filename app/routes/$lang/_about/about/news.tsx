import { createFileRoute, notFound } from '@tanstack/react-router'
import { newsPageNumber } from '#src/news/news.ts'
import { NewsPage } from '#src/news/news-page.tsx'
import { newsListQuery } from '#src/news/news-queries.ts'
import { publicCache } from '#src/site/cache-control.ts'
import { pageHead } from '#src/site/head.ts'

export const Route = createFileRoute('/$lang/_about/about/news')({
  staticData: { words: ['news'] },
  // kept as it came: a page that does not exist is a 404, not a redirect to another address
  validateSearch: ({ page }: { page?: unknown }): { page?: number | string } =>
    page === undefined ? {} : { page: newsPageNumber(page) ?? (page as string) },
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) => {
    const page = newsPageNumber(deps.page)
    if (!page) throw notFound()
    const list = await context.queryClient.infiniteQuery({
      ...newsListQuery(params.lang),
      pages: page,
      staleTime: 'static',
    })
    if (list.pages.length < page && list.pages.at(-1)?.nextCursor === null && list.pages[0]?.available)
      throw notFound()
    return { degraded: list.pages.some(({ available, staleSince }) => !available || staleSince !== null) }
  },
  headers: (route) => publicCache(route, !route.loaderData?.degraded),
  head: (context) => pageHead(context, 'news', (words) => words.list.seo),
  component: NewsPage,
})
