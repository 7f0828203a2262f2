import { randomUUID } from 'node:crypto'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { etag } from 'hono/etag'
import type { Logger } from 'pino'
import type { RequestLine } from '#src/site/request-context.ts'
import { isVisit } from '#src/site/visitor/is-visit.ts'
import { readsVisitor } from '#src/site/visitor/reads-visitor.ts'
import type { Client, ClientReader } from './client-ip.ts'
import { policyWithoutPage } from './csp.ts'
import { BusyError, type RenderLimit } from './limit-renders.ts'
import { type CacheState, cacheKey, encodedBody, type Page, type PageCache } from './page-cache.ts'
import type { Render } from './render.ts'
import { hasBody, isAmbiguous, readTarget } from './request-target.ts'
import { type SecurityHeaders, securityOf } from './security-headers.ts'

/** Maximum request body, bytes: a few kB for forms and server functions; articles and images for staff. */
const maxSize = 64 * 1024
const maxStaffSize = 11 * 1024 * 1024
/** Packages of any size are streamed to the upstream, which counts their bytes. */
export const packageUpload = '/admin/upload/package'
const allow = 'GET, HEAD, OPTIONS, POST'
const noStore = { 'cache-control': 'no-store' }

export type Answered = {
  requestId: string
  method: string
  path: string
  status: number
  cache: CacheState | 'NONE'
  /** `performance.now()` */
  started: number
}

export type AppParts = {
  archiveDir: string
  cache: PageCache
  clientDir: string
  clientOf: ClientReader
  hasStaff?: boolean
  isAllowedHost(host: string): boolean
  limit: RenderLimit
  log: Logger
  onAnswer(answered: Answered): void
  publicOrigin: string
  render: Render
  security: SecurityHeaders
  state: { draining: boolean }
  /** last-resort status page as HTML */
  statusPage(status: number): string
}

type Env = {
  Bindings: HttpBindings
  Variables: { client: Client; path: string; query: string; requestId: string; cache?: CacheState }
}

export function createApp(parts: AppParts): Hono<Env> {
  const { archiveDir, cache, clientDir, limit, log, publicOrigin, render, state } = parts
  const app = new Hono<Env>()

  app.use(async (c, next) => {
    const started = performance.now()
    const { headers: asked, method = '', url = '' } = c.env.incoming
    const client = parts.clientOf(c.env.incoming)
    const given = `${asked['x-request-id'] ?? ''}`
    // a trusted proxy's request id is kept, so that all logs share it; a client's own is not
    const requestId = client.isProxied && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
    c.set('client', client)
    c.set('requestId', requestId)
    await next()
    const { headers, status } = c.res
    for (const [name, value] of securityOf(parts.security, headers.get('content-type')))
      headers.set(name, value)
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', policyWithoutPage)
    headers.set('x-request-id', requestId)
    // node drops what follows an `Upgrade` request, and would parse the rest of an unread body as a request
    if (state.draining || asked.upgrade || isArriving(c.env.incoming)) headers.set('connection', 'close')
    const noted = hasLeft(c.env) ? clientClosedRequest : status
    parts.onAnswer({ requestId, method, path: url, status: noted, cache: c.get('cache') ?? 'NONE', started })
  })

  // conventional feed URLs
  for (const path of ['/feed', '/feed.xml', '/rss', '/rss.xml', '/atom.xml', '/index.xml'])
    app.get(path, (c) => c.redirect('/feed/cn.xml', 301))
  app.get('/healthz', (c) => c.text('ok\n', 200, noStore))
  app.get('/readyz', (c) =>
    c.text(state.draining ? 'leaving\n' : 'ok\n', state.draining ? 503 : 200, noStore),
  )

  app.use(async (c, next) => {
    const { headers, headersDistinct, httpVersion, method = '', url = '' } = c.env.incoming
    if (headersDistinct.host?.length !== 1 || !/^1\.[01]$/.test(httpVersion)) return refuse(400)
    if (isAmbiguous(c.env.incoming)) return refuse(400)
    if (!parts.isAllowedHost(headers.host ?? '')) return refuse(421)
    if (!allow.split(', ').includes(method)) return refuse(405, { allow })
    // no CORS: there are no cross-origin readers
    if (method === 'OPTIONS') return c.body(null, 204, { allow, ...noStore })
    const target = readTarget(url)
    if ('refuse' in target) return refuse(target.refuse)
    if ('redirect' in target) return c.body(null, 308, { location: target.redirect, ...noStore })
    c.set('path', target.path)
    c.set('query', target.query)
    return next()
  })
  app.use((c, next) => {
    if (parts.hasStaff && c.get('path') === packageUpload) return next()
    const isStaff = parts.hasStaff && /^\/(admin\/upload$|_serverFn\/)/.test(c.get('path'))
    return bodyLimit({ maxSize: isStaff ? maxStaffSize : maxSize, onError: () => refuse(413) })(c, next)
  })

  const missing = (c: Context) => c.text('Not Found\n', 404)
  // asset names are content-hashed; those of earlier builds are in the archive
  const rewriteRequestPath = (path: string) => path.replace('/assets/', '/')
  app.use('/assets/*', cacheControl('public, max-age=31536000, immutable'), etag())
  if (!parts.hasStaff) app.all('/assets/:file{staff-.+}', missing)
  app.use('/assets/*', serveStatic({ root: clientDir, precompressed: true }))
  app.use('/assets/*', serveStatic({ root: archiveDir, precompressed: true, rewriteRequestPath }))
  // a missing asset is neither a page nor cached: it may exist after the next deploy
  app.all('/assets/*', missing)
  // excludes the build's manifest (.vite)
  for (const name of globSync(['*.*', '.well-known/*'], { cwd: clientDir })) {
    const file = serveStatic({ path: join(clientDir, name), precompressed: true })
    app.get(`/${name}`, cacheControl('public, max-age=300, stale-while-revalidate=86400'), etag(), file)
  }

  app.get('*', async (c) => {
    const path = c.get('path')
    if (!readsVisitor(path)) {
      const { page, state: cacheState } = await cache.get(cacheKey(path, c.get('query')), lineOf(c))
      return send(c, page, cacheState)
    }
    return send(c, await limit(path, () => renderFor(c), c.req.raw.signal), 'BYPASS')
  })
  if (parts.hasStaff)
    app.post(packageUpload, async (c) => send(c, await renderFor(c, c.req.raw.body ?? undefined), 'BYPASS'))
  // form submissions bypass load shedding
  app.post('*', async (c) => send(c, await renderFor(c, await c.req.arrayBuffer()), 'BYPASS'))

  app.onError((error, c) => {
    if (error instanceof BusyError)
      return refuse(503, { 'retry-after': String(Math.ceil(Math.random() * 3)) })
    if (hasLeft(c.env)) return new Response(null, { status: clientClosedRequest })
    log.error({ requestId: c.get('requestId'), err: error }, 'request failed')
    return refuse(error.name === 'TimeoutError' ? 504 : 500)
  })

  function refuse(status: number, more: Record<string, string> = {}): Response {
    const headers = { 'content-type': 'text/html; charset=utf-8', ...noStore, ...more }
    if (status === 400) Object.assign(headers, { connection: 'close' })
    return new Response(parts.statusPage(status), { status, headers })
  }

  function renderFor(c: Context<Env>, body?: ArrayBuffer | ReadableStream): Promise<Page> {
    const { address, scheme } = c.get('client')
    const host = c.env.incoming.headers.host ?? ''
    // Origin for the CSRF check: on the public host it is the public origin, whatever proxies are between
    const isPublic = new URL(publicOrigin).host === host.toLowerCase()
    const url = `${isPublic ? publicOrigin : `${scheme}://${host}`}${c.get('path')}${c.get('query')}`
    const context = { requestId: c.get('requestId'), clientAddress: address, line: lineOf(c) }
    const { headers, signal } = c.req.raw
    return render({ url, method: body ? 'POST' : 'GET', headers, body, signal, context })
  }

  async function send(c: Context<Env>, page: Page, cacheState: CacheState): Promise<Response> {
    c.set('cache', cacheState)
    const { headers: asked } = c.env.incoming
    // browsers show an empty window for an error without body
    if (page.status >= 400 && page.body.byteLength === 0 && asked.accept?.includes('text/html'))
      return refuse(page.status)
    const headers = new Headers(page.headers as [string, string][])
    headers.set('x-cache', cacheState)
    headers.set('vary', 'Accept-Encoding')
    if (page.etag) headers.set('etag', page.etag)
    if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store')
    if (page.status === 503 && !headers.has('retry-after')) headers.set('retry-after', '30')
    const isHeld = page.etag && asked['if-none-match']?.split(/\s*,\s*/).includes(page.etag)
    if (isHeld || page.status === 204) return new Response(null, { status: isHeld ? 304 : 204, headers })
    if (page.stream) return new Response(page.stream, { status: page.status, headers })
    const { body, encoding } = await encodedBody(page, asked['accept-encoding'])
    if (encoding !== 'identity') headers.set('content-encoding', encoding)
    headers.set('content-length', String(body.byteLength))
    return new Response(body as BodyInit, { status: page.status, headers })
  }

  return app
}

/** nginx's non-standard status for a client that closed the connection. */
const clientClosedRequest = 499

/** Whether the client disconnected or was cut off for slowness: errors after that are not logged as failures. */
function hasLeft({ incoming, outgoing }: HttpBindings): boolean {
  return outgoing.destroyed || (incoming.destroyed && !incoming.complete)
}

function isArriving({ complete, headers }: HttpBindings['incoming']): boolean {
  return !complete && hasBody(headers)
}

function lineOf(c: Context<Env>): RequestLine {
  return { method: c.req.method, query: c.get('query'), isVisit: isVisit(c.req.raw.headers) }
}

function cacheControl(value: string): MiddlewareHandler {
  return async (c, next) => {
    await next()
    c.header('cache-control', c.res.status < 400 ? value : 'no-store')
    c.header('vary', 'Accept-Encoding')
  }
}
