import { type } from 'arktype'
import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import type { Database } from '../db/tables.ts'
import { jsonContent } from '../http/validate.ts'
import { contentVersion } from './content-version.ts'

const Version = type({ version: 'string' })

/** `/version`: sites ask it every few seconds, so that each of them forgets pages that have changed. */
export function versionRoutes({ db, now }: { db: Database; now: () => number }): Hono {
  const app = new Hono()
  const description = describeRoute({
    tags: ['health'],
    summary: 'Changes when news, positions or packages do',
    responses: { 200: jsonContent('The version', Version) },
  })
  app.get('/', description, async (c) => {
    const version = await contentVersion(db, now())
    return c.json({ version } satisfies typeof Version.infer, 200, { 'cache-control': 'no-store' })
  })
  return app
}
