import { Hono } from 'hono'
import { PublicRedirects } from '../contract/redirect-schema.ts'
import type { Database } from '../db/tables.ts'
import { describeGet } from '../http/validate.ts'
import { publicRedirects } from './redirect-store.ts'

/** `/redirects`: where paths lead that are no pages any more. */
export function redirectRoutes(db: Database): Hono {
  const app = new Hono()
  const description = describeGet(
    'redirects',
    'Paths that lead elsewhere; followed only where there is no page',
    PublicRedirects,
  )
  app.get('/', description, async (c) => c.json({ items: await publicRedirects(db) }))
  return app
}
