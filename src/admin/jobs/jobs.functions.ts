import { createServerFn } from '@tanstack/react-start'
import { type } from 'arktype'
import { callStaff } from '#src/upstream/staff.server.ts'
import { outcomeOf } from '../outcome.ts'
import { readStaff } from '../read-staff.server.ts'
import { content, job, jobs } from './job-schema.server.ts'

export type StaffJob = typeof job.infer
export type StaffJobs = typeof jobs.infer
export type JobContent = typeof content.infer

const place = { id: 'string.uuid', version: 'number.integer' } as const

export const getStaffJobs = createServerFn({ method: 'GET' }).handler(async () =>
  readStaff(await callStaff<StaffJobs>('jobs', { answers: jobs })),
)

export const getStaffJob = createServerFn({ method: 'GET' })
  .validator(type({ id: 'string.uuid' }))
  .handler(async ({ data }) => readStaff(await callStaff<StaffJob>(`jobs/${data.id}`, { answers: job })))

export const createJob = createServerFn({ method: 'POST' }).handler(async () =>
  outcomeOf(await callStaff<StaffJob>('jobs', { method: 'POST', body: {}, answers: job })),
)

export const saveJob = createServerFn({ method: 'POST' })
  .validator(type({ ...place, content }))
  .handler(async ({ data: { id, version, content } }) =>
    outcomeOf(
      await callStaff<StaffJob>(`jobs/${id}`, {
        ...{ method: 'PUT', body: content, ifMatch: `"${version}"`, answers: job },
      }),
    ),
  )

export const changeJobState = createServerFn({ method: 'POST' })
  .validator(type({ ...place, to: "'publish' | 'close'" }))
  .handler(async ({ data: { id, version, to } }) =>
    outcomeOf(
      await callStaff<StaffJob>(`jobs/${id}/${to}`, {
        ...{ method: 'POST', body: {}, ifMatch: `"${version}"`, answers: job },
      }),
    ),
  )
