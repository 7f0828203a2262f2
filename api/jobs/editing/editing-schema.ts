import { type } from 'arktype'
import { CalendarDate } from '../../calendar-date.ts'
import { Uuid } from '../../uuid.ts'

const Line = type('string <= 100')
const Lines = type('string <= 500').array().atMostLength(30)

const JobText = type({
  '+': 'reject',
  title: Line,
  team: Line,
  city: Line,
  type: Line,
  summary: 'string <= 500',
  duties: Lines,
  requirements: Lines,
})
export type JobText = typeof JobText.infer

export const JobContent = type({
  '+': 'reject',
  validThrough: CalendarDate.or("''"),
  cn: JobText,
  en: JobText.or('null'),
})
export type JobContent = typeof JobContent.infer

const EditingJob = {
  '+': 'reject',
  id: Uuid,
  version: 'number.integer >= 0',
  state: "'draft' | 'public' | 'closed'",
  /** Whether what is public is another text. */
  changed: 'boolean',
  changedAt: 'number',
  changedBy: 'string',
} as const

export const EditingJobItem = type({
  ...EditingJob,
  title: 'string',
  city: 'string',
  team: 'string',
  english: 'boolean',
  validThrough: 'string',
})
export type EditingJobItem = typeof EditingJobItem.infer

export const EditingJobList = type({ '+': 'reject', items: EditingJobItem.array() })
export const EditingJobDetail = type({ ...EditingJob, content: JobContent })
export type EditingJobDetail = typeof EditingJobDetail.infer
