import { createFileRoute } from '@tanstack/react-router'
import { RedirectsPage } from '#admin/redirects/redirects-page.tsx'
import { staffQuery } from '#admin/staff-api.ts'

export const Route = createFileRoute('/admin/_staff/redirects')({
  staticData: { words: ['admin-redirects'] },
  validateSearch: ({ path }): { path?: string } => (typeof path === 'string' ? { path } : {}),
  loader: ({ context }) => context.queryClient.prefetchQuery(staffQuery('redirects.list')),
  component: Redirects,
})

function Redirects() {
  return <RedirectsPage {...Route.useSearch()} />
}
