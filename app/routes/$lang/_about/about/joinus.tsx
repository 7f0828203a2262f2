import { createFileRoute, notFound, type SearchSchemaInput } from '@tanstack/react-router'
import { isUuid } from '#contract/keys.ts'
import { JobPage } from '#src/careers/job-page.tsx'
import { type JobSearch, jobHead, readJobSearch } from '#src/careers/jobs.ts'
import { JoinUsPage } from '#src/careers/join-us-page.tsx'
import { publicCache } from '#src/site/cache-control.ts'
import { requireAvailable } from '#src/site/failure.ts'

export const Route = createFileRoute('/$lang/_about/about/joinus')({
  staticData: { item: ({ search }) => search.id },
  validateSearch: (search: JobSearch & SearchSchemaInput): JobSearch => readJobSearch(search),
  // filters choose among the positions that are there already
  loaderDeps: ({ search }) => ({ id: search.id }),
  loader: async ({ params: { lang }, deps: { id } }) => {
    const { getJob, getJobs } = await import('#src/careers/jobs.functions.ts')
    if (id === undefined) {
      const list = await getJobs({ data: { lang } })
      requireAvailable(list)
      return { job: undefined, list }
    }
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
})

function JoinUs() {
  const { job, list } = Route.useLoaderData()
  const search = Route.useSearch()
  return job ? <JobPage job={job} search={search} /> : <JoinUsPage list={list} search={search} />
}
