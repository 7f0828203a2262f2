import { createFileRoute } from '@tanstack/react-router'
import { JobPage } from '#admin/jobs/job-page.tsx'
import { staffQuery } from '#admin/staff-api.ts'

export const Route = createFileRoute('/admin/_staff/jobs/$id')({
  staticData: { words: ['admin-news'] },
  loader: ({ context, params: { id } }) => context.queryClient.fetchQuery(staffQuery('jobs.one', { id })),
  component: Job,
})

function Job() {
  const job = Route.useLoaderData()
  return <JobPage job={job} key={job.id} />
}
