import { createFileRoute } from '@tanstack/react-router'
import { SearchesPage } from '#src/admin/searches/searches-page.tsx'
import { staffQuery } from '#src/admin/staff-api.ts'

export const Route = createFileRoute('/admin/_staff/searches')({
  staticData: { words: ['admin-searches'] },
  loader: ({ context }) => context.queryClient.prefetchQuery(staffQuery('searches.list')),
  component: SearchesPage,
})
