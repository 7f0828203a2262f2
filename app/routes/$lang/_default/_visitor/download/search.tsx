import { createFileRoute } from '@tanstack/react-router'
import { useAccountLinks } from '#app/shell/use-account-links.ts'
import { downloadsQuery } from '#src/downloads/download-queries.ts'
import { DownloadSearchPage } from '#src/downloads/download-search-page.tsx'
import { readDownloadSearch } from '#src/downloads/downloads.ts'
import { privateCache } from '#src/site/cache-control.ts'
import { requireAvailable } from '#src/site/failure.ts'
import { pageHead } from '#src/site/head.ts'

export const Route = createFileRoute('/$lang/_default/_visitor/download/search')({
  validateSearch: readDownloadSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { cursor, ...filters } }) => {
    const list = await context.queryClient.infiniteQuery({
      ...downloadsQuery(filters, cursor),
      // reload after a failed read
      staleTime: ({ state }) => (state.data?.pages[0]?.available === false ? 0 : 60_000),
    })
    requireAvailable(list.pages[0])
  },
  // shows who is logged in and live data
  headers: privateCache,
  head: pageHead,
  component: SearchDownloads,
})

function SearchDownloads() {
  const { cursor, ...filters } = Route.useSearch()
  return <DownloadSearchPage filters={filters} cursor={cursor} account={useAccountLinks()} />
}
