import { Hono } from 'hono'
import type { Database } from '../db/tables.ts'
import { validate } from '../http/validate.ts'
import { allow, type StaffEnv } from '../staff/allow.ts'
import { describeAnswer } from '../staff/describe-answer.ts'
import { Figures, FiguresQuery } from './figure-schema.ts'
import { readFigures } from './read-figures.ts'

const DAYS = 28

/** `/staff/v1/figures`: visits, applications and searches without results. */
export function staffFigureRoutes({ db, now }: { db: Database; now: () => number }): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>()
  app.get(
    '/',
    describeAnswer('figures', 'Visits, applications, searches without results', Figures),
    allow('visits.read'),
    validate('query', FiguresQuery),
    async (c) => {
      const { days = DAYS } = c.req.valid('query')
      return c.json(await readFigures(db, days, now()))
    },
  )
  return app
}
