import type { JobItem, JobDetail as UpstreamJob } from '#contract/job-schema.ts'
import { type HeadContext, pageHead } from '#src/site/head.ts'
import type { Locale } from '#src/site/locale.ts'
import { asTyped, searchReader } from '#src/site/routing/search-reader.ts'

export type JobDetail = UpstreamJob & {
  /** available languages */
  translations: Locale[]
  staleSince: number | null
}

export type JobList = {
  jobs: JobItem[]
  /** ISO date of a stale answer */
  staleSince: number | null
  /** false when neither upstream nor cache has it */
  available: boolean
}

export function isOpen(job: JobItem): boolean {
  return job.status === 'open'
}

/** The search parameters of the positions page: filters of the list, and the position in view. */
export type JobSearch = { team?: FilterKey; city?: FilterKey; id?: string }

/** A team or a city as `readJobSearch` has read it, of an address or a form: which there are only the upstream knows. */
type FilterKey = string & { readonly __filterKey: true }

export const readJobSearch = searchReader({ team: filterKey, city: filterKey, id: asTyped })

function filterKey(value: unknown): FilterKey | undefined {
  return typeof value === 'string' && /^[a-z\d-]{1,40}$/.test(value) ? (value as FilterKey) : undefined
}

/** A position has its own metadata; filtered lists share the canonical URL. */
export function jobHead(context: HeadContext, job: JobDetail | undefined) {
  return pageHead(
    context,
    job && {
      title: job.title,
      description: job.summary,
      path: `/about/joinus?id=${job.id}`,
      available: job.translations,
    },
  )
}
