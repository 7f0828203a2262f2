import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { PushResult } from '#contract/staff/delivery-schema.ts'
import type { TrialSecrets } from '../base/trial-secrets.ts'
import type { Database } from '../db/tables.ts'
import { requireRelay } from '../http/caller.ts'
import { requireJson, validate } from '../http/validate.ts'
import { noteResult } from './delivery.ts'

interface DeliveryOptions {
  db: Database
  /** Milliseconds since the epoch. */
  now: () => number
  secrets: TrialSecrets
}

/** `/deliveries`: takes what sites have met, which hand over to others themselves. */
export function deliveryRoutes({ db, now, secrets }: DeliveryOptions): Hono {
  const app = new Hono()
  app.post('/push', description, requireJson, validate('json', PushResult), async (c) => {
    requireRelay(secrets, c)
    await noteResult(db, 'push', c.req.valid('json').fault, now())
    return c.body(null, 204)
  })
  return app
}

const description = describeRoute({
  tags: ['health'],
  summary: 'What became of the addresses that a site told search engines',
  parameters: [{ in: 'header', name: 'X-Relay-Secret', required: true, schema: { type: 'string' } }],
  responses: { 204: { description: 'Noted' } },
})
