import { createFileRoute } from '@tanstack/react-router'
import { SearchPage } from '#src/search/search-page.tsx'
import { readSearchQuery } from '#src/search/search-query.ts'
import { privateCache } from '#src/site/cache-control.ts'
import { pageHead } from '#src/site/head.ts'

export const Route = createFileRoute('/$lang/_default/search')({
  validateSearch: readSearchQuery,
  loaderDeps: ({ search }) => search,
  loader: async ({ params: { lang }, deps }) => {
    const { loadSearch } = await import('#src/search/search.functions.ts')
    return loadSearch(lang, deps)
  },
  // queries are private, and too many to cache
  headers: privateCache,
  head: (context) => {
    const { meta, links } = pageHead(context)
    return { meta: [...meta, { name: 'robots', content: 'noindex' }], links }
  },
  component: SearchTheSite,
})

function SearchTheSite() {
  return <SearchPage {...Route.useLoaderData()} />
}
