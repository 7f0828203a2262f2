import { type } from 'arktype'
import { CalendarDate, exact, Language, Moment, Uuid, Version } from './values-schema.ts'

export const JobQuery = type({ lang: Language.default('cn') })

const jobItem = {
  id: Uuid,
  lang: Language,
  title: 'string',
  team: 'string',
  /** language-independent, for filters */
  teamKey: 'string',
  city: 'string',
  cityKey: 'string',
  type: 'string',
  summary: 'string',
  /** last day of applications, in China */
  validThrough: CalendarDate,
  status: "'open' | 'closed'",
} as const

/** `lang` of the text: English if available, else Chinese. */
export const JobItem = exact(jobItem)
export type JobItem = typeof JobItem.infer

export const JobList = exact({ items: JobItem.array() })
export type JobList = typeof JobList.infer

export const JobDetail = exact({
  ...jobItem,
  publishedAt: CalendarDate,
  duties: 'string[]',
  requirements: 'string[]',
})
export type JobDetail = typeof JobDetail.infer

const Line = type('string <= 100')
const Lines = type('string <= 500').array().atMostLength(30)

/** Empty while undecided. */
const Through = CalendarDate.or("''")

const JobText = exact({
  title: Line,
  team: Line,
  city: Line,
  type: Line,
  summary: 'string <= 500',
  duties: Lines,
  requirements: Lines,
})
export type JobText = typeof JobText.infer

export const JobContent = exact({
  validThrough: Through,
  cn: JobText,
  en: JobText.or('null'),
})
export type JobContent = typeof JobContent.infer

const EditingJob = {
  id: Uuid,
  version: Version,
  state: "'draft' | 'public' | 'closed'",
  /** whether it differs from the published version */
  changed: 'boolean',
  changedAt: Moment,
  changedBy: 'string',
} as const

export const EditingJobItem = exact({
  ...EditingJob,
  title: 'string',
  city: 'string',
  team: 'string',
  english: 'boolean',
  validThrough: Through,
})
export type EditingJobItem = typeof EditingJobItem.infer

export const EditingJobList = exact({ items: EditingJobItem.array() })
export const EditingJobDetail = exact({ ...EditingJob, content: JobContent })
export type EditingJobDetail = typeof EditingJobDetail.infer
