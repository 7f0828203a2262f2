import { type } from 'arktype'
import { isCalendarDate, momentInChina } from '../china-time.ts'
import { NewsCategory } from '../news-schema.ts'
import { exact } from '../values-schema.ts'

const written = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d)(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/

/** Ms since the epoch, in Beijing where no zone is written; NaN where it is no date. */
export function writtenMoment(text: string): number {
  const [, day = '', time = '00:00', zone] = written.exec(text) ?? []
  if (!isCalendarDate(day)) return Number.NaN
  return zone ? Date.parse(`${day}T${time}${zone}`) : momentInChina(`${day}T${time}`)
}

const WrittenMoment = type('string').narrow(
  (text, context) =>
    !Number.isNaN(writtenMoment(text)) ||
    context.mustBe('YYYY-MM-DD, or YYYY-MM-DD HH:MM with or without a zone such as +08:00'),
)

/** Front matter of a document to import. Its YAML has text alone; docs/import.md explains the keys. */
export const FrontMatter = exact({
  title: '0 < string <= 200',
  'summary?': 'string <= 500',
  'date?': WrittenMoment,
  'category?': NewsCategory,
  'author?': 'string <= 100',
  'cover?': 'string',
  'coverAlt?': 'string <= 300',
  'draft?': "'true' | 'false'",
})
export type FrontMatter = typeof FrontMatter.infer
