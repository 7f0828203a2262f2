import { isIP } from 'node:net'
import { problemWithIcpFiling, problemWithPublicSecurityFiling } from './facts/filing.ts'

/** Server only: the browser gets `settings.ts`. */
export type SiteEnv = ReturnType<typeof readSiteEnv>

export type LogLevel = (typeof logLevels)[number]
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

/** @throws Error that names every wrong variable */
export function siteEnv(): SiteEnv {
  known ??= readSiteEnv(process.env)
  return known
}

let known: SiteEnv | undefined

/** An empty variable counts as unset. Times in ms; README.md and docs/operations.md explain the settings. */
export function readSiteEnv(source: Record<string, string | undefined>) {
  const problems: string[] = []
  const text = (name: string, fallback: string) => source[name]?.trim() || fallback
  const url = (name: string, fallback: string) => {
    const value = text(name, fallback)
    const problem = problemWithUrl(value)
    if (problem) problems.push(`${name} ${problem}, got "${value}"`)
    return value
  }
  const checked = (name: string, fallback: string, problemWith: (value: string) => string | undefined) => {
    const value = text(name, fallback)
    const problem = value && problemWith(value)
    if (problem) problems.push(`${name} ${problem}, got "${value}"`)
    return value
  }
  const token = (name: string) => checked(name, '', problemWithToken)
  const integer = (name: string, fallback: number, min: number, max: number) => {
    const value = text(name, String(fallback))
    const isRight = /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max
    if (!isRight) problems.push(`${name} must be a whole number from ${min} to ${max}, got "${value}"`)
    return Number(value)
  }
  const host = (name: string, fallback: string) => checked(name, fallback, problemWithHost).toLowerCase()
  const list = (name: string) =>
    text(name, '')
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean)
  const dataDir = text('DATA_DIR', '.data')
  const env = {
    port: integer('PORT', 3000, 0, 65_535),
    /** `localhost` listens on both loopback addresses */
    host: host('HOST', 'localhost'),
    /** further accepted Host names */
    allowedHosts: list('ALLOWED_HOSTS'),
    /** addresses, networks (`10.0.0.0/8`) or `loopback` whose forwarded headers are trusted */
    trustedProxies: list('TRUSTED_PROXIES'),
    distDir: text('DIST_DIR', 'dist'),
    assetArchiveDir: `${dataDir}/assets`,
    logLevel: text('LOG_LEVEL', 'info') as LogLevel,
    drainDelayMs: integer('DRAIN_DELAY_MS', 2000, 0, 60_000),
    pageCacheMb: 32,
    /** undefined: no metrics server */
    metricsPort: source.METRICS_PORT?.trim() ? integer('METRICS_PORT', 0, 0, 65_535) : undefined,
    metricsHost: host('METRICS_HOST', '127.0.0.1'),
    apiBaseUrl: withoutSlash(url('API_BASE_URL', 'http://localhost:3003')),
    /** origin visitors use, for canonical and shared links */
    publicOrigin: withoutSlash(url('PUBLIC_ORIGIN', 'http://localhost:3000')),
    loginUrl: url('LOGIN_URL', 'http://localhost:3003/m/login'),
    registerUrl: url('REGISTER_URL', 'http://localhost:3003/m/register'),
    /** forum and filing numbers: empty where the messages say them */
    forumUrl: source.FORUM_URL?.trim() ? url('FORUM_URL', '') : '',
    /** domain of the session cookies; undefined: host-only */
    cookieDomain: source.COOKIE_DOMAIN?.trim() || undefined,
    /** persistent data */
    dataDir: `${dataDir}/site`,
    /** shared with the upstream; undefined: a file in the data folder */
    relaySecret: source.RELAY_SECRET?.trim() || undefined,
    icpNumber: checked('ICP_NUMBER', '', problemWithIcpFiling),
    publicSecurityNumber: checked('PUBLIC_SECURITY_NUMBER', '', problemWithPublicSecurityFiling),
    /** whether the staff side is served; default: only on loopback */
    admin: false,
    /** false: noindex, as for a staging site */
    indexing: checked('INDEXING', 'on', problemWithSwitch) !== 'off',
    /** search engine verification, by meta name; empty ones are omitted */
    verification: {
      'baidu-site-verification': token('BAIDU_SITE_VERIFICATION'),
      'msvalidate.01': token('BING_SITE_VERIFICATION'),
      'google-site-verification': token('GOOGLE_SITE_VERIFICATION'),
      '360-site-verification': token('SO360_SITE_VERIFICATION'),
      sogou_site_verification: token('SOGOU_SITE_VERIFICATION'),
    },
    /** Baidu's URL submission endpoint with site and token; undefined: no submissions */
    baiduPushUrl: source.BAIDU_PUSH_URL?.trim() ? url('BAIDU_PUSH_URL', '') : undefined,
    /** IndexNow key, served at `/{key}.txt`; undefined: no submissions */
    indexNowKey: checked('INDEXNOW_KEY', '', problemWithIndexNowKey) || undefined,
    indexNowUrl: 'https://api.indexnow.org/indexnow',
  }
  const isPrivate = [env.host, URL.parse(env.publicOrigin)?.hostname ?? ''].every(isLoopback)
  env.admin = checked('ADMIN', isPrivate ? 'on' : 'off', problemWithSwitch) === 'on'
  if (URL.canParse(env.publicOrigin) && new URL(env.publicOrigin).origin !== env.publicOrigin)
    problems.push(`PUBLIC_ORIGIN must be scheme, host and port only, got "${env.publicOrigin}"`)
  for (const name of env.allowedHosts) {
    const problem = problemWithHost(name)
    if (problem) problems.push(`ALLOWED_HOSTS ${problem}, got "${name}"`)
  }
  for (const network of env.trustedProxies) {
    if (!isNetwork(network))
      problems.push(`TRUSTED_PROXIES must be addresses, networks or loopback, got "${network}"`)
  }
  if (!logLevels.includes(env.logLevel))
    problems.push(`LOG_LEVEL must be one of ${logLevels.join(', ')}, got "${env.logLevel}"`)
  if (problems.length > 0) throw new Error(`Wrong settings:\n  ${problems.join('\n  ')}`)
  return env
}

/** A reverse proxy on this machine exposes a loopback port: PUBLIC_ORIGIN shows that. */
function isLoopback(host: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i.test(host)
}

function problemWithHost(value: string): string | undefined {
  const bare = value.replace(/^\[(.*)\]$/, '$1')
  return isIP(bare) || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(bare)
    ? undefined
    : 'must be a host name or address'
}

function isNetwork(value: string): boolean {
  const [address = '', bits = '0', ...rest] = value.split('/')
  const longest = isIP(address) === 4 ? 32 : 128
  return (
    value === 'loopback' ||
    (isIP(address) > 0 && rest.length === 0 && /^\d+$/.test(bits) && Number(bits) <= longest)
  )
}

function problemWithUrl(value: string): string | undefined {
  if (!URL.canParse(value)) return 'must be an absolute URL'
  const { protocol, username, password, hash } = new URL(value)
  if (protocol !== 'http:' && protocol !== 'https:') return 'must start with http:// or https://'
  if (username || password) return 'must not carry credentials'
  if (hash) return 'must not have a fragment'
  return undefined
}

function problemWithToken(value: string): string | undefined {
  return /^[\w./+=-]{4,128}$/.test(value)
    ? undefined
    : 'must be the content the search engine shows, nothing else'
}

// IndexNow: 8 to 128 letters, digits and dashes
function problemWithIndexNowKey(value: string): string | undefined {
  return /^[A-Za-z\d-]{8,128}$/.test(value) ? undefined : 'must be 8 to 128 letters, digits or dashes'
}

function problemWithSwitch(value: string): string | undefined {
  return /^(on|off)$/.test(value) ? undefined : 'must be on or off'
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '')
}
