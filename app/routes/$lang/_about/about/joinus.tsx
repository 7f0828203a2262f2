import { createFileRoute, notFound } from '@tanstack/react-router'
import { isUuid } from '#api/contract/keys.ts'
import { JobPage, JobUnavailable } from '#src/careers/job-page.tsx'
import { type JobSearch, jobHead, readJobSearch } from '#src/careers/jobs.ts'
import { JoinUsPage } from '#src/careers/join-us-page.tsx'
import { publicCache } from '#src/site/cache-control.ts'

export const Route = createFileRoute('/$lang/_about/about/joinus')({
  staticData: { words: ['careers'], item: ({ search }) => search.id as string | undefined },
  validateSearch: (search: Record<string, unknown>): JobSearch => readJobSearch(search),
  // filters choose among the positions that are there already
  loaderDeps: ({ search }) => ({ id: search.id }),
  loader: async ({ params: { lang }, deps: { id } }) => {
    const { getJob, getJobs } = await import('#src/careers/jobs.functions.ts')
    if (id === undefined) return { job: undefined, list: await getJobs({ data: { lang } }) }
    if (!isUuid(id)) throw notFound()
    return { job: await getJob({ data: { lang, id } }), list: undefined }
  },
  staleTime: 60_000,
  headers: (route) => {
    const { job, list } = route.loaderData ?? {}
    return publicCache(route, (job ?? list)?.staleSince === null && list?.available !== false)
  },
  head: (context) => jobHead(context, context.loaderData?.job),
  component: JoinUs,
  errorComponent: JobUnavailable,
})

function JoinUs() {
  const { job, list } = Route.useLoaderData()
  const search = Route.useSearch()
  return job ? <JobPage job={job} search={search} /> : <JoinUsPage list={list} search={search} />
}
