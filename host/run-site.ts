import { flushCompileCache } from 'node:module'
import { setTimeout } from 'node:timers/promises'
import { logConsole } from './console-log.ts'
import type { HostEnv } from './env.ts'
import { collectEarly } from './load/collect-early.ts'
import { createIdleGauge } from './load/idle-gauge.ts'
import { createLog, type HostLog } from './log.ts'
import { type Site, startSite } from './start-site.ts'

/** Runs the site as this process, until a signal or an error nobody caught ends it. */
export async function runSite(env: HostEnv): Promise<void> {
  const log = createLog(env.logLevel)
  logConsole(log)
  const site = await startSite({ ...env, log })
  log.info({ url: site.url }, 'listening')
  log.flushNow()
  endOn(site, log)
  // what was rendered may be wrong: an operator's way to say so
  process.on('SIGHUP', () => {
    log.info({ pages: site.purge() }, 'purged')
    log.flushNow()
    site.prepare()
  })
  // who has waited for the start has the processor first
  await setTimeout(headStart)
  const isIdle = createIdleGauge()
  // not earlier: while a heap fills for the first time it would be collected over and over
  collectEarly(() => !isIdle() || site.isCrowded())
  await site.prepare()
  flushCompileCache()
}

/** Between listening and the work nobody waits for, ms. */
const headStart = 300

function endOn(site: Site, log: HostLog): void {
  let ending = false
  const end = async (code: number, delay?: number) => {
    if (ending) return
    ending = true
    log.info('draining')
    await site.close(delay)
    log.flushNow()
    process.exit(code)
  }
  process.once('SIGTERM', () => end(0))
  // somebody at a keyboard waits for no proxy
  process.once('SIGINT', () => end(0, 0))
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error) => {
      log.fatal({ err: error }, event)
      log.flushNow()
      end(1, 0)
    })
  }
}
