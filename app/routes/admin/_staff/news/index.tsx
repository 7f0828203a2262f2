import { createFileRoute } from '@tanstack/react-router'
import { readNewsFilter } from '#admin/filters.ts'
import { NewsListPage } from '#admin/news/news-list-page.tsx'
import { staffPages } from '#admin/staff-api.ts'

export const Route = createFileRoute('/admin/_staff/news/')({
  staticData: { words: ['admin-news'] },
  validateSearch: readNewsFilter,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => context.queryClient.prefetchInfiniteQuery(staffPages('news.list', deps)),
  component: News,
})

function News() {
  return <NewsListPage filter={Route.useSearch()} />
}
