import type { Hono } from 'hono'
import { type GenerateSpecOptions, openAPIRouteHandler, resolver } from 'hono-openapi'
import { Problem } from './problem.ts'

const anyProblem = { responses: { default: { $ref: '#/components/responses/Problem' } } }

const OPTIONS: Partial<GenerateSpecOptions> = {
  documentation: {
    info: {
      title: 'Upstream API',
      version: '1.0.0',
      description:
        'News, positions, downloads, trial applications, sessions and health for the site. Every error is application/problem+json with a stable code.',
    },
    tags: ['news', 'jobs', 'downloads', 'trial', 'session', 'health'].map((name) => ({ name })),
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
  defaultOptions: { GET: anyProblem, POST: anyProblem, DELETE: anyProblem },
  // Every error is described once, by the default response.
  defaultValidationErrorResponse: false,
}

/** Serves the OpenAPI document of an app at `/openapi.json`, generated from its schemas on first use. */
export function serveOpenApi(app: Hono): void {
  app.get('/openapi.json', openAPIRouteHandler(app, OPTIONS))
}
