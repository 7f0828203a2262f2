import { createFileRoute } from '@tanstack/react-router'
import { EditorPage } from '#src/admin/news/editor-page.tsx'

export const Route = createFileRoute('/admin/_staff/news/$id')({
  staticData: { words: ['admin-news'] },
  // read anew: it may have been changed by somebody else
  loader: async ({ context, params }) => {
    const { staffArticleQuery } = await import('#src/admin/news/news-queries.ts')
    return context.queryClient.fetchQuery(staffArticleQuery(params.id))
  },
  component: Edit,
})

function Edit() {
  const article = Route.useLoaderData()
  return <EditorPage article={article} key={article.id} />
}
