import { createFileRoute } from '@tanstack/react-router'
import { HistoryPage } from '#src/admin/news/history/history-page.tsx'

export const Route = createFileRoute('/admin/_staff/news/$id_/history')({
  staticData: { words: ['admin-news'] },
  loader: async ({ context: { queryClient }, params: { id } }) => {
    const { revisionsQuery, staffArticleQuery } = await import('#src/admin/news/news-queries.ts')
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
