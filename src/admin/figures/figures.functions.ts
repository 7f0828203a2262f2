import { createServerFn } from '@tanstack/react-start'
import { type } from 'arktype'
import { callStaff } from '#src/upstream/staff.server.ts'
import { readStaff } from '../read-staff.server.ts'

const figures = type({
  days: type({ day: 'string', visits: 'number', applications: 'number' }).array(),
  before: { visits: 'number', applications: 'number' },
  pages: type({ page: 'string', visits: 'number', applications: 'number' }).array(),
  referrers: type({ referrer: 'string', visits: 'number', applications: 'number' }).array(),
  searches: type({ words: 'string', lang: 'string', count: 'number' }).array(),
})

export type Figures = typeof figures.infer

export const getFigures = createServerFn({ method: 'GET' })
  .validator(type({ days: '7 | 28 | 90' }))
  .handler(async ({ data }) =>
    readStaff(await callStaff<Figures>('figures', { query: data, answers: figures })),
  )
