import { EnvError, readHostEnv } from './env.ts'
import { createLog } from './log.ts'
import { type Site, startSite } from './start-site.ts'

try {
  await run()
} catch (error) {
  // what an operator has to change is a sentence, not a stack
  process.stderr.write(`${error instanceof EnvError ? error.message : String(error)}\n`)
  process.exitCode = 1
}

async function run(): Promise<void> {
  const env = readHostEnv()
  const log = createLog(env.logLevel)
  const site = await startSite({ ...env, log })
  log.info({ url: site.url }, 'listening')
  log.flushNow()
  stopOn(site, log)
}

function stopOn(site: Site, log: ReturnType<typeof createLog>): void {
  let stopping = false
  const stop = async (code: number) => {
    if (stopping) return
    stopping = true
    await site.close()
    log.flushNow()
    process.exit(code)
  }
  process.once('SIGTERM', () => stop(0))
  process.once('SIGINT', () => stop(0))
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error) => {
      log.fatal({ err: error }, event)
      stop(1)
    })
  }
}
