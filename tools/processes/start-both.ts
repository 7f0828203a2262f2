import { createServer } from 'node:net'
import { warnOfMisspelledSettings } from '#contract/settings/documented-settings.ts'
import { type Program, startProgram } from './program.ts'
import { readSettings, type Settings, SettingsError } from './settings.ts'
import { upstreamArguments } from './site-process.ts'
import { waitUntilAnswers } from './wait-until-answers.ts'

type Site = {
  /** build step, told each program it starts; false aborts */
  prepare?: (started: (program: Program) => void) => Promise<boolean>
  startUpstream?: (settings: Settings) => Program
  start: (settings: Settings) => Program
}

/** Stops both when either ends, on SIGINT or SIGTERM, or when the parent ends. */
export async function startBoth({
  prepare,
  startUpstream: ofUpstream = startUpstream,
  start,
}: Site): Promise<void> {
  try {
    warnOfMisspelledSettings(console.warn)
    endOnSignals()
    const settings = readSettings(process.env)
    await claimPorts(settings)
    if (prepare && !(await prepare((program) => programs.push(program)))) return await end(1)
    if (isEnding) return
    const upstream = settings.embedded && depend(ofUpstream(settings))
    await announce(settings, depend(start(settings)), upstream)
  } catch (error) {
    // a program that ended has been named
    if (!isEnding) console.error(error instanceof SettingsError ? error.message : error)
    await end(1)
  }
}

export function startUpstream({ env }: Settings, ...options: string[]): Program {
  return startProgram('upstream', [...upstreamArguments, ...options], { env, quiet: true })
}

const programs: Program[] = []
let isEnding = false

function endOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0))
  process.on('disconnect', () => end(0))
  process.channel?.unref()
}

function depend(program: Program): Program {
  programs.push(program)
  program.ended.then((code) => {
    if (!isEnding) console.error(`The ${program.name} ended by itself (exit code ${code}). Stopping.`)
    return end(1)
  })
  return program
}

/** Stops in reverse order of start, so that the site can still reach the upstream, and exits. */
async function end(exitCode: number): Promise<void> {
  if (isEnding) return
  isEnding = true
  for (const program of programs.toReversed()) await program.stop()
  process.exit(exitCode)
}

async function announce(
  { embedded, apiBaseUrl, siteUrl, host }: Settings,
  site: Program,
  upstream?: Program,
): Promise<void> {
  if (upstream) await waitUntilAnswers(`${apiBaseUrl}/healthz`, upstream)
  await waitUntilAnswers(`${siteUrl}/healthz`, site)
  console.log(`
  site      ${siteUrl}/
  upstream  ${apiBaseUrl}${embedded ? '/' : ' (not started here)'}${host === '0.0.0.0' || host === '::' ? '\n  The site listens on every address of this machine.' : ''}

  Ctrl-C stops ${embedded ? 'both' : 'the site'}.`)
}

/** @throws SettingsError when a port is taken, before anything is built or started */
async function claimPorts({ host, port, embedded }: Settings): Promise<void> {
  await assertFree('PORT', host, port)
  if (embedded) await assertFree('API_PORT', embedded.host, embedded.port)
}

function assertFree(variable: string, host: string, port: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const probe = createServer()
  probe.once('error', (error: NodeJS.ErrnoException) =>
    reject(new SettingsError(whyNot(error.code, variable, host, port))),
  )
  probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve()))
  return promise
}

function whyNot(code: string | undefined, variable: string, host: string, port: number): string {
  const hostVariable = variable === 'PORT' ? 'HOST' : 'API_HOST'
  const command = `${variable}=${port + 10} npm start`
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. Stop the program that uses it, or choose another port: ${command}`
  if (code === 'EACCES')
    return `Port ${port} may not be used by this account. Choose one above 1023: ${variable}=${port + 3000} npm start`
  return `${hostVariable} is "${host}", which is no address of this machine (${code}). Unset it, or set 127.0.0.1 or 0.0.0.0.`
}
