import { createFileRoute } from '@tanstack/react-router'
import { RedirectsPage } from '#admin/redirects/redirects-page.tsx'
import { staffQuery } from '#admin/staff-api.ts'
import { asTyped, searchReader } from '#src/site/routing/search-reader.ts'

export const Route = createFileRoute('/admin/_staff/redirects')({
  staticData: { words: ['admin-redirects'] },
  validateSearch: searchReader({ path: asTyped }),
  loader: ({ context }) => context.queryClient.prefetchQuery(staffQuery('redirects.list')),
  component: Redirects,
})

function Redirects() {
  return <RedirectsPage {...Route.useSearch()} />
}
