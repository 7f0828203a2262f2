// before env.ts, which loads arktype
import './http/compile-no-schemas.ts'
import { flushCompileCache } from 'node:module'
import { warnOfMisspelledSettings } from '#contract/settings/documented-settings.ts'
import { describeError, logToStderr } from './base/log.ts'
import { OperatorError } from './base/operator-error.ts'
import { readEnv } from './env.ts'
import { type RunningApi, startApi } from './start/start-api.ts'

// Runs the embedded upstream as a process of its own: `node api/main.ts`.
try {
  if (!process.channel) warnOfMisspelledSettings((line) => logToStderr({ event: line }))
  const api = await startApi({ ...readEnv(), isRestart: process.argv.includes('--restart') })
  stopOnSignals(api)
  // to stderr: npm start shows nothing else of this program
  if (api.invitation)
    console.error(
      `\n  There is nobody on the staff yet. This link makes the first administrator, once, within 24 hours:\n  ${api.invitation}\n`,
    )
  console.log(`Upstream API listening on ${api.url} (data: ${api.database})`)
  // for the next start, should this one be killed
  flushCompileCache()
} catch (error) {
  if (error instanceof OperatorError) console.error(error.message)
  else logToStderr({ event: 'start-failed', ...describeError(error) })
  process.exit(1)
}

/** The first signal drains, a second one ends the process at once. */
function stopOnSignals(api: RunningApi): void {
  const stop = (exitCode: number) => {
    if (stopping) process.exit(130)
    stopping = true
    api.close().then(
      () => process.exit(exitCode),
      () => process.exit(1),
    )
  }
  let stopping = false
  process.on('SIGTERM', () => stop(0))
  process.on('SIGINT', () => stop(0))
  process.on('uncaughtException', (error) => {
    logToStderr({ event: 'uncaught-exception', ...describeError(error) })
    stop(1)
  })
}
