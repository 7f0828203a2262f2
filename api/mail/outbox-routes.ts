import { isIP } from 'node:net'
import { type Context, Hono, type Next } from 'hono'
import { accepts } from 'hono/accepts'
import type { Database } from '../db/tables.ts'
import { ProblemError } from '../problem.ts'
import { listOutbox } from './outbox-list.ts'
import { OUTBOX_POLICY, outboxPage } from './outbox-page.ts'

/**
 * `/outbox`: the messages, as a page or as JSON. Only for development: it shows codes and personal data to
 * anyone who can reach it, so it exists only where mail is not sent and the program is not in production.
 */
export function outboxRoutes(db: Database): Hono {
  const app = new Hono()
  app.get('/', refuseForeignNames, async (c) => {
    const messages = await listOutbox(db, c.req.query('to'))
    c.header('cache-control', 'no-store')
    c.header('vary', 'Accept')
    if (wantsJson(c)) return c.json({ messages })
    c.header('content-security-policy', OUTBOX_POLICY)
    return c.html(outboxPage(messages))
  })
  return app
}

function wantsJson(c: Context): boolean {
  const types = ['text/html', 'application/json']
  return accepts(c, { header: 'Accept', supports: types, default: 'text/html' }) === 'application/json'
}

/** A page elsewhere can point a name of its own at this machine, but not an address or `localhost`. */
async function refuseForeignNames(c: Context, next: Next): Promise<void> {
  const name = new URL(c.req.url).hostname.replace(/^\[(.*)\]$/, '$1')
  if (name !== 'localhost' && !isIP(name)) throw new ProblemError(403, 'host-not-allowed')
  await next()
}
