import { createFileRoute } from '@tanstack/react-router'
import { ReleasesPage } from '#src/admin/releases/releases-page.tsx'
import { staffQuery } from '#src/admin/staff-api.ts'

export const Route = createFileRoute('/admin/_staff/releases')({
  staticData: { words: ['admin-releases', 'releases', 'downloads'] },
  loader: ({ context }) => context.queryClient.prefetchQuery(staffQuery('releases.list')),
  component: ReleasesPage,
})
