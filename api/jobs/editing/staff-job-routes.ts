import { type Context, Hono } from 'hono'
import type { Database } from '../../db/tables.ts'
import { etagOf, ifMatch } from '../../http/if-match.ts'
import { notFound } from '../../http/problem.ts'
import { requireJson, validate } from '../../http/validate.ts'
import { allow, type StaffEnv } from '../../staff/allow.ts'
import { describeAnswer } from '../../staff/describe-answer.ts'
import { isUuid } from '../../uuid.ts'
import { EditingJobDetail, EditingJobList, JobContent } from './editing-schema.ts'
import { closeJob, createJob, listJobDrafts, publishJob, readJobDraft, saveJob } from './job-drafts.ts'

/** `/staff/v1/jobs`: the positions as they are written, and what makes them public. */
export function staffJobRoutes({ db, now }: { db: Database; now: () => number }): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>()
  const write = allow('jobs.write')
  const publish = allow('jobs.publish')
  const answer = (summary: string) => describeAnswer('jobs', summary, EditingJobDetail)
  const act = (c: Context<StaffEnv>) => ({ by: c.get('staff'), now: now() })
  const place = (c: Context<StaffEnv>) => ({ id: idOf(c), version: ifMatch(c) })
  const send = (c: Context, job: EditingJobDetail) => c.json(job, 200, etagOf(job))

  app.get('/', describeAnswer('jobs', 'Positions', EditingJobList), write, async (c) =>
    c.json({ items: await listJobDrafts(db, now()) }),
  )
  app.post('/', answer('A new draft'), write, async (c) => send(c, await createJob(db, undefined, act(c))))
  app.get('/:id', answer('The position'), write, async (c) => send(c, await readJobDraft(db, idOf(c), now())))
  app.put('/:id', answer('Saved'), write, requireJson, validate('json', JobContent), async (c) =>
    send(c, await saveJob(db, place(c), c.req.valid('json'), act(c))),
  )
  app.post('/:id/publish', answer('Public'), publish, async (c) =>
    send(c, await publishJob(db, place(c), act(c))),
  )
  app.post('/:id/close', answer('Closed'), publish, async (c) =>
    send(c, await closeJob(db, place(c), act(c))),
  )
  return app
}

/** @throws ProblemError 404 where it is no id */
function idOf(c: Context): string {
  const id = c.req.param('id')
  if (!isUuid(id)) throw notFound()
  return id
}
