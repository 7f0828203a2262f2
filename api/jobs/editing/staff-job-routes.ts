import { EditingJobDetail, EditingJobList, JobContent } from '../../contract/job-schema.ts'
import { staffResource } from '../../staff/staff-resource.ts'
import { closeJob, createJob, listJobDrafts, publishJob, readJobDraft, saveJob } from './job-drafts.ts'

/** `/staff/v1/jobs`: the positions as they are written, and what makes them public. */
export function staffJobRoutes() {
  const { app, on } = staffResource('jobs')
  const write = { permission: 'jobs.write', answers: EditingJobDetail } as const
  const publish = { permission: 'jobs.publish', answers: EditingJobDetail } as const

  on('GET /', { ...write, summary: 'Positions', answers: EditingJobList }, async ({ db, now }) => ({
    items: await listJobDrafts(db, now),
  }))
  on('POST /', { ...write, summary: 'A new draft' }, ({ db, act }) => createJob(db, undefined, act))
  on('GET /:id', { ...write, summary: 'The position' }, ({ db, id, now }) => readJobDraft(db, id, now))
  on('PUT /:id', { ...write, summary: 'Saved', body: JobContent }, ({ db, place, body, act }) =>
    saveJob(db, place, body, act),
  )
  on('POST /:id/publish', { ...publish, summary: 'Public' }, ({ db, place, act }) =>
    publishJob(db, place, act),
  )
  on('POST /:id/close', { ...publish, summary: 'Closed' }, ({ db, place, act }) => closeJob(db, place, act))
  return app
}
