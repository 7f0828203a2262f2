import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { documentedSettings, misspelledSettings } from './documented-settings.ts'
import { type Program, startProgram } from './program.ts'
import { readSettings, type Settings, SettingsError } from './settings.ts'
import { Supervisor } from './supervisor.ts'
import { waitUntilAnswers } from './wait-until-answers.ts'

/** How long a server may take until it answers: the first start fills the database. */
const startLimitMs = 60_000

type Site = {
  /** what has to be done before the site can start; false ends everything */
  prepare: (supervisor: Supervisor, settings: Settings) => Promise<boolean>
  start: (settings: Settings) => Program
}

/** Runs the embedded upstream (unless another one is set) and the site, until either ends or both are stopped. */
export async function startBoth({ prepare, start }: Site): Promise<void> {
  const supervisor = new Supervisor()
  try {
    const documented = documentedSettings(readFileSync('README.md', 'utf8'))
    for (const line of misspelledSettings(Object.keys(process.env), documented)) console.warn(line)
    const settings = readSettings(process.env)
    await claimPorts(settings)
    if (!(await prepare(supervisor, settings))) return void (await supervisor.end(1))
    if (supervisor.isStopping) return
    if (settings.embedded) supervisor.depend(startUpstream(settings))
    supervisor.depend(start(settings))
    await announce(settings)
  } catch (error) {
    console.error(error instanceof SettingsError ? error.message : error)
    await supervisor.end(1)
  }
}

function startUpstream({ env }: Settings): Program {
  return startProgram('upstream', ['api/main.ts'], { env, quiet: true })
}

async function announce({ embedded, apiBaseUrl, siteUrl, host }: Settings): Promise<void> {
  if (embedded) await waitUntilAnswers(`${apiBaseUrl}/healthz`, startLimitMs)
  await waitUntilAnswers(`${siteUrl}/healthz`, startLimitMs)
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
