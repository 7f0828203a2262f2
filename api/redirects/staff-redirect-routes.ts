import { Hono } from 'hono'
import type { Database } from '../db/tables.ts'
import { etagOf, ifMatch } from '../http/if-match.ts'
import { requireJson, validate } from '../http/validate.ts'
import { allow, type StaffEnv } from '../staff/allow.ts'
import { describeAnswer } from '../staff/describe-answer.ts'
import { Redirect, RedirectBody, RedirectList } from './redirect-schema.ts'
import { listRedirects, removeRedirect, saveRedirect } from './redirect-store.ts'

/** `/staff/v1/redirects`: redirects as editors keep them, and what visitors look for in vain. */
export function staffRedirectRoutes({ db, now }: { db: Database; now: () => number }): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>()
  const write = allow('redirects.write')

  app.get(
    '/',
    describeAnswer('redirects', 'All redirects, and paths asked for in vain', RedirectList),
    write,
    async (c) => c.json(await listRedirects(db, now())),
  )

  app.post(
    '/',
    describeAnswer('redirects', 'Adds one', Redirect),
    write,
    requireJson,
    validate('json', RedirectBody),
    async (c) => {
      const redirect = await saveRedirect(db, c.req.valid('json'), c.get('staff'), now())
      return c.json(redirect, 200, etagOf(redirect))
    },
  )

  app.put(
    '/:id',
    describeAnswer('redirects', 'Changes one; with If-Match', Redirect),
    write,
    requireJson,
    validate('json', RedirectBody),
    async (c) => {
      const change = { id: c.req.param('id'), version: ifMatch(c) }
      const redirect = await saveRedirect(db, c.req.valid('json'), c.get('staff'), now(), change)
      return c.json(redirect, 200, etagOf(redirect))
    },
  )

  app.delete('/:id', describeAnswer('redirects', 'Removes one; with If-Match'), write, async (c) => {
    await removeRedirect(db, { id: c.req.param('id'), version: ifMatch(c) }, c.get('staff'), now())
    return c.body(null, 204)
  })
  return app
}
