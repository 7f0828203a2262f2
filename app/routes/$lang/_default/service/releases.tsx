import { createFileRoute } from '@tanstack/react-router'
import { readReleaseSearch } from '#src/releases/releases.ts'
import { ReleasesPage } from '#src/releases/releases-page.tsx'
import { publicCache } from '#src/site/cache-control.ts'
import { requireAvailable } from '#src/site/failure.ts'
import { pageHead } from '#src/site/head.ts'

export const Route = createFileRoute('/$lang/_default/service/releases')({
  validateSearch: readReleaseSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    const { getReleases } = await import('#src/releases/releases.functions.ts')
    const data = await getReleases({ data: deps })
    requireAvailable(data)
    return data
  },
  staleTime: 60_000,
  headers: (route) => publicCache(route, route.loaderData?.staleSince === null),
  head: pageHead,
  component: Releases,
})

function Releases() {
  return <ReleasesPage data={Route.useLoaderData()} search={Route.useSearch()} />
}
