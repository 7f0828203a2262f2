import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { warnOfMisspelledSettings } from '#contract/settings/documented-settings.ts'
import { siteEnv } from '#src/site/env.ts'
import { logConsole, siteLog } from '#src/site/site-log.ts'
import { archiveAssets } from './asset-archive.ts'

try {
  const env = siteEnv()
  const { startServer } = await import('./start-server.ts')
  const log = siteLog()
  logConsole(log)
  if (!process.channel) warnOfMisspelledSettings((line) => log.warn(line))
  const server = await startServer({ ...env, log })
  log.info({ url: server.url }, 'listening')

  let ending = false
  const end = async (code: number, delay?: number) => {
    if (ending) return
    ending = true
    log.info('draining')
    await server.close(delay)
    process.exit(code)
  }
  process.once('SIGTERM', () => end(0))
  // Ctrl-C: no drain delay, no proxy to wait for
  process.once('SIGINT', () => end(0, 0))
  process.on('SIGHUP', () => log.info({ pages: server.purge() }, 'purged'))
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error) => {
      log.fatal({ err: error }, event)
      void end(1, 0)
    })
  flushCompileCache()
  await archiveAssets(join(env.distDir, 'client/assets'), env.assetArchiveDir).catch((error) =>
    log.warn({ err: error }, 'assets are not archived: pages opened before the next deploy may miss them'),
  )
} catch (error) {
  // configuration errors are printed without a stack
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
