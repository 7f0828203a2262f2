import { company } from './company.ts'

/** How this deployment is set up, read from the environment. Server only: the browser knows `settings.ts`. */
export type SiteEnv = {
  /** where the upstream API answers, without a trailing slash */
  apiBaseUrl: string
  /** scheme, host and port visitors use, for canonical and shared links */
  publicOrigin: string
  loginUrl: string
  registerUrl: string
  forumUrl: string
  /** domain of the session cookies; undefined keeps them on the host that set them */
  cookieDomain: string | undefined
  /** folder for what the site must keep over a restart */
  dataDir: string
  /** shared with the upstream; undefined: a file in the data folder */
  relaySecret: string | undefined
  icpNumber: string
  publicSecurityNumber: string
}

/**
 * The settings of this process, read once.
 * @throws Error that names every wrong variable
 */
export function siteEnv(): SiteEnv {
  known ??= readSiteEnv(process.env)
  return known
}

let known: SiteEnv | undefined

/** Reads the settings from a set of variables. An empty variable counts as not set. */
export function readSiteEnv(source: Record<string, string | undefined>): SiteEnv {
  const problems: string[] = []
  const text = (name: string, fallback: string) => source[name]?.trim() || fallback
  const url = (name: string, fallback: string) => {
    const value = text(name, fallback)
    const problem = problemWithUrl(value)
    if (problem) problems.push(`${name} ${problem}, got "${value}"`)
    return value
  }
  const env: SiteEnv = {
    apiBaseUrl: withoutSlash(url('API_BASE_URL', 'http://localhost:3003')),
    publicOrigin: withoutSlash(url('PUBLIC_ORIGIN', 'http://localhost:3000')),
    loginUrl: url('LOGIN_URL', 'http://localhost:3003/m/login'),
    registerUrl: url('REGISTER_URL', 'http://localhost:3003/m/register'),
    forumUrl: url('FORUM_URL', company.forumUrl),
    cookieDomain: source.COOKIE_DOMAIN?.trim() || undefined,
    dataDir: `${text('DATA_DIR', '.data')}/site`,
    relaySecret: source.RELAY_SECRET?.trim() || undefined,
    icpNumber: text('ICP_NUMBER', company.filing.icp),
    publicSecurityNumber: text('PUBLIC_SECURITY_NUMBER', company.filing.publicSecurity),
  }
  if (URL.canParse(env.publicOrigin) && new URL(env.publicOrigin).origin !== env.publicOrigin)
    problems.push(`PUBLIC_ORIGIN must be scheme, host and port only, got "${env.publicOrigin}"`)
  if (problems.length > 0) throw new Error(`Wrong settings:\n  ${problems.join('\n  ')}`)
  return env
}

function problemWithUrl(value: string): string | undefined {
  if (!URL.canParse(value)) return 'must be an absolute URL'
  const { protocol, username, password, hash } = new URL(value)
  if (protocol !== 'http:' && protocol !== 'https:') return 'must start with http:// or https://'
  if (username || password) return 'must not carry credentials'
  if (hash) return 'must not have a fragment'
  return undefined
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '')
}
