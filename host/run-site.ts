import { flushCompileCache } from 'node:module'
import { logConsole } from './console-log.ts'
import type { HostEnv } from './env.ts'
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
  await site.prepare()
  flushCompileCache()
}

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
