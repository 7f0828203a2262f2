import type { JobItem, JobDetail as UpstreamJob } from '#api/contract/job-schema.ts'
import { describePage, pageHead } from '#src/site/head.ts'
import type { Locale } from '#src/site/locale.ts'

export type JobDetail = UpstreamJob & {
  /** languages the position was written in */
  translations: Locale[]
  staleSince: string | null
}

export type JobList = {
  jobs: JobItem[]
  /** ISO date of the answer this comes from, when the upstream does not answer now */
  staleSince: string | null
  /** false when nothing can be shown because the upstream does not answer and nothing is remembered */
  available: boolean
}

export function isOpen(job: JobItem): boolean {
  return job.status === 'open'
}

/** The search parameters of the positions page: filters of the list, and the position in view. */
export type JobSearch = { team?: FilterKey; city?: FilterKey; id?: string }

/** A team or a city as `readJobSearch` has read it, of an address or a form: which there are only the upstream knows. */
type FilterKey = string & { readonly __filterKey: true }

/**
 * Reads the search parameters. An empty filter, which a form without JavaScript sends, is none, and so is one that is
 * no key. An id is kept as it came: a wrong one is a 404, not another page.
 */
export function readJobSearch(search: Record<string, unknown>): JobSearch {
  return { team: filterKey(search.team), city: filterKey(search.city), id: search.id as string | undefined }
}

function filterKey(value: unknown): FilterKey | undefined {
  return typeof value === 'string' && /^[a-z\d-]{1,40}$/.test(value) ? (value as FilterKey) : undefined
}

type HeadContext = Parameters<typeof describePage>[0]

/** A position speaks for itself and has an address of its own; the list is one page, however it is filtered. */
export function jobHead(context: HeadContext, job: JobDetail | undefined) {
  if (!job) return pageHead(context, 'careers', (words) => words.joinus.seo)
  return describePage(context, {
    title: job.title,
    description: job.summary,
    path: `/about/joinus?id=${job.id}`,
    available: job.translations,
  })
}
