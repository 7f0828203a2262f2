import { createFileRoute } from '@tanstack/react-router'
import { JobsPage } from '#src/admin/jobs/jobs-page.tsx'

export const Route = createFileRoute('/admin/_staff/jobs/')({
  staticData: { words: ['admin-news'] },
  loader: async ({ context }) => {
    const { staffJobsQuery } = await import('#src/admin/jobs/jobs-page.tsx')
    await context.queryClient.prefetchQuery(staffJobsQuery)
  },
  component: JobsPage,
})
