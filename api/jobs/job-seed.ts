import type { Transaction } from 'kysely'
import type { Language } from '../contract/values-schema.ts'
import { CalendarDate, exact, Uuid } from '../contract/values-schema.ts'
import type { Tables } from '../db/tables.ts'

const JobText = exact({
  title: 'string > 0',
  team: 'string > 0',
  city: 'string > 0',
  type: 'string > 0',
  summary: 'string > 0',
  duties: 'string[] > 0',
  requirements: 'string[] > 0',
})

/** A position as it stands in a seed file. */
export const JobSeed = exact({
  id: Uuid,
  publishedAt: CalendarDate,
  validThrough: CalendarDate,
  'closed?': 'boolean',
  teamKey: 'string > 0',
  cityKey: 'string > 0',
  cn: JobText,
  'en?': JobText,
})
export type JobSeed = typeof JobSeed.infer

/** Stores one position with its texts. */
export async function insertJob(transaction: Transaction<Tables>, job: JobSeed): Promise<void> {
  const row = {
    id: job.id,
    published_at: job.publishedAt,
    valid_through: job.validThrough,
    closed: job.closed ? 1 : 0,
    team_key: job.teamKey,
    city_key: job.cityKey,
  }
  await transaction.insertInto('job').values(row).execute()
  const texts = [textRow(job.id, 'cn', job.cn), ...(job.en ? [textRow(job.id, 'en', job.en)] : [])]
  await transaction.insertInto('job_text').values(texts).execute()
}

function textRow(jobId: string, lang: Language, { duties, requirements, ...text }: typeof JobText.infer) {
  return {
    job_id: jobId,
    lang,
    ...text,
    duties: JSON.stringify(duties),
    requirements: JSON.stringify(requirements),
  }
}
