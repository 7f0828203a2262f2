import { createFileRoute } from '@tanstack/react-router'
import { JobPage } from '#src/admin/jobs/job-page.tsx'
import { getStaffJob } from '#src/admin/jobs/jobs.functions.ts'

export const Route = createFileRoute('/admin/_staff/jobs/$id')({
  staticData: { words: ['admin-news'] },
  loader: ({ context, params: { id } }) =>
    context.queryClient.fetchQuery({
      queryKey: ['staff', 'jobs', id],
      queryFn: () => getStaffJob({ data: { id } }),
    }),
  component: Job,
})

function Job() {
  const job = Route.useLoaderData()
  return <JobPage job={job} key={job.id} />
}
