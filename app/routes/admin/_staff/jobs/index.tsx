import { createFileRoute } from '@tanstack/react-router'
import { JobsPage } from '#admin/jobs/jobs-page.tsx'
import { staffQuery } from '#admin/staff-api.ts'

export const Route = createFileRoute('/admin/_staff/jobs/')({
  staticData: { words: ['admin-news'] },
  loader: ({ context }) => context.queryClient.prefetchQuery(staffQuery('jobs.list')),
  component: JobsPage,
})
