import { JobDetail, JobList } from '#contract/job-schema.ts'
import type { Language } from '#contract/values-schema.ts'
import { readUpstream } from './read.server.ts'

/** All positions, open ones first. */
export function readJobs(query: { lang: Language }) {
  return readUpstream<JobList>({ path: ['jobs'], query, answers: JobList })
}

export function readJob(id: string, query: { lang: Language }) {
  return readUpstream<JobDetail>({ path: ['jobs', id], query, answers: JobDetail })
}
