import type { Locale } from '#src/site/locale.ts'

/** A position as the list shows it. `lang` is the language of its text, not of the page. */
export type Job = {
  id: string
  lang: Locale
  title: string
  team: string
  /** the team, whatever the language, for filters */
  teamKey: string
  city: string
  cityKey: string
  /** full time, internship ... in words */
  type: string
  summary: string
  /** ISO date of the last day applications are taken, in China */
  validThrough: string
  status: 'open' | 'closed'
}

export type JobDetail = Job & {
  /** ISO date */
  publishedAt: string
  duties: string[]
  requirements: string[]
  /** languages the position was written in */
  translations: Locale[]
  staleSince: string | null
}

export type JobList = {
  jobs: Job[]
  /** ISO date of the answer this comes from, when the upstream does not answer now */
  staleSince: string | null
  /** false when nothing can be shown because the upstream does not answer and nothing is remembered */
  available: boolean
}

/** Positions of a team, in a city, or both; all where nothing is asked for. Keeps the order. */
export function filterJobs(jobs: readonly Job[], { team, city }: { team?: string; city?: string }): Job[] {
  return jobs.filter((job) => (!team || job.teamKey === team) && (!city || job.cityKey === city))
}

/** The teams or cities that occur in the positions, each once, in their order. */
export function choicesOf(jobs: readonly Job[], by: 'team' | 'city'): [key: string, name: string][] {
  return [...new Map(jobs.map((job) => [job[`${by}Key`], job[by]]))]
}

export function isOpen(job: Job): boolean {
  return job.status === 'open'
}
