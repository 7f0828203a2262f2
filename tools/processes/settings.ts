import { readSiteEnv } from '../../src/site/env.ts'

export type Settings = {
  host: string
  port: number
  siteUrl: string
  /** undefined when `API_BASE_URL` names an external upstream */
  embedded: { host: string; port: number } | undefined
  apiBaseUrl: string
  /** environment of both processes, with defaults that agree */
  env: Record<string, string>
}

/**
 * An empty variable counts as unset.
 * @throws SettingsError with one line per wrong setting
 */
export function readSettings(source: Record<string, string | undefined>): Settings {
  const problems: string[] = []
  const text = (name: string, fallback: string) => source[name]?.trim() || fallback
  const portOf = (name: string, fallback: string) => {
    const value = text(name, fallback)
    const port = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN
    if (!(port >= 1 && port <= 65_535)) problems.push(`${name} is "${value}": set a number from 1 to 65535.`)
    return port
  }
  const host = text('HOST', '127.0.0.1')
  const port = portOf('PORT', '3000')
  const external = source.API_BASE_URL?.trim()
  const embedded = external
    ? undefined
    : { host: text('API_HOST', '127.0.0.1'), port: portOf('API_PORT', '3003') }
  if (embedded && embedded.port === port)
    problems.push(`PORT and API_PORT are both ${port}: set one of them to another number.`)
  if (problems.length > 0) throw new SettingsError(problems.join('\n'))

  const siteUrl = addressOf(host, port)
  const apiBaseUrl = external ?? addressOf(embedded?.host ?? '', embedded?.port ?? 0)
  const accounts = embedded ? apiBaseUrl : 'http://localhost:3003'
  const env = {
    HOST: host,
    PORT: String(port),
    API_BASE_URL: apiBaseUrl,
    ...(embedded ? { API_HOST: embedded.host, API_PORT: String(embedded.port) } : {}),
    DATA_DIR: text('DATA_DIR', '.data'),
    PUBLIC_ORIGIN: text('PUBLIC_ORIGIN', siteUrl),
    LOGIN_URL: text('LOGIN_URL', `${accounts}/m/login`),
    // no load balancer: no drain delay; terminal: warnings only
    DRAIN_DELAY_MS: text('DRAIN_DELAY_MS', '0'),
    LOG_LEVEL: text('LOG_LEVEL', 'warn'),
    REGISTER_URL: text('REGISTER_URL', `${accounts}/m/register`),
  }
  const problem = siteProblem({ ...source, ...env })
  if (problem) throw new SettingsError(problem)
  return { host, port, siteUrl, embedded, apiBaseUrl, env }
}

/** A configuration error; the message says how to fix it. */
export class SettingsError extends Error {}

/** The address at which local programs reach a server. */
function addressOf(host: string, port: number): string {
  const everyAddress = host === '0.0.0.0' || host === '::' || host === '127.0.0.1'
  const name = everyAddress ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return new URL(`http://${name}:${port}`).origin
}

function siteProblem(env: Record<string, string | undefined>): string | undefined {
  try {
    readSiteEnv(env)
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}
