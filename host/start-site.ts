import { join } from 'node:path'
import { type Logger, pino } from 'pino'
import { createAccessLog } from './access-log.ts'
import { type App, loadApp } from './app.ts'
import { createAppDoor } from './app-door.ts'
import { archiveAssets, openAssetArchive } from './assets/asset-archive.ts'
import { encodeAssets } from './assets/encode-assets.ts'
import { loadAssets } from './assets/load-assets.ts'
import { drain } from './drain.ts'
import type { HostEnv } from './env.ts'
import type { Life } from './exchange.ts'
import { createFront } from './front.ts'
import { createHostCheck } from './guard/allowed-hosts.ts'
import { createClientReader, createProxyTrust } from './guard/client-of-request.ts'
import { createKeptAnswer } from './lane/answer-kept.ts'
import { type Limits, limitsWith } from './limits.ts'
import { listen } from './listen.ts'
import { strainOf } from './load/load-class.ts'
import { createPressureGauge } from './load/pressure-gauge.ts'
import { createBusyRefusal } from './load/refuse-busy.ts'
import { createTurnAway } from './load/turn-away.ts'
import { createRequestMetrics } from './metrics/request-metrics.ts'
import { startMetrics } from './metrics/start-metrics.ts'
import { createHitChoice } from './pages/choose-hit.ts'
import { createPageFiller } from './pages/fill-page.ts'
import { createPageMaker } from './pages/make-page.ts'
import { createPageCache } from './pages/page-cache.ts'
import { createPageDesk } from './pages/page-desk.ts'
import { createRenderGate } from './pages/render-gate.ts'
import { createHitSender } from './pages/send-hit.ts'
import { createPageDoor } from './pages/serve-page.ts'
import { warmPages } from './pages/warm-pages.ts'
import { createConnectionRefusal, createSocketRefusal } from './refuse-connection.ts'
import { createSecurityHeaders } from './security-headers.ts'
import { createAppAnswerSender, type SentPage } from './send-app-answer.ts'
import { createStatusPages } from './status-page.ts'
import { createVisitCounter } from './visits/visit-counter.ts'

export type SiteOptions = Partial<Omit<HostEnv, 'logLevel'>> & {
  /** the site itself, where it is not the one in `distDir` */
  app?: App
  log?: Logger
  limits?: Partial<Limits>
}

export type Site = {
  url: string
  /** where its numbers are, if anywhere */
  metricsUrl?: string | undefined
  /** whether visitors stand in line for a page */
  isCrowded(): boolean
  /** forgets rendered pages whose path starts with the prefix, all without one; returns how many */
  purge(pathPrefix?: string): number
  /**
   * Does what nobody waits for: encodes assets the build did not, puts them into the archive, renders pages in
   * advance. Resolves when it is done, never rejects.
   */
  prepare(): Promise<void>
  /**
   * Stops taking requests and finishes those in flight (10 s at most).
   * @param delay how long to keep taking them while /readyz says that the site is leaving, ms
   */
  close(delay?: number): Promise<void>
}

/**
 * Starts the site and resolves when it listens. Defaults are those of a quiet test: a free port on the loopback
 * address, nothing logged, no archive, no waiting before it closes.
 * @throws when there is no build or the port cannot be had, saying what to do
 */
export async function startSite(options: SiteOptions = {}): Promise<Site> {
  const { distDir = 'dist', host = '127.0.0.1', port = 0, publicOrigin } = options
  const clientDir = join(distDir, 'client')
  const security = createSecurityHeaders(publicOrigin, options.indexing)
  const statusPages = createStatusPages(security)
  const life: Life = { draining: false }
  const log = options.log ?? pino({ level: 'silent' })
  const requestMetrics = createRequestMetrics()
  const accessLog = createAccessLog(log, requestMetrics)
  const [app, assets] = await Promise.all([
    options.app ?? loadApp(distDir),
    loadAssets(clientDir, security.plain),
  ])
  let url = ''
  const cache = createPageCache((options.pageCacheMb ?? 32) * 1024 * 1024)
  const pressure = createPressureGauge()
  const limits = limitsWith(options.limits)
  const pressureLimits = {
    delayMs: options.shedDelayMs ?? 250,
    memory: (options.shedMemoryMb ?? Number.POSITIVE_INFINITY) * 1024 * 1024,
  }
  const gate = createRenderGate(() => strainOf(pressure.now(), pressureLimits))
  const make = createPageMaker(app, () => publicOrigin ?? url, security, cache.purge)
  const warm = options.warmPages ?? true
  const fill = createPageFiller(cache, make, gate, log, warm)
  const desk = createPageDesk(cache, fill)
  const isTrustedProxy = createProxyTrust(options.trustedProxies ?? [])
  const clientOf = createClientReader(isTrustedProxy)
  const visits = createVisitCounter(options.visitsFile, app.isPage ?? (() => false), log)
  const sent: SentPage = (path, request, status) => {
    if (status === 200) app.sent?.(path)
    visits.countDocument(path, request)
  }
  const send = createAppAnswerSender(security, statusPages, sent)
  const isAllowedHost = createHostCheck(publicOrigin, options.allowedHosts ?? [])
  const pageDoor = createPageDoor(desk, send, sent)
  const refuseBusy = createBusyRefusal(statusPages)
  const choose = createHitChoice(isAllowedHost, life)
  const front = createFront({
    ...{ accessLog, assets, isAllowedHost, life, log, security, statusPages },
    appDoor: createAppDoor({
      ...{ app, clientOf, gate, publicOrigin, send, statusPages },
      purgePages: cache.purge,
    }),
    archive: options.assetArchiveDir ? openAssetArchive(options.assetArchiveDir, security.plain) : undefined,
    isTrustedProxy,
    ...{ pageDoor, refuseBusy },
    sendHit: createHitSender({ accessLog, choose, sent }),
    turnAway: createTurnAway({ assets, gate, pageDoor, refuseBusy }),
    visits,
  })
  const refuse = createSocketRefusal(statusPages, log)
  const clientError = createConnectionRefusal(refuse)
  const plain = createKeptAnswer({ accessLog, choose, fresh: pageDoor.fresh, sent })
  const opened = await listen({ request: front, plain, clientError, refuse }, host, port, limits)
  url = `http://${shownHost(host)}:${opened.port}`
  for (const { server } of opened.listening) server.on('connection', gate.arrived)
  const metrics = await startMetrics(options, { app, gate, cache, pressure, requestMetrics })
  app.start?.({ purgePages: cache.purge })
  const ending = new AbortController()
  return {
    url,
    metricsUrl: metrics?.url,
    isCrowded: gate.isCrowded,
    purge: cache.purge,
    prepare: async () => {
      await encodeAssets(assets, ending.signal)
      if (options.assetArchiveDir) await archive(join(clientDir, 'assets'), options.assetArchiveDir, log)
      const isBusy = () => gate.isBusy() || fill.isPolishing()
      const pages = warm ? await warmPages(desk, log, ending.signal, isBusy) : 0
      log.debug({ ...cache.size(), rendered: pages }, 'prepared')
    },
    close: async (delay = options.drainDelayMs ?? 0) => {
      ending.abort()
      await drain(opened.listening, life, delay)
      visits.close()
      await app.close?.()
      accessLog.flush()
      pressure.close()
      metrics?.close()
    },
  }
}

/** An address that means all addresses is none to open in a browser. */
function shownHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

async function archive(assetsDir: string, archiveDir: string, log: Logger): Promise<void> {
  try {
    await archiveAssets(assetsDir, archiveDir)
  } catch (error) {
    log.warn(
      { err: error, archiveDir },
      'assets are not archived: pages opened before the next deploy may miss them',
    )
  }
}
