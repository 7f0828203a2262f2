import type { Type } from 'arktype'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { describeRoute } from 'hono-openapi'
import { isUuid } from '../contract/keys.ts'
import { may, type Permission } from '../contract/permissions.ts'
import { type StaffApi, staffApi } from '../contract/staff/staff-api-schema.ts'
import { bearerToken, unauthorised } from '../http/bearer.ts'
import { notFound, ProblemError } from '../http/problem.ts'
import { etagOf, ifMatch, jsonContent, type Place, requireJson, validate } from '../http/validate.ts'
import type { Act } from './audit/record-audit.ts'
import { readStaffSession } from './identity/sessions.ts'
import {
  lacksSecondFactor,
  type StaffIdentity,
  type StaffMember,
  type StaffSession,
} from './identity/staff-identity.ts'

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
  /** The media type of a file, which the handler answers as a Response. */
  file?: string
  /** 428 without If-Match. */
  ifMatch?: true
}

type Part<O, K extends string> = O extends Record<K, Schema<infer T>> ? T : unknown

/** A handler for each operation of an area; one that is missing, or answers something else, does not compile. */
export type Handlers<A extends keyof StaffApi> = {
  [O in keyof StaffApi[A]]: (
    request: StaffRequest<Part<StaffApi[A][O], 'body'>, Part<StaffApi[A][O], 'query'>>,
  ) => Promise<Part<StaffApi[A][O], 'answers'>> | Part<StaffApi[A][O], 'answers'>
}

/** The routes of an area of the staff API, as the contract has them. */
export function resourceRoutes<A extends keyof StaffApi>(area: A, handlers: Handlers<A>): Hono<StaffEnv> {
  const { app, on } = staffResource(area)
  const operations = Object.entries<Operation<unknown, unknown, unknown> & { route: Route }>(staffApi[area])
  for (const [name, { route, ...operation }] of operations)
    on(route, operation, handlers[name as keyof StaffApi[A]] as Handler)
  return app
}

type Route = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`
type Handler = (request: StaffRequest<unknown, unknown>) => unknown

type Validated<Body, Query> = { out: { json: Body; query: Query } }

/** What an operation is asked for, once its permission, body and query are right. */
export class StaffRequest<Body = unknown, Query = unknown> {
  readonly c: Context<StaffEnv, string, Validated<Body, Query>>
  readonly identity
  readonly db
  /** Milliseconds since the epoch. */
  readonly now

  constructor(c: Context<StaffEnv, string, Validated<Body, Query>>) {
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
    return this.c.req.valid('json')
  }

  get query(): Query {
    return this.c.req.valid('query')
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
    route: Route,
    { summary, permission, body, query, answers, file, ifMatch: changes }: Operation<Answer, Body, Query>,
    handle: (request: StaffRequest<Body, Query>) => Promise<NoInfer<Answer>> | NoInfer<Answer>,
  ): void {
    const [method = '', path = ''] = route.split(' ')
    const before: MiddlewareHandler[] = [
      describeAnswer(tag, summary, answers as Type | undefined, file),
      ...(permission ? [allow(permission)] : []),
      // a schema that is merged from others takes unknown members again
      ...(body ? [requireJson, validate('json', (body as Type).onUndeclaredKey('reject'))] : []),
      ...(query ? [validate('query', query as Type)] : []),
      ...(changes ? [requireIfMatch] : []),
    ]
    app.on(method, [path], ...before, async (c: Context<StaffEnv, string, Validated<Body, Query>>) => {
      const answer = await handle(new StaffRequest<Body, Query>(c))
      if (answer instanceof Response) return answer
      const headers = { 'cache-control': 'no-store', ...versionOf(answer) }
      return answers ? c.json(answer as object, 200, headers) : c.body(null, 204, headers)
    })
  }
  return { app, on }
}

const requireIfMatch: MiddlewareHandler = async (c, next) => {
  ifMatch(c)
  await next()
}

function versionOf(answer: unknown): { etag?: string } {
  const { version: ofRecord, edition: version = ofRecord } = Object(answer)
  return typeof version === 'number' ? etagOf({ version }) : {}
}

/** What the staff's routes find in their context. */
export interface StaffEnv {
  Variables: {
    identity: StaffIdentity
    staff: StaffMember
    session: StaffSession
  }
}

/**
 * Lets a request through when it carries the session of a member who has the permission.
 * @throws ProblemError 401 without a session, 403 without the permission or with a second factor still to be set up
 */
function allow(permission: Permission): MiddlewareHandler<StaffEnv> & { permission: Permission } {
  const handler: MiddlewareHandler<StaffEnv> = async (c, next) => {
    const identity = c.get('identity')
    const session = await readStaffSession(identity, bearerToken(c), c.req.header('x-poll') === '1')
    if (!session) throw unauthorised()
    if (!may(session.staff.role, permission)) throw new ProblemError(403, 'forbidden')
    if (permission !== 'self' && lacksSecondFactor(identity, session))
      throw new ProblemError(403, 'second-factor-required')
    c.set('session', session)
    c.set('staff', session.staff)
    await next()
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store')
  }
  return Object.assign(handler, { permission })
}

/** A route of the staff API for the OpenAPI document: what it answers with, or that it answers without content. */
function describeAnswer(tag: string, summary: string, schema?: Type, file?: string) {
  const about = { tags: [tag], summary, security: [{ bearer: [] }] }
  if (file) {
    const content = { [file]: { schema: { type: 'string' as const } } }
    return describeRoute({ ...about, responses: { 200: { description: summary, content } } })
  }
  return schema
    ? describeRoute({ ...about, responses: { 200: jsonContent(summary, schema) } })
    : describeRoute({ ...about, responses: { 204: { description: 'Done' } } })
}
