import { Hono } from 'hono'
import { JobDetail, JobList, JobQuery } from '#contract/job-schema.ts'
import { isUuid } from '#contract/keys.ts'
import type { Services } from '../guard/services.ts'
import { notFound } from '../http/problem.ts'
import { describeGet, validate } from '../http/validate.ts'
import { resourceRoutes } from '../staff/staff-resource.ts'
import {
  closeJob,
  createJob,
  listJobDrafts,
  publishJob,
  readJobDraft,
  removeJob,
  saveJob,
} from './job-drafts.ts'
import { listJobs, readJob } from './job-store.ts'

export function jobRoutes({ db, now }: Pick<Services, 'db' | 'now'>): Hono {
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

const listDescription = describeGet('jobs', 'Every position, open ones first', JobList)
const itemDescription = describeGet('jobs', 'One position with duties and requirements', JobDetail)

/** `/staff/v1/jobs` */
export function staffJobRoutes() {
  return resourceRoutes('jobs', {
    list: async ({ db, now }) => ({ items: await listJobDrafts(db, now) }),
    create: ({ db, act }) => createJob(db, undefined, act),
    one: ({ db, id, now }) => readJobDraft(db, id, now),
    save: ({ db, place, body, act }) => saveJob(db, place, body, act),
    remove: ({ db, place, act }) => removeJob(db, place, act),
    publish: ({ db, place, act }) => publishJob(db, place, act),
    close: ({ db, place, act }) => closeJob(db, place, act),
  })
}
