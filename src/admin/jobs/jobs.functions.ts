import { createServerFn } from '@tanstack/react-start'
import { type } from 'arktype'
import { EditingJobDetail, EditingJobList } from '#api/contract/job-schema.ts'
import { changeStaff, readStaff } from '../read-staff.server.ts'

const place = { id: 'string.uuid', version: 'number.integer' } as const

// looser than the API's, which says what is wrong with which field
const line = type('string <= 100')
const text = type({
  ...{ title: line, team: line, city: line, type: line, summary: 'string <= 500' },
  ...{ duties: 'string[]', requirements: 'string[]' },
} as const)
const content = type({ validThrough: 'string <= 10', cn: text, en: text.or('null') })

export const getStaffJobs = createServerFn({ method: 'GET' }).handler(() => readStaff('jobs', EditingJobList))

export const getStaffJob = createServerFn({ method: 'GET' })
  .validator(type({ id: 'string.uuid' }))
  .handler(({ data: { id } }) => readStaff(`jobs/${id}`, EditingJobDetail))

export const createJob = createServerFn({ method: 'POST' }).handler(() =>
  changeStaff('jobs', EditingJobDetail, { body: {} }),
)

export const saveJob = createServerFn({ method: 'POST' })
  .validator(type({ ...place, content }))
  .handler(({ data: { id, version, content: body } }) =>
    changeStaff(`jobs/${id}`, EditingJobDetail, { method: 'PUT', body, version }),
  )

export const changeJobState = createServerFn({ method: 'POST' })
  .validator(type({ ...place, to: "'publish' | 'close'" }))
  .handler(({ data: { id, version, to } }) =>
    changeStaff(`jobs/${id}/${to}`, EditingJobDetail, { body: {}, version }),
  )
