import { createServerFn } from '@tanstack/react-start'
import { type } from 'arktype'
import { AuditList } from '#api/contract/staff-schema.ts'
import { readStaff } from '../read-staff.server.ts'

export const getAudit = createServerFn({ method: 'GET' })
  .validator(type({ '[string]': 'string <= 200' }))
  .handler(({ data }) => readStaff('audit', AuditList, data))
