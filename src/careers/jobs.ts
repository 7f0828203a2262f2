import type { JobItem, JobDetail as UpstreamJob } from '#api/contract/job-schema.ts'
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

/** Positions of a team, in a city, or both; all where nothing is asked for. Keeps the order. */
export function filterJobs(
  jobs: readonly JobItem[],
  { team, city }: { team?: string; city?: string },
): JobItem[] {
  return jobs.filter((job) => (!team || job.teamKey === team) && (!city || job.cityKey === city))
}

/** The teams or cities that occur in the positions, each once, in their order. */
export function choicesOf(jobs: readonly JobItem[], by: 'team' | 'city'): [key: string, name: string][] {
  return [...new Map(jobs.map((job) => [job[`${by}Key`], job[by]]))]
}

export function isOpen(job: JobItem): boolean {
  return job.status === 'open'
}
