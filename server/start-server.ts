import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { type Logger, pino } from 'pino'
import { WebSocketServer } from 'ws'
import { readSiteEnv, type SiteEnv } from '#src/site/env.ts'
import { probeSocketPath } from '#src/site/routing/probe-socket.ts'
import { type Answered, createApp, packageUpload } from './app.ts'
import { createClientReader } from './client-ip.ts'
import { createRenderLimit } from './limit-renders.ts'
import { createServerMetrics, kindOf, serveMetrics } from './metrics.ts'
import { createPageCache, forCache } from './page-cache.ts'
import { createRender } from './render.ts'
import { createHostCheck, isBehindAmbiguous } from './request-target.ts'
import { securityHeaders } from './security-headers.ts'
import { createCachedSender } from './send-cached.ts'
import { loadSite, type Site } from './site.ts'

export type ServerOptions = Partial<SiteEnv> & {
  /** default: the one in `distDir` */
  site?: Site
  log?: Logger
  limits?: Partial<typeof connectionLimits>
}

export type RunningServer = Awaited<ReturnType<typeof startServer>>

/** Ms and bytes. Slow clients are cut off; keep-alive outlasts the 60 s idle timeout of proxies. */
const connectionLimits = {
  headersTimeout: 5_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16_384,
  // the app rejects these, with all headers
  requireHostHeader: false,
  /** idle time within a request or response */
  timeout: 30_000,
}
/** Longest render to wait for when draining, ms: above the site's own timeouts. */
const renderTimeout = 10_000
/** Wait before listening, ms. */
const prepareTimeout = 1_500

/** @throws when there is no build or the port is taken, with the remedy */
export async function startServer(options: ServerOptions = {}) {
  const env = { ...readSiteEnv({}), ...options }
  const { distDir, publicOrigin } = env
  const log = options.log ?? pino({ level: 'silent' })
  const site = options.site ?? (await loadSite(distDir))
  const https = publicOrigin.startsWith('https:')
  const clientDir = join(distDir, 'client')
  const security = securityHeaders(https, env.indexing)
  const state = { draining: false }
  const metrics = createServerMetrics()
  const limit = createRenderLimit((loadClass) => metrics.shed.inc({ class: loadClass }))
  const render = createRender(site, https)
  const cache = createPageCache(
    async (key, line) => {
      const context = { requestId: randomUUID(), clientAddress: undefined, line }
      const request = { url: publicOrigin + key, signal: AbortSignal.timeout(renderTimeout), context }
      return forCache(await limit(key, () => render(request)))
    },
    env.pageCacheMb * 1024 * 1024,
  )
  metrics.gauge('site_kept_pages', 'Pages in the page cache.', cache.pages)
  metrics.gauge('site_kept_page_bytes', 'Memory they take.', cache.bytes)

  await mkdir(env.assetArchiveDir, { recursive: true }).catch(() => {})
  const parts = {
    cache,
    clientDir,
    limit,
    log,
    onAnswer: createAnswerLog(log, metrics),
    publicOrigin,
    render,
    security,
    state,
    archiveDir: env.assetArchiveDir,
    hasStaff: env.admin,
    clientOf: createClientReader(env.trustedProxies),
    isAllowedHost: createHostCheck(publicOrigin, env.allowedHosts),
    statusPage: site.statusPage,
  }
  const app = createApp(parts)
  const limits = { ...connectionLimits, ...options.limits }
  const listener = getRequestListener(async (request, env) => {
    const response = await app.fetch(request, env)
    // node restarts the socket timeout once more after a partial write
    env.outgoing.setTimeout(limits.timeout / 2)
    return response
  })
  const sendCached = createCachedSender(parts)
  const sockets = new WebSocketServer({ noServer: true })
  const isProbe = ({ headers, url }: IncomingMessage) =>
    url === probeSocketPath && headers.upgrade?.toLowerCase() === 'websocket'

  async function listen(host: string, port: number): Promise<Server> {
    const server = createServer(
      { ...limits, ...(env.admin && { requestTimeout: 0 }), shouldUpgradeCallback: isProbe },
      (request, response) =>
        isBehindAmbiguous(request) || sendCached(request, response) || void listener(request, response),
    )
    server.timeout = limits.timeout
    // on the staff side, instead of node's requestTimeout, which has no exceptions: a package upload may take any time
    // while bytes arrive
    server.on('request', (request) => {
      if (!env.admin || request.method !== 'POST') return
      if (request.url?.startsWith(packageUpload)) return request.setTimeout(300_000)
      const late = setTimeout(() => request.complete || request.destroy(), limits.requestTimeout)
      request.once('close', () => clearTimeout(late))
    })
    // the readiness check only tests that the connection opens
    server.on('upgrade', (request, socket, head) =>
      sockets.handleUpgrade(request, socket, head, (opened) => opened.close(1000)),
    )
    server.on('checkExpectation', listener)
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(port, host, resolve)
    })
    return server
  }

  // the first pages already say what staff have published; not for long, as the upstream may be starting as well
  await Promise.race([site.prepare?.(), wait(prepareTimeout)])
  // browsers try both loopback addresses; one is enough where the machine lacks the other
  const first = await listen(env.host === 'localhost' ? '127.0.0.1' : env.host, env.port)
  const { port } = first.address() as AddressInfo
  const second = env.host === 'localhost' ? await listen('::1', port).catch(() => undefined) : undefined
  const servers = second ? [first, second] : [first]
  const metricsServer = await serveMetrics(metrics, () => site.metrics?.() ?? '', env)
  site.start?.({ purgePages: cache.purge })

  return {
    url: `http://${/^(0\.0\.0\.0|::)$/.test(env.host) ? 'localhost' : env.host.replace(/.*:.*/, '[$&]')}:${port}`,
    metricsUrl: metricsServer?.url,
    /** expires all cached pages; returns how many */
    purge: cache.purge,
    /** Graceful shutdown. @param delay ms to keep serving while /readyz fails */
    close: async (delay = env.drainDelayMs) => {
      state.draining = true
      if (delay > 0) await wait(delay)
      const closed = servers.map((server) => new Promise((resolve) => server.close(resolve)))
      const force = setTimeout(() => servers.map((server) => server.closeAllConnections()), renderTimeout)
      await Promise.all(closed)
      clearTimeout(force)
      metricsServer?.close()
      await site.close?.()
    },
  }
}

function createAnswerLog(log: Logger, metrics: ReturnType<typeof createServerMetrics>) {
  return ({ cache: cached, path: url, started, ...answered }: Answered): void => {
    const ms = performance.now() - started
    const path = url.split('?', 1)[0]?.slice(0, 256) ?? ''
    const kind = kindOf(answered.method, path)
    metrics.requests.inc({ kind, status: answered.status, cache: cached.toLowerCase() })
    if (cached === 'MISS' || cached === 'BYPASS') metrics.seconds.observe({ kind }, ms / 1000)
    // cache hits and shed requests are too many to log; metrics count them
    const isCheap =
      cached === 'HIT' || (cached === 'NONE' && (answered.status < 400 || answered.status === 503))
    const line = { ...answered, path, ms: Math.round(ms * 100) / 100, cache: cached }
    log[isCheap ? 'debug' : 'info'](line, 'request')
  }
}
