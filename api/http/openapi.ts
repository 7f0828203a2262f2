import { type } from 'arktype'
import { type Context, Hono, type Env as HonoEnv } from 'hono'
import { describeRoute, type GenerateSpecOptions, openAPIRouteHandler, resolver } from 'hono-openapi'
import { sql } from 'kysely'
import type { Database } from '../db/tables.ts'
import { Problem, ProblemError } from './problem.ts'
import { jsonContent } from './validate.ts'

const anyProblem = { responses: { default: { $ref: '#/components/responses/Problem' } } }

interface ApiDescription {
  title: string
  description: string
  tags: string[]
  /** Paths of the app that are described elsewhere. */
  exclude?: RegExp[]
}

function optionsOf({ title, description, tags, exclude = [] }: ApiDescription): Partial<GenerateSpecOptions> {
  return {
    exclude,
    documentation: {
      info: {
        title,
        version: '1.0.0',
        description: `${description} Text has no control characters but tab and line breaks. Every error is application/problem+json with a stable code.`,
      },
      tags: tags.map((name) => ({ name })),
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
        responses: {
          Problem: {
            description: 'A problem, RFC 9457',
            content: { 'application/problem+json': { schema: resolver(Problem) } },
          },
        },
      },
    },
    defaultOptions: {
      GET: anyProblem,
      POST: anyProblem,
      PUT: anyProblem,
      PATCH: anyProblem,
      DELETE: anyProblem,
    },
    // Every error is described once, by the default response.
    defaultValidationErrorResponse: false,
  }
}

/** Serves the OpenAPI document of an app at `/openapi.json`, generated from its schemas on first use. */
export function serveOpenApi<E extends HonoEnv>(app: Hono<E>, description: ApiDescription): void {
  app.get('/openapi.json', openAPIRouteHandler(app as unknown as Hono, optionsOf(description)))
}

const Health = type({ status: "'ok'" })

interface HealthOptions {
  db: Database
  /** True once the process has been told to stop. */
  isDraining: () => boolean
}

/** `/healthz`: the process answers. `/readyz`: it also takes requests and its database answers. */
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
