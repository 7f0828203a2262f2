import { createFileRoute } from '@tanstack/react-router'
import { JobsPage, staffJobsQuery } from '#src/admin/jobs/jobs-page.tsx'

export const Route = createFileRoute('/admin/_staff/jobs/')({
  staticData: { words: ['admin-news'] },
  loader: ({ context }) => context.queryClient.prefetchQuery(staffJobsQuery),
  component: JobsPage,
})
