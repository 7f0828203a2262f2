import type { Type } from 'arktype'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { isUuid } from '../contract/keys.ts'
import type { Permission } from '../contract/permissions.ts'
import { etagOf, ifMatch, type Place } from '../http/if-match.ts'
import { notFound } from '../http/problem.ts'
import { requireJson, validate } from '../http/validate.ts'
import { allow, type StaffEnv } from './allow.ts'
import type { Act } from './audit/record-audit.ts'
import { describeAnswer } from './describe-answer.ts'

type Schema<T> = { infer: T }

interface Operation<Answer, Body, Query> {
  /** For the OpenAPI document. */
  summary: string
  /** Left out where there is no session yet, and nowhere else. */
  permission?: Permission
  body?: Schema<Body>
  query?: Schema<Query>
  /** Left out where there is nothing to say: 204. */
  answers?: Schema<Answer>
}

/** What an operation is asked for, once its permission, body and query are right. */
export class StaffRequest<Body = unknown, Query = unknown> {
  readonly c: Context<StaffEnv>
  readonly identity
  readonly db
  /** Milliseconds since the epoch. */
  readonly now

  constructor(c: Context<StaffEnv>) {
    this.c = c
    this.identity = c.get('identity')
    this.db = this.identity.db
    this.now = this.identity.now()
  }

  get staff() {
    return this.c.get('staff')
  }

  get session() {
    return this.c.get('session')
  }

  get act(): Act {
    return { by: this.staff, now: this.now }
  }

  get body(): Body {
    return this.c.req.valid('json' as never)
  }

  get query(): Query {
    return this.c.req.valid('query' as never)
  }

  /** @throws ProblemError 404 where the path has no id */
  get id(): string {
    return this.key('id')
  }

  /** What is changed, and the version that was seen. @throws ProblemError 404; 428 without If-Match */
  get place(): Place & { version: number } {
    return { id: this.id, version: ifMatch(this.c) }
  }

  key(name: string): string {
    const key = this.c.req.param(name)
    if (!isUuid(key)) throw notFound()
    return key
  }
}

/**
 * The operations on one resource of the staff API. Each states its permission and its schemas; what it answers is sent
 * with its version as ETag, and kept nowhere.
 */
export function staffResource(tag: string) {
  const app = new Hono<StaffEnv>()
  function on<Answer, Body, Query>(
    route: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`,
    { summary, permission, body, query, answers }: Operation<Answer, Body, Query>,
    handle: (request: StaffRequest<Body, Query>) => Promise<NoInfer<Answer>> | NoInfer<Answer>,
  ): void {
    const [method = '', path = ''] = route.split(' ')
    const before: MiddlewareHandler[] = [
      describeAnswer(tag, summary, answers as Type | undefined),
      ...(permission ? [allow(permission)] : []),
      ...(body ? [requireJson, validate('json', body as Type)] : []),
      ...(query ? [validate('query', query as Type)] : []),
    ]
    app.on(method, [path], ...before, async (c: Context<StaffEnv>) => {
      const answer = await handle(new StaffRequest<Body, Query>(c))
      const headers = { 'cache-control': 'no-store', ...versionOf(answer) }
      return answers ? c.json(answer as object, 200, headers) : c.body(null, 204, headers)
    })
  }
  return { app, on }
}

function versionOf(answer: unknown): { etag?: string } {
  const { version: ofRecord, edition: version = ofRecord } = Object(answer)
  return typeof version === 'number' ? etagOf({ version }) : {}
}
