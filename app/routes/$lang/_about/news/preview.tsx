import { createFileRoute, notFound } from '@tanstack/react-router'
import { ArticlePage } from '#src/news/article/article-page.tsx'
import { privateCache } from '#src/site/cache-control.ts'
import { pageHead } from '#src/site/head.ts'
import { readToken } from '#src/site/routing/search-reader.ts'

/** Preview of a draft, for anyone with a signed URL. */
export const Route = createFileRoute('/$lang/_about/news/preview')({
  validateSearch: readToken,
  loaderDeps: ({ search }) => search,
  loader: async ({ params, deps }) => {
    if (!deps.token) throw notFound()
    const { getPreview } = await import('#src/news/news.functions.ts')
    return getPreview({ data: { lang: params.lang, token: deps.token } })
  },
  headers: () => ({ ...privateCache(), 'x-robots-tag': 'noindex' }),
  head: (context) => {
    const { meta } = pageHead(context)
    return { meta: [...meta, { name: 'robots', content: 'noindex' }] }
  },
  component: Preview,
})

function Preview() {
  return <ArticlePage article={Route.useLoaderData()} previewToken={Route.useSearch().token} />
}
