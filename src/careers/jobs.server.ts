import { calendarDate } from '#contract/china-time.ts'
import type { JobItem } from '#contract/job-schema.ts'
import { isUuid } from '#contract/keys.ts'
import { withUnitsKept } from '#contract/texts/units.ts'
import { StatusError } from '#src/site/failure.ts'
import type { Locale } from '#src/site/locale.ts'
import { readJob, readJobs } from '#src/upstream/jobs.server.ts'
import { staleSince } from '#src/upstream/read.server.ts'
import type { JobDetail, JobList } from './jobs.ts'

/** Fresh, stale or unavailable; never rejects. */
export async function listJobs(lang: Locale): Promise<JobList> {
  const reading = await readJobs({ lang })
  if (reading.state === 'missing' || reading.state === 'unavailable') {
    return { jobs: [], staleSince: null, available: false }
  }
  return {
    jobs: withUnitsKept(reading.data.items).map(closeAfterLastDay),
    staleSince: staleSince(reading),
    available: true,
  }
}

/** undefined where there is none. @throws StatusError 503 when neither upstream nor cache has it */
export async function findJob(lang: Locale, id: string): Promise<JobDetail | undefined> {
  if (!isUuid(id)) return undefined
  const [reading, translations] = await Promise.all([readJob(id, { lang }), translationsOf(id)])
  if (reading.state === 'missing') return undefined
  if (reading.state === 'unavailable') throw new StatusError(503, 'positions are unavailable')
  return { ...closeAfterLastDay(withUnitsKept(reading.data)), translations, staleSince: staleSince(reading) }
}

// every position exists in Chinese; untranslated ones are returned in Chinese
async function translationsOf(id: string): Promise<Locale[]> {
  const reading = await readJob(id, { lang: 'en' })
  const inEnglish = 'data' in reading && reading.data.lang === 'en'
  return inEnglish ? ['cn', 'en'] : ['cn']
}

// a cached answer may show a position open past its deadline
function closeAfterLastDay<T extends JobItem>(job: T): T {
  return job.validThrough < calendarDate(Date.now()) ? { ...job, status: 'closed' } : job
}
