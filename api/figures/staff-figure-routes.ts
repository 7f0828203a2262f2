import { Figures, FiguresQuery } from '../contract/figure-schema.ts'
import { staffResource } from '../staff/staff-resource.ts'
import { readFigures } from './read-figures.ts'

const DAYS = 28

/** `/staff/v1/figures`: visits, applications and searches without results. */
export function staffFigureRoutes() {
  const { app, on } = staffResource('figures')
  const summary = 'Visits, applications, searches without results'
  const figures = { permission: 'visits.read', summary, query: FiguresQuery, answers: Figures } as const
  on('GET /', figures, ({ db, now, query: { days = DAYS } }) => readFigures(db, days, now))
  return app
}
