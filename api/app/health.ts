import { type } from 'arktype'
import { type Context, Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { sql } from 'kysely'
import type { Database } from '../db/tables.ts'
import { ProblemError } from '../http/problem.ts'
import { jsonContent } from '../http/validate.ts'

const Health = type({ status: "'ok'" })

interface HealthOptions {
  db: Database
  /** shutting down */
  isDraining: () => boolean
}

/** `/healthz`: liveness. `/readyz`: readiness, including the database. */
export function healthRoutes({ db, isDraining }: HealthOptions): Hono {
  const app = new Hono()
  const describeCheck = (summary: string) =>
    describeRoute({ tags: ['health'], summary, responses: { 200: jsonContent('Yes', Health) } })

  app.get('/healthz', describeCheck('Whether the process is alive'), ok)
  app.get('/readyz', describeCheck('Whether requests can be served'), async (c) => {
    if (isDraining()) throw unavailable('The process is stopping.')
    await sql`select 1`.execute(db).catch(() => {
      throw unavailable('The database does not answer.')
    })
    return ok(c)
  })
  return app
}

function ok(c: Context) {
  return c.json({ status: 'ok' } satisfies typeof Health.infer, 200, { 'cache-control': 'no-store' })
}

function unavailable(detail: string): ProblemError {
  return new ProblemError(503, 'not-ready', { detail, headers: { 'retry-after': '2' } })
}
