import { createFileRoute } from '@tanstack/react-router'
import { SearchPage, SearchUnavailable } from '#src/search/search-page.tsx'
import type { SearchAddress } from '#src/search/search-query.ts'
import { privateCache } from '#src/site/cache-control.ts'
import { pageHead } from '#src/site/head.ts'

export const Route = createFileRoute('/$lang/_default/search')({
  staticData: { words: ['search'] },
  // read where it is loaded: the code of this file is part of every page
  validateSearch: (search: Record<string, unknown>) => search as SearchAddress,
  loaderDeps: ({ search }) => search,
  loader: async ({ params: { lang }, deps }) => {
    const { loadSearch } = await import('#src/search/search.functions.ts')
    return loadSearch(lang, deps)
  },
  // what somebody looked for is kept nowhere, and there are too many pages of it
  headers: privateCache,
  head: (context) => {
    const { meta, links } = pageHead(context, 'search', (words) => words.seo)
    return { meta: [...meta, { name: 'robots', content: 'noindex' }], links }
  },
  component: SearchTheSite,
  errorComponent: SearchUnavailable,
})

function SearchTheSite() {
  return <SearchPage {...Route.useLoaderData()} />
}
