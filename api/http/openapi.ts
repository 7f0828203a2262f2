import type { Hono, Env as HonoEnv } from 'hono'
import { type GenerateSpecOptions, openAPIRouteHandler, resolver } from 'hono-openapi'
import { Problem } from './problem.ts'

const anyProblem = { responses: { default: { $ref: '#/components/responses/Problem' } } }

interface ApiDescription {
  title: string
  description: string
  tags: string[]
  /** paths to leave out */
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
    // the default response describes every error
    defaultValidationErrorResponse: false,
  }
}

/** Serves `/openapi.json`, generated from the app's schemas on first use. */
export function serveOpenApi<E extends HonoEnv>(app: Hono<E>, description: ApiDescription): void {
  app.get('/openapi.json', openAPIRouteHandler(app, optionsOf(description)))
}
