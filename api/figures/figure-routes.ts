import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { FiguresAnswer, FiguresBody } from '#contract/figure-schema.ts'
import { may } from '#contract/permissions.ts'
import type { Services } from '../guard/services.ts'
import { requireRelay } from '../http/caller.ts'
import { jsonContent, requireJson, validate } from '../http/validate.ts'
import { idempotencyKey, once } from '../idempotency.ts'
import { resourceRoutes } from '../staff/staff-resource.ts'
import { addFigures, type ReadSales, readFigures } from './figures.ts'

/** `/figures`: takes what sites have counted. */
export function figureRoutes({ db, now, secrets }: Pick<Services, 'db' | 'now' | 'secrets'>): Hono {
  const app = new Hono()
  app.post('/', description, requireJson, validate('json', FiguresBody), async (c) => {
    requireRelay(secrets, c)
    const body = c.req.valid('json')
    const request = { scope: 'figures', key: idempotencyKey(c), body, now: now() }
    const answer = await once(db, request, async (transaction) => {
      await addFigures(transaction, body.figures)
      return { response: { counted: body.figures.length } }
    })
    return c.json(answer)
  })
  return app
}

const header = (name: string) => ({
  in: 'header' as const,
  name,
  required: true,
  schema: { type: 'string' as const },
})

const description = describeRoute({
  tags: ['figures'],
  summary: 'Adds what a site has counted; a repetition with the same key is not counted again',
  parameters: ['Idempotency-Key', 'X-Relay-Secret'].map(header),
  responses: { 200: jsonContent('How many were counted', FiguresAnswer) },
})

const DAYS = 28

/** `/staff/v1/figures`: visits, applications and what became of them, searches without results. */
export function staffFigureRoutes(readSales: ReadSales) {
  return resourceRoutes('figures', {
    list: ({ db, now, staff, query: { days = DAYS } }) =>
      readFigures(db, days, now, may(staff.role, 'leads.read') ? readSales : undefined),
  })
}
