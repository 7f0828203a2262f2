import type { Database } from '../api/db/tables.ts'
import { insertJob, type JobSeed } from '../api/jobs/job-store.ts'
import { insertNews, type NewsSeed } from '../api/news/news-store.ts'

/** A key of the right form, the same for the same number and in the order of the numbers. */
export function recordId(number: number): string {
  return `01900000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`
}

/** An article with an English version; `number` decides id and texts. */
export function article(number: number, changes: Partial<NewsSeed> = {}): NewsSeed {
  return {
    id: recordId(number),
    publishDate: '2026-03-01',
    hits: number,
    cn: { title: `标题${number}`, summary: `摘要${number}`, bodyHtml: `<p>正文${number}</p>` },
    en: { title: `Title ${number}`, summary: `Summary ${number}`, bodyHtml: `<p>Body ${number}</p>` },
    ...changes,
  }
}

/** An open position without an English version; `number` decides id and texts. */
export function position(number: number, changes: Partial<JobSeed> = {}): JobSeed {
  return {
    id: recordId(number),
    publishedAt: '2026-03-01',
    validThrough: '2099-12-31',
    teamKey: 'rnd',
    cityKey: 'beijing',
    cn: {
      title: `职位${number}`,
      team: '研发',
      city: '北京',
      type: '全职',
      summary: `说明${number}`,
      duties: ['职责一', '职责二'],
      requirements: ['要求一'],
    },
    ...changes,
  }
}

/** Puts articles into a database. */
export async function storeNews(db: Database, ...articles: NewsSeed[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const one of articles) await insertNews(transaction, one)
  })
}

/** Puts positions into a database. */
export async function storeJobs(db: Database, ...positions: JobSeed[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const one of positions) await insertJob(transaction, one)
  })
}
