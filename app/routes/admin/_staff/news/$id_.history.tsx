import { createFileRoute } from '@tanstack/react-router'
import { HistoryPage } from '#src/admin/news/history/history-page.tsx'
import { revisionsQuery, staffArticleQuery } from '#src/admin/news/news-queries.ts'

export const Route = createFileRoute('/admin/_staff/news/$id_/history')({
  staticData: { words: ['admin-news'] },
  loader: async ({ context: { queryClient }, params: { id } }) => {
    await Promise.all([
      queryClient.fetchQuery(staffArticleQuery(id)),
      queryClient.fetchQuery(revisionsQuery(id)),
    ])
  },
  component: History,
})

function History() {
  return <HistoryPage id={Route.useParams().id} />
}
