import type { Transaction } from 'kysely'
import { calendarDate } from '#contract/china-time.ts'
import type { JobDetail, JobItem, JobList } from '#contract/job-schema.ts'
import { BASE_LANGUAGE, CalendarDate, exact, type Language, Uuid } from '#contract/values-schema.ts'
import type { Database, Tables } from '../db/tables.ts'

/** The list is not paged, and the site reads 1 MB: some 2,000 positions. */
const MAX_BYTES = 900_000

/** Open ones first, then the newest, up to MAX_BYTES of JSON. @param now ms since the epoch, decides what is open */
export async function listJobs(db: Database, lang: Language, now: number): Promise<JobList> {
  const rows = await jobsInLanguage(db, lang)
    .orderBy('job.published_at', 'desc')
    .orderBy('job.id', 'desc')
    .execute()
  const items = rows.map((row) => toItem(row, now))
  items.sort((a, b) => Number(a.status === 'closed') - Number(b.status === 'closed'))
  let bytes = 0
  const fitting = items.filter((item) => {
    bytes += Buffer.byteLength(JSON.stringify(item)) + 1
    return bytes < MAX_BYTES
  })
  return { items: fitting }
}

export async function readJob(
  db: Database,
  id: string,
  lang: Language,
  now: number,
): Promise<JobDetail | undefined> {
  const row = await jobsInLanguage(db, lang)
    .select(({ fn }) => [
      'job.published_at as publishedAt',
      fn.coalesce('wanted.duties', 'original.duties').as('duties'),
      fn.coalesce('wanted.requirements', 'original.requirements').as('requirements'),
    ])
    .where('job.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { duties, requirements, publishedAt, ...item } = row
  return {
    ...toItem(item, now),
    publishedAt,
    duties: JSON.parse(duties),
    requirements: JSON.parse(requirements),
  }
}

function jobsInLanguage(db: Database, lang: Language) {
  return db
    .selectFrom('job')
    .innerJoin('job_text as original', (join) =>
      join.onRef('original.job_id', '=', 'job.id').on('original.lang', '=', BASE_LANGUAGE),
    )
    .leftJoin('job_text as wanted', (join) =>
      join.onRef('wanted.job_id', '=', 'job.id').on('wanted.lang', '=', lang),
    )
    .select(({ fn }) => [
      'job.id',
      'job.team_key as teamKey',
      'job.city_key as cityKey',
      'job.valid_through as validThrough',
      'job.closed',
      fn.coalesce('wanted.lang', 'original.lang').as('lang'),
      fn.coalesce('wanted.title', 'original.title').as('title'),
      fn.coalesce('wanted.team', 'original.team').as('team'),
      fn.coalesce('wanted.city', 'original.city').as('city'),
      fn.coalesce('wanted.type', 'original.type').as('type'),
      fn.coalesce('wanted.summary', 'original.summary').as('summary'),
    ])
}

/** Open through its last day, unless closed by hand. */
function toItem<Row extends { closed: number; validThrough: string }>({ closed, ...row }: Row, now: number) {
  const open = closed === 0 && calendarDate(now) <= row.validThrough
  return { ...row, status: open ? 'open' : 'closed' } as Omit<Row, 'closed'> & Pick<JobItem, 'status'>
}

const JobText = exact({
  title: 'string > 0',
  team: 'string > 0',
  city: 'string > 0',
  type: 'string > 0',
  summary: 'string > 0',
  duties: 'string[] > 0',
  requirements: 'string[] > 0',
})

/** Seed file format. */
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

declare module '../db/tables.ts' {
  interface Tables {
    job: JobTable
    job_text: JobTextTable
    job_draft: JobDraftTable
  }
}

interface JobTable {
  id: string
  published_at: string
  valid_through: string
  closed: number
  team_key: string
  city_key: string
}

interface JobTextTable {
  job_id: string
  lang: Language
  title: string
  team: string
  city: string
  type: string
  summary: string
  duties: string
  requirements: string
}

interface JobDraftTable {
  id: string
  /** JSON, in seed file format */
  content: string
  version: number
  changed_at: number
  changed_by: string
}
