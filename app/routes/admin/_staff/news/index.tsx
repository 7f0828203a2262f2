import { createFileRoute } from '@tanstack/react-router'
import { readNewsFilter } from '#src/admin/news/news-filter.ts'
import { NewsListPage } from '#src/admin/news/news-list-page.tsx'

export const Route = createFileRoute('/admin/_staff/news/')({
  staticData: { words: ['admin-news'] },
  validateSearch: readNewsFilter,
  loaderDeps: ({ search }) => search,
  // by import(): what a loader needs statically is in every page's first script
  loader: async ({ context, deps }) => {
    const { staffNewsQuery } = await import('#src/admin/news/news-queries.ts')
    await context.queryClient.prefetchInfiniteQuery(staffNewsQuery(deps))
  },
  component: News,
})

function News() {
  const filter = Route.useSearch()
  return <NewsListPage filter={filter} key={filter.q} />
}
