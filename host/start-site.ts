import type { Server } from 'node:http'
import { join } from 'node:path'
import { type Logger, pino } from 'pino'
import { type App, loadApp } from './app.ts'
import { createAppDoor } from './app-door.ts'
import { loadAssets } from './assets/load-assets.ts'
import type { HostEnv } from './env.ts'
import type { Life } from './exchange.ts'
import { createFront } from './front.ts'
import { createHostCheck } from './guard/allowed-hosts.ts'
import { createClientReader } from './guard/client-of-request.ts'
import { listen } from './listen.ts'
import { createSecurityHeaders } from './security-headers.ts'
import { createStatusPages } from './status-page.ts'

export type SiteOptions = Partial<Omit<HostEnv, 'logLevel'>> & {
  /** the site itself, where it is not the one in `distDir` */
  app?: App
  log?: Logger
}

export type Site = {
  url: string
  /** forgets rendered pages whose path starts with the prefix, all without one; returns how many */
  purge(pathPrefix?: string): number
  /** stops taking requests, finishes those in flight (10 s at most) */
  close(): Promise<void>
}

/**
 * Starts the site and resolves when it listens. Defaults are those of a quiet test: a free port on the loopback
 * address, nothing logged, nothing archived, no waiting before it closes.
 */
export async function startSite(options: SiteOptions = {}): Promise<Site> {
  const { distDir = 'dist', host = '127.0.0.1', port = 0, publicOrigin } = options
  const security = createSecurityHeaders(publicOrigin)
  const statusPages = createStatusPages(security)
  const life: Life = { draining: false }
  const log = options.log ?? pino({ level: 'silent' })
  const [app, assets] = await Promise.all([
    options.app ?? loadApp(distDir),
    loadAssets(join(distDir, 'client'), security.plain),
  ])
  const purge = () => 0
  const clientOf = createClientReader(options.trustedProxies ?? [])
  const appDoor = createAppDoor({ app, clientOf, publicOrigin, purgePages: purge, security, statusPages })
  const isAllowedHost = createHostCheck(publicOrigin, options.allowedHosts ?? [])
  const front = createFront({ appDoor, assets, isAllowedHost, life, log, security, statusPages })
  const { servers, port: bound } = await listen(front, host, port)
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${bound}`,
    purge,
    close: () => drain(servers, life, options.drainDelayMs ?? 0),
  }
}

async function drain(servers: Server[], life: Life, delay: number): Promise<void> {
  life.draining = true
  if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay))
  await Promise.all(servers.map((server) => new Promise<void>((resolve) => server.close(() => resolve()))))
}
