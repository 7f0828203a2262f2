import { createFileRoute } from '@tanstack/react-router'
import { HistoryPage } from '#admin/news/history/history-page.tsx'
import { staffQuery } from '#admin/staff-api.ts'

export const Route = createFileRoute('/admin/_staff/news/$id_/history')({
  staticData: { words: ['admin-news'] },
  loader: async ({ context: { queryClient }, params: { id } }) => {
    await Promise.all([
      queryClient.fetchQuery(staffQuery('news.one', { id })),
      queryClient.fetchQuery(staffQuery('news.revisions', { id })),
    ])
  },
  component: History,
})

function History() {
  return <HistoryPage id={Route.useParams().id} />
}
