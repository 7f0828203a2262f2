import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { visitPath } from '#src/site/visit-path.ts'
import type { AccessLog } from './access-log.ts'
import { allow } from './allow.ts'
import type { AppDoor } from './app-door.ts'
import type { AssetArchive } from './assets/asset-archive.ts'
import type { Assets } from './assets/load-assets.ts'
import { answer, type Exchange, type Life, openExchange } from './exchange.ts'
import type { ProxyTrust } from './guard/client-of-request.ts'
import { readTarget } from './guard/request-target.ts'
import { hasSession } from './has-session.ts'
import { answerHealth } from './health.ts'
import type { BusyRefusal } from './load/refuse-busy.ts'
import type { TurnAway } from './load/turn-away.ts'
import { BusyError } from './pages/render-gate.ts'
import type { HitSender } from './pages/send-hit.ts'
import type { PageDoor } from './pages/serve-page.ts'
import { refuse } from './refuse.ts'
import type { SecurityHeaders } from './security-headers.ts'
import { serveResource } from './serve-resource.ts'
import type { StatusPages } from './status-page.ts'
import type { VisitCounter } from './visits/visit-counter.ts'

export type FrontParts = {
  accessLog: AccessLog
  appDoor: AppDoor
  /** assets of other builds */
  archive: AssetArchive | undefined
  assets: Assets
  isAllowedHost(host: string): boolean
  isTrustedProxy: ProxyTrust
  life: Life
  log: Logger
  pageDoor: PageDoor
  refuseBusy: BusyRefusal
  security: SecurityHeaders
  sendHit: HitSender
  statusPages: StatusPages
  turnAway: TurnAway
  visits: VisitCounter
}

/**
 * Makes the listener of node's server, which has every request that the lane does not answer: a kept page that plainly
 * may be sent, then guards, then what is in memory, then the app.
 */
export function createFront(parts: FrontParts): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    const page =
      request.method === 'GET' && request.httpVersionMajor === 1
        ? parts.pageDoor.fresh(request.url ?? '')
        : undefined
    if (page && parts.sendHit(request, response, page)) return
    const exchange = openExchange(request, response, parts.life, parts.accessLog, parts.isTrustedProxy)
    if (answerHealth(exchange, parts.security.plain) || isRefused(exchange, parts)) return
    if (request.method === 'OPTIONS') {
      answerOptions(exchange, parts)
      return
    }
    const isShared = request.method !== 'POST' && !hasSession(request.headers)
    if (isShared && parts.pageDoor.serveFresh(exchange)) return
    if (parts.turnAway(exchange, isShared)) return
    route(exchange, parts, isShared).catch((error) => fail(exchange, parts, error))
  }
}

function isRefused(exchange: Exchange, { isAllowedHost, statusPages }: FrontParts): boolean {
  const { headers, method } = exchange.request
  const { httpVersionMajor, rawHeaders } = exchange.request
  if (headers.host === undefined || hasSeveralHosts(rawHeaders) || httpVersionMajor !== 1)
    refuse(exchange, statusPages, 400, ['connection', 'close'])
  else if (!isAllowedHost(headers.host)) refuse(exchange, statusPages, 421)
  else if (!methods.has(method ?? '')) refuse(exchange, statusPages, 405, allow)
  else return false
  return true
}

/** Node keeps the first one; a proxy before it may have gone by the second (RFC 9112, 3.2). */
function hasSeveralHosts(rawHeaders: readonly string[]): boolean {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    // the length first: this runs for every request
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count > 1
}

const methods = new Set(['GET', 'HEAD', 'OPTIONS', 'POST'])

// there is no cross-origin reader to tell anything else: no access-control header, ever
function answerOptions(exchange: Exchange, { security }: FrontParts): void {
  answer(exchange, 204, [...security.plain, ...allow, 'cache-control', 'no-store'])
}

async function route(exchange: Exchange, parts: FrontParts, isShared: boolean): Promise<void> {
  const { request } = exchange
  const target = readTarget(request.url ?? '')
  if ('refuse' in target) return refuse(exchange, parts.statusPages, target.refuse)
  if ('redirect' in target) {
    const headers = ['location', target.redirect, 'cache-control', 'no-store', 'content-length', '0']
    return answer(exchange, 308, [...parts.security.plain, ...headers])
  }
  if (request.method !== 'POST') {
    const isAsset = target.path.startsWith('/assets/')
    const asset = parts.assets.get(target.path) ?? (isAsset && (await parts.archive?.find(target.path)))
    if (asset) return serveResource(exchange, asset, { ranges: true })
    if (isAsset) return missingAsset(exchange, parts)
  }
  if (request.method === 'POST' && target.path === visitPath) return takeVisit(exchange, parts)
  if (isShared && (await parts.pageDoor.serve(exchange, target.path, target.query))) return
  await parts.appDoor(exchange, target.path + target.query)
}

// a page shown without a document reports itself; nobody reads the answer
function takeVisit(exchange: Exchange, { security, visits }: FrontParts): void {
  visits.countReport(exchange.request)
  answer(exchange, 204, [...security.plain, 'cache-control', 'no-store'])
}

// never a page, and never kept: it may be there after the next deploy
function missingAsset(exchange: Exchange, { security }: FrontParts): void {
  const body = 'Not Found\n'
  const headers = ['content-type', 'text/plain; charset=utf-8', 'cache-control', 'no-store']
  answer(exchange, 404, [...security.plain, ...headers, 'content-length', String(body.length)], body)
}

function fail(exchange: Exchange, { log, refuseBusy, statusPages }: FrontParts, error: unknown): void {
  const { id, response } = exchange
  // the visitor left: there is nobody to tell
  if (response.destroyed) return
  if (error instanceof BusyError) {
    refuseBusy(exchange)
    return
  }
  log.error({ requestId: id, err: error }, 'request failed')
  if (response.headersSent) response.destroy()
  else refuse(exchange, statusPages, isTimeout(error) ? 504 : 500)
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError'
}
