import { createServerFn } from '@tanstack/react-start'
import { type } from 'arktype'
import { Figures } from '#api/contract/figure-schema.ts'
import { readStaff } from '../read-staff.server.ts'

export const getFigures = createServerFn({ method: 'GET' })
  .validator(type({ days: '7 | 28 | 90' }))
  .handler(({ data }) => readStaff('figures', Figures, data))
