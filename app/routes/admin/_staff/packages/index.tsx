import { createFileRoute } from '@tanstack/react-router'
// validateSearch is in every page's first script, so the filter knows no server function
import { readPackageFilter } from '#src/admin/packages/package-filter.ts'
import { PackagesPage, staffPackagesQuery } from '#src/admin/packages/packages-page.tsx'

export const Route = createFileRoute('/admin/_staff/packages/')({
  staticData: { words: ['admin-packages', 'downloads'] },
  validateSearch: readPackageFilter,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => context.queryClient.prefetchInfiniteQuery(staffPackagesQuery(deps)),
  component: Packages,
})

function Packages() {
  const filter = Route.useSearch()
  return <PackagesPage filter={filter} key={filter.q} />
}
