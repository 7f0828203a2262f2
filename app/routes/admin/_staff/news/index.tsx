import { createFileRoute } from '@tanstack/react-router'
// validateSearch is in every page's first script, so the filter knows no server function
import { readNewsFilter } from '#src/admin/news/news-filter.ts'
import { NewsListPage } from '#src/admin/news/news-list-page.tsx'
import { staffNewsQuery } from '#src/admin/news/news-queries.ts'

export const Route = createFileRoute('/admin/_staff/news/')({
  staticData: { words: ['admin-news'] },
  validateSearch: readNewsFilter,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => context.queryClient.prefetchInfiniteQuery(staffNewsQuery(deps)),
  component: News,
})

function News() {
  const filter = Route.useSearch()
  return <NewsListPage filter={filter} key={filter.q} />
}
