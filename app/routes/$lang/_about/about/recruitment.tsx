import { createFileRoute } from '@tanstack/react-router'
import { RecruitmentPage } from '#src/careers/recruitment-page.tsx'
import { publicCache } from '#src/site/cache-control.ts'
import { pageHead } from '#src/site/head.ts'

export const Route = createFileRoute('/$lang/_about/about/recruitment')({
  loader: async ({ params }) => {
    const { getJobs } = await import('#src/careers/jobs.functions.ts')
    return getJobs({ data: params })
  },
  staleTime: 60_000,
  // a stale list must not outlive the outage in a shared cache
  headers: (route) => publicCache(route, route.loaderData?.available && route.loaderData.staleSince === null),
  head: pageHead,
  component: Recruitment,
})

function Recruitment() {
  return <RecruitmentPage list={Route.useLoaderData()} />
}
