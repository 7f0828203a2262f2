import { describePage, pageHead } from '#src/site/head.ts'
import type { JobDetail } from './jobs.ts'

type HeadContext = Parameters<typeof describePage>[0]

/** A position speaks for itself and has an address of its own; the list is one page, however it is filtered. */
export function jobHead(context: HeadContext, job: JobDetail | undefined) {
  if (!job) return pageHead(context, 'careers', (words) => words.joinus.seo)
  return describePage(context, {
    title: job.title,
    description: job.summary,
    path: `/about/joinus?id=${job.id}`,
    available: job.translations,
  })
}
