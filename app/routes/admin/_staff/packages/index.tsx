import { createFileRoute } from '@tanstack/react-router'
import { readPackageFilter } from '#admin/filters.ts'
import { PackagesPage } from '#admin/packages/packages-page.tsx'
import { staffPages } from '#admin/staff-api.ts'

export const Route = createFileRoute('/admin/_staff/packages/')({
  staticData: { words: ['admin-packages', 'downloads'] },
  validateSearch: readPackageFilter,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => context.queryClient.prefetchInfiniteQuery(staffPages('packages.list', deps)),
  component: Packages,
})

function Packages() {
  return <PackagesPage filter={Route.useSearch()} />
}
