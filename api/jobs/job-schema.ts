import { type } from 'arktype'
import { CalendarDate } from '../calendar-date.ts'
import { exact } from '../exact.ts'
import { Language } from '../language.ts'
import { Uuid } from '../uuid.ts'

export const JobQuery = type({ lang: Language.default('cn') })

const jobItem = {
  id: Uuid,
  lang: Language,
  title: 'string',
  team: 'string',
  /** The team, whatever the language, for filters. */
  teamKey: 'string',
  city: 'string',
  cityKey: 'string',
  type: 'string',
  summary: 'string',
  /** The last day applications are taken, in China. */
  validThrough: CalendarDate,
  status: "'open' | 'closed'",
} as const

/** `lang` says which language the text is in: English where there is an English version, else Chinese. */
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
