import { createServerFn } from '@tanstack/react-start'
import { type } from 'arktype'
import { callStaff } from '#src/upstream/staff.server.ts'
import { readStaff } from '../read-staff.server.ts'

const audit = type({
  items: type({
    id: 'string',
    at: 'string',
    staff: 'string',
    action: 'string',
    subject: 'string',
    detail: 'Record<string, string | number | boolean | null>',
  }).array(),
  nextCursor: 'string | null',
})

export type AuditPage = typeof audit.infer

export const getAudit = createServerFn({ method: 'GET' })
  .validator(
    type({
      'staff?': 'string <= 40',
      'action?': 'string <= 60',
      'subject?': 'string <= 100',
      'day?': 'string <= 10',
      'cursor?': 'string <= 200',
    }),
  )
  .handler(async ({ data }) =>
    readStaff(await callStaff<AuditPage>('audit', { query: data, answers: audit })),
  )
