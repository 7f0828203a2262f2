import { createFileRoute } from '@tanstack/react-router'
import { JobPage } from '#src/admin/jobs/job-page.tsx'

export const Route = createFileRoute('/admin/_staff/jobs/$id')({
  staticData: { words: ['admin-news'] },
  loader: async ({ context, params: { id } }) => {
    const { getJob } = await import('#src/admin/jobs/jobs.functions.ts')
    return context.queryClient.fetchQuery({
      queryKey: ['staff', 'jobs', id],
      queryFn: () => getJob({ data: { id } }),
    })
  },
  component: Job,
})

function Job() {
  const job = Route.useLoaderData()
  return <JobPage job={job} key={job.id} />
}
