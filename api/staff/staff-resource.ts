import type { Type } from 'arktype'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { describeRoute } from 'hono-openapi'
import { isUuid } from '#contract/keys.ts'
import { may, type Permission } from '#contract/permissions.ts'
import { type StaffApi, staffApi } from '#contract/staff/staff-api-schema.ts'
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
  /** for OpenAPI */
  summary: string
  /** omitted only for operations without a session */
  permission?: Permission
  body?: Schema<Body>
  query?: Schema<Query>
  /** omitted: 204 */
  answers?: Schema<Answer>
  /** media type; the handler returns a Response */
  file?: string
  /** 428 without If-Match */
  ifMatch?: true
}

type Part<O, K extends string> = O extends Record<K, Schema<infer T>> ? T : unknown

/** A handler per operation; a missing or mistyped one does not compile. */
export type Handlers<A extends keyof StaffApi> = {
  [O in keyof StaffApi[A]]: (
    request: StaffRequest<Part<StaffApi[A][O], 'body'>, Part<StaffApi[A][O], 'query'>>,
  ) => Promise<Part<StaffApi[A][O], 'answers'>> | Part<StaffApi[A][O], 'answers'>
}

/** Routes of an area as in the contract. */
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

/** A request with permission, body and query already validated. */
export class StaffRequest<Body = unknown, Query = unknown> {
  readonly c: Context<StaffEnv, string, Validated<Body, Query>>
  readonly identity
  readonly db
  /** ms since the epoch */
  readonly now
  readonly undo: { id?: string } = {}

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
    return { by: this.staff, now: this.now, undo: this.undo }
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

  /** @throws ProblemError 404; 428 without If-Match */
  get place(): Place & { version: number } {
    return { id: this.id, version: ifMatch(this.c) }
  }

  /** For what is answered in parts. */
  readonly allows = (permission: Permission): boolean =>
    may(this.staff.role, permission) && !lacksSecondFactor(this.identity, this.session)

  /** For what only the record says who may do it. @throws ProblemError 403 */
  readonly demand = (permission: Permission): void =>
    demandPermission(this.identity, this.session, permission)

  key(name: string): string {
    const key = this.c.req.param(name)
    if (!isUuid(key)) throw notFound()
    return key
  }
}

/** Operations with permission and schemas; answers have their version as ETag and are not cached. */
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
      // merging schemas resets undeclared members to allowed
      ...(body ? [requireJson, validate('json', (body as Type).onUndeclaredKey('reject'))] : []),
      ...(query ? [validate('query', query as Type)] : []),
      ...(changes ? [requireIfMatch] : []),
    ]
    app.on(method, [path], ...before, async (c: Context<StaffEnv, string, Validated<Body, Query>>) => {
      const request = new StaffRequest<Body, Query>(c)
      const answer = await handle(request)
      if (answer instanceof Response) return answer
      const { id: undo } = request.undo
      const headers = { 'cache-control': 'no-store', ...versionOf(answer), ...(undo && { undo }) }
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

/** Context variables of staff routes. */
export interface StaffEnv {
  Variables: {
    identity: StaffIdentity
    staff: StaffMember
    session: StaffSession
  }
}

/** @throws ProblemError 401 without a session, 403 as `demandPermission` */
function allow(permission: Permission): MiddlewareHandler<StaffEnv> & { permission: Permission } {
  const handler: MiddlewareHandler<StaffEnv> = async (c, next) => {
    const identity = c.get('identity')
    const session = await readStaffSession(identity, bearerToken(c), c.req.header('x-poll') === '1')
    if (!session) throw unauthorised()
    demandPermission(identity, session, permission)
    c.set('session', session)
    c.set('staff', session.staff)
    await next()
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store')
  }
  return Object.assign(handler, { permission })
}

/** @throws ProblemError 403 without the permission or with a second factor still to be set up */
function demandPermission(identity: StaffIdentity, session: StaffSession, permission: Permission): void {
  if (!may(session.staff.role, permission)) throw new ProblemError(403, 'forbidden')
  if (permission !== 'self' && lacksSecondFactor(identity, session))
    throw new ProblemError(403, 'second-factor-required')
}

/** OpenAPI description; 204 without a schema. */
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
