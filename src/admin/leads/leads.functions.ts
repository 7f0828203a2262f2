import { createServerFn } from '@tanstack/react-start'
import { type } from 'arktype'
import { callStaff } from '#src/upstream/staff.server.ts'
import { outcomeOf } from '../outcome.ts'
import { readStaff } from '../read-staff.server.ts'
import { leadSummary, owner, status } from './lead-schema.server.ts'

const counts = type({
  ...{ new: 'number', called: 'number', 'trial-running': 'number' },
  ...{ won: 'number', lost: 'number', spam: 'number' },
} as const)

const list = type({
  items: leadSummary.array(),
  nextCursor: 'string | null',
  total: 'number',
  statuses: counts,
  views: { open: 'number', mine: 'number', overdue: 'number', unowned: 'number', all: 'number' },
})

const detail = leadSummary.and({
  address: 'string',
  readiness: 'string',
  marketing: 'boolean',
  duplicates: type({ id: 'string', reference: 'string', same: "('email' | 'telephone')[]" }).array(),
  history: type({ at: 'string', kind: 'string', by: 'string', from: 'string', to: 'string' }).array(),
})
const revealed = type({ value: 'string', 'dial?': 'string' })

export type LeadSummary = typeof leadSummary.infer
export type LeadList = typeof list.infer
export type LeadDetail = typeof detail.infer

const filter = type({ '[string]': 'string <= 200' })
const withId = { id: 'string.uuid' } as const

export const getLeads = createServerFn({ method: 'GET' })
  .validator(filter)
  .handler(async ({ data }) => readStaff(await callStaff<LeadList>('leads', { query: data, answers: list })))

/** The first ones of each status. */
export const getBoard = createServerFn({ method: 'GET' })
  .validator(filter)
  .handler(async ({ data }) => {
    const statuses = ['new', 'called', 'trial-running', 'won', 'lost', 'spam']
    const lists = await Promise.all(
      statuses.map((each) =>
        callStaff<LeadList>('leads', {
          query: { ...data, status: each, sort: 'due', limit: '20' },
          answers: list,
        }),
      ),
    )
    return lists.map(readStaff)
  })

export const getLead = createServerFn({ method: 'GET' })
  .validator(type(withId))
  .handler(async ({ data: { id } }) =>
    readStaff(await callStaff<LeadDetail>(`leads/${id}`, { answers: detail })),
  )

const owners = type({ items: owner.array() })

export const getLeadOwners = createServerFn({ method: 'GET' }).handler(
  async () => readStaff(await callStaff<typeof owners.infer>('leads/owners', { answers: owners })).items,
)

/** @returns refused with `version-changed` where somebody else was first */
export const changeLead = createServerFn({ method: 'POST' })
  .validator(
    type({
      ...withId,
      version: 'number',
      change: {
        'status?': status,
        'owner?': 'string | null',
        'due?': 'string <= 20',
        'company?': 'string <= 100',
      },
    }),
  )
  .handler(async ({ data: { id, version, change } }) =>
    outcomeOf(
      await callStaff<LeadDetail>(`leads/${id}`, {
        ...{ method: 'PATCH', body: change, ifMatch: `"${version}"` },
        answers: detail,
      }),
    ),
  )

export const addLeadNote = createServerFn({ method: 'POST' })
  .validator(type({ ...withId, text: 'string <= 4000' }))
  .handler(async ({ data: { id, ...body } }) =>
    outcomeOf(await callStaff<LeadDetail>(`leads/${id}/notes`, { method: 'POST', body, answers: detail })),
  )

export const revealLead = createServerFn({ method: 'POST' })
  .validator(type({ ...withId, field: "'telephone' | 'email'" }))
  .handler(async ({ data: { id, ...body } }) =>
    outcomeOf(
      await callStaff<typeof revealed.infer>(`leads/${id}/reveal`, {
        ...{ method: 'POST', body },
        answers: revealed,
      }),
    ),
  )

const table = type({ csv: 'string' })

export const exportLeads = createServerFn({ method: 'POST' })
  .validator(filter)
  .handler(async ({ data }) =>
    outcomeOf(
      await callStaff<typeof table.infer>('leads/csv', {
        ...{ method: 'POST', body: data },
        // ten thousand applications are some 5 MB
        mostBytes: 32_000_000,
        answers: table,
      }),
    ),
  )

const erased = type({ applications: 'number' })

export const eraseLead = createServerFn({ method: 'POST' })
  .validator(type(withId))
  .handler(async ({ data: { id } }) =>
    outcomeOf(await callStaff<typeof erased.infer>(`leads/${id}/erase`, { method: 'POST', answers: erased })),
  )
