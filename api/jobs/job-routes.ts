import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { JobDetail, JobList, JobQuery } from '../contract/job-schema.ts'
import { isUuid } from '../contract/keys.ts'
import type { Database } from '../db/tables.ts'
import { notFound } from '../http/problem.ts'
import { jsonContent, validate } from '../http/validate.ts'
import { listJobs, readJob } from './job-store.ts'

export interface JobOptions {
  db: Database
  /** Milliseconds since the epoch; decides which positions are open. */
  now: () => number
}

/** The positions: all of them, open and closed, and one. */
export function jobRoutes({ db, now }: JobOptions): Hono {
  const app = new Hono()

  app.get('/', listDescription, validate('query', JobQuery), async (c) =>
    c.json(await listJobs(db, c.req.valid('query').lang, now())),
  )

  app.get('/:id', itemDescription, validate('query', JobQuery), async (c) => {
    const id = c.req.param('id')
    const job = isUuid(id) ? await readJob(db, id, c.req.valid('query').lang, now()) : undefined
    if (!job) throw notFound()
    return c.json(job)
  })
  return app
}

const listDescription = describeRoute({
  tags: ['jobs'],
  summary: 'Every position, open ones first',
  responses: { 200: jsonContent('The positions', JobList) },
})

const itemDescription = describeRoute({
  tags: ['jobs'],
  summary: 'One position with duties and requirements',
  responses: { 200: jsonContent('The position', JobDetail) },
})
