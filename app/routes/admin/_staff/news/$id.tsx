import { createFileRoute } from '@tanstack/react-router'
import { EditorPage } from '#admin/news/editor-page.tsx'
import { staffQuery } from '#admin/staff-api.ts'

export const Route = createFileRoute('/admin/_staff/news/$id')({
  staticData: { words: ['admin-news'] },
  // always fresh: another editor may have changed it
  loader: ({ context, params }) => context.queryClient.fetchQuery(staffQuery('news.one', { id: params.id })),
  component: Edit,
})

function Edit() {
  const article = Route.useLoaderData()
  return <EditorPage article={article} key={article.id} />
}
