import { type } from 'arktype'
import { CalendarDate } from '../../calendar-date.ts'
import { exact } from '../../exact.ts'
import { Uuid } from '../../uuid.ts'

const Line = type('string <= 100')
const Lines = type('string <= 500').array().atMostLength(30)

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
  validThrough: CalendarDate.or("''"),
  cn: JobText,
  en: JobText.or('null'),
})
export type JobContent = typeof JobContent.infer

const EditingJob = {
  id: Uuid,
  version: 'number.integer >= 0',
  state: "'draft' | 'public' | 'closed'",
  /** Whether what is public is another text. */
  changed: 'boolean',
  changedAt: 'number',
  changedBy: 'string',
} as const

export const EditingJobItem = exact({
  ...EditingJob,
  title: 'string',
  city: 'string',
  team: 'string',
  english: 'boolean',
  validThrough: 'string',
})
export type EditingJobItem = typeof EditingJobItem.infer

export const EditingJobList = exact({ items: EditingJobItem.array() })
export const EditingJobDetail = exact({ ...EditingJob, content: JobContent })
export type EditingJobDetail = typeof EditingJobDetail.infer
