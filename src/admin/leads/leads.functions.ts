import { createServerFn } from '@tanstack/react-start'
import { type } from 'arktype'
import {
  LeadCsv,
  LeadDetail,
  LeadList,
  LeadOwners,
  LeadStatus,
  LeadsErased,
  RevealAnswer,
  Revealed,
} from '#api/contract/lead-schema.ts'
import { changeStaff, readStaff } from '../read-staff.server.ts'
import { leadStatuses } from './lead-search.ts'

const filter = type({ '[string]': 'string <= 200' })
const id = type('string.uuid')
// looser than the API's, which says what is wrong with which field
const change = type({
  'status?': LeadStatus,
  'owner?': 'string | null',
  'due?': 'string <= 20',
  'company?': 'string <= 100',
})

export type LeadChange = typeof change.infer

export const getLeads = createServerFn({ method: 'GET' })
  .validator(filter)
  .handler(({ data }) => readStaff('leads', LeadList, data))

/** The first ones of each status. */
export const getBoard = createServerFn({ method: 'GET' })
  .validator(filter)
  .handler(({ data }) =>
    Promise.all(
      leadStatuses.map((status) => readStaff('leads', LeadList, { ...data, status, sort: 'due', limit: 20 })),
    ),
  )

export const getLead = createServerFn({ method: 'GET' })
  .validator(type({ id }))
  .handler(({ data: { id } }) => readStaff(`leads/${id}`, LeadDetail))

export const getLeadOwners = createServerFn({ method: 'GET' }).handler(
  async () => (await readStaff('leads/owners', LeadOwners)).items,
)

/** @returns refused with `changed-meanwhile` where somebody else was first */
export const changeLead = createServerFn({ method: 'POST' })
  .validator(type({ id, version: 'number', change }))
  .handler(({ data: { id, version, change: body } }) =>
    changeStaff(`leads/${id}`, LeadDetail, { method: 'PATCH', body, version }),
  )

export const addLeadNote = createServerFn({ method: 'POST' })
  .validator(type({ id, text: 'string <= 4000' }))
  .handler(({ data: { id, ...body } }) => changeStaff(`leads/${id}/notes`, LeadDetail, { body }))

export const revealLead = createServerFn({ method: 'POST' })
  .validator(type({ id, field: Revealed }))
  .handler(({ data: { id, ...body } }) => changeStaff(`leads/${id}/reveal`, RevealAnswer, { body }))

export const exportLeads = createServerFn({ method: 'POST' })
  .validator(filter)
  .handler(({ data: body }) =>
    // ten thousand applications are some 5 MB
    changeStaff('leads/csv', LeadCsv, { body, mostBytes: 32_000_000 }),
  )

export const eraseLead = createServerFn({ method: 'POST' })
  .validator(type({ id }))
  .handler(({ data: { id } }) => changeStaff(`leads/${id}/erase`, LeadsErased))
