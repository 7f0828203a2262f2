import { type } from 'arktype'
import { readUpstream } from './read.server.ts'

const lang = type("'cn' | 'en'")
const calendarDate = type(/^\d{4}-\d{2}-\d{2}$/)

const job = type({
  id: 'string.uuid',
  lang,
  title: 'string',
  team: 'string',
  teamKey: 'string',
  city: 'string',
  cityKey: 'string',
  type: 'string',
  summary: 'string',
  validThrough: calendarDate,
  status: "'open' | 'closed'",
})

const jobList = type({ items: job.array() })

const jobDetail = job.and({
  publishedAt: calendarDate,
  duties: 'string[]',
  requirements: 'string[]',
})

export type UpstreamJob = typeof job.infer
export type UpstreamJobDetail = typeof jobDetail.infer

/** Every position, open and closed, open ones first. */
export function readJobs(query: { lang: 'cn' | 'en' }) {
  return readUpstream<typeof jobList.infer>({ path: ['jobs'], query, answers: jobList }, ({ jobs }) => ({
    items: jobs[query.lang].map(({ publishedAt, duties, requirements, ...inList }) => inList),
  }))
}

export function readJob(id: string, query: { lang: 'cn' | 'en' }) {
  return readUpstream<UpstreamJobDetail>({ path: ['jobs', id], query, answers: jobDetail }, ({ jobs }) =>
    jobs[query.lang].find((one) => one.id === id),
  )
}
