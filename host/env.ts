import { isIP } from 'node:net'
import { totalmem } from 'node:os'

/** What an operator can set. Everything has a default that suits a first look on one's own machine. */
export type HostEnv = {
  port: number
  /** address to listen on; `localhost` means both loopback addresses */
  host: string
  /** origin visitors see, such as `https://www.deskcloud.example`; decides HSTS and absolute URLs */
  publicOrigin: string | undefined
  /** further host names to answer for; the loopback names and the public origin's are always answered */
  allowedHosts: readonly string[]
  /** addresses, networks (`10.0.0.0/8`) or `loopback` whose forwarded headers are believed */
  trustedProxies: readonly string[]
  distDir: string
  /** where the assets of earlier builds are kept, so that pages opened before a deploy keep working */
  assetArchiveDir: string
  /** where compiled code is kept from one start to the next */
  compileCacheDir: string
  /** where visits are counted, a SQLite file that instances of the site may share */
  visitsFile: string
  logLevel: LogLevel
  /** how long a stopping site keeps answering while its proxy learns from /readyz that it is leaving, ms */
  drainDelayMs: number
  /** memory for rendered pages, MB */
  pageCacheMb: number
  /** false: every answer tells search engines to keep nothing */
  indexing: boolean
  /** false: pages are made when somebody asks, none in advance */
  warmPages: boolean
  /** where `/metrics` is answered; undefined: nowhere */
  metricsPort: number | undefined
  metricsHost: string
  /** over these, visitors are turned away by what they ask for: delay of the event loop, ms, and memory, MB */
  shedDelayMs: number
  shedMemoryMb: number
}

export type LogLevel = (typeof logLevels)[number]

/** A value an operator has to change; the message says which and how. */
export class EnvError extends Error {}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

/**
 * Reads and checks the host's environment, the only place that does.
 * @throws EnvError with one line per wrong variable
 */
export function readHostEnv(source: Record<string, string | undefined> = process.env): HostEnv {
  const wrong: string[] = []
  const read = <T>(name: string, fallback: T, parse: (value: string) => T | undefined, hint: string): T => {
    const value = source[name]?.trim()
    if (!value) return fallback
    const parsed = parse(value)
    if (parsed !== undefined) return parsed
    wrong.push(`${name}=${JSON.stringify(value)} is not usable: ${hint}`)
    return fallback
  }
  const dataDir = source.DATA_DIR?.trim() || '.data'
  const env: HostEnv = {
    port: read('PORT', 3000, wholeNumber(0, 65_535), 'set a port from 0 to 65535, for example PORT=3000'),
    host: read('HOST', 'localhost', hostName, 'set a host name or address, for example HOST=0.0.0.0'),
    publicOrigin: read<string | undefined>('PUBLIC_ORIGIN', undefined, origin, originHint),
    allowedHosts: read('ALLOWED_HOSTS', [], listOf(hostName), 'set host names separated by commas'),
    trustedProxies: read('TRUSTED_PROXIES', [], listOf(proxy), proxyHint),
    distDir: source.DIST_DIR?.trim() || 'dist',
    assetArchiveDir: source.ASSET_ARCHIVE_DIR?.trim() || `${dataDir}/assets`,
    compileCacheDir: `${dataDir}/compiled`,
    visitsFile: `${dataDir}/visits.sqlite`,
    logLevel: read('LOG_LEVEL', 'info', logLevel, `set one of ${logLevels.join(', ')}`),
    drainDelayMs: read('DRAIN_DELAY_MS', 2000, wholeNumber(0, 60_000), 'set milliseconds from 0 to 60000'),
    metricsPort: read<number | undefined>('METRICS_PORT', undefined, wholeNumber(0, 65_535), 'set a port'),
    metricsHost: read('METRICS_HOST', '127.0.0.1', hostName, 'set a host name or address'),
    shedDelayMs: read('SHED_DELAY_MS', 250, wholeNumber(10, 60_000), 'set milliseconds from 10 to 60000'),
    shedMemoryMb: read('SHED_MEMORY_MB', mostMemoryMb(), wholeNumber(64, 1_048_576), 'set megabytes'),
    pageCacheMb: read('PAGE_CACHE_MB', 32, wholeNumber(1, 4096), 'set megabytes from 1 to 4096'),
    indexing: read('INDEXING', true, onOrOff, 'set on or off'),
    warmPages: read('WARM_PAGES', true, onOrOff, 'set on or off'),
  }
  if (wrong.length > 0) throw new EnvError(wrong.join('\n'))
  return env
}

/** Four fifths of what the process may have: of its container, else of the machine. */
function mostMemoryMb(): number {
  const constrained = process.constrainedMemory()
  const all = constrained > 0 ? Math.min(constrained, totalmem()) : totalmem()
  return Math.floor((all * 0.8) / 1024 / 1024)
}

const originHint =
  'set scheme and host without a path, for example PUBLIC_ORIGIN=https://www.deskcloud.example'
const proxyHint =
  'set addresses or networks separated by commas, for example TRUSTED_PROXIES=loopback,10.0.0.0/8'

function wholeNumber(min: number, max: number) {
  return (value: string) => {
    const number = Number(value)
    return /^\d+$/.test(value) && number >= min && number <= max ? number : undefined
  }
}

function hostName(value: string): string | undefined {
  const bare = value.replace(/^\[(.*)\]$/, '$1')
  return isIP(bare) || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(bare) ? bare.toLowerCase() : undefined
}

function origin(value: string): string | undefined {
  if (!URL.canParse(value)) return undefined
  const url = new URL(value)
  const bare = url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password
  return bare && (url.protocol === 'http:' || url.protocol === 'https:') ? url.origin : undefined
}

function proxy(value: string): string | undefined {
  if (value === 'loopback') return value
  const [address = '', bits, ...rest] = value.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return undefined
  const max = version === 4 ? 32 : 128
  return bits === undefined || wholeNumber(0, max)(bits) !== undefined ? value : undefined
}

function onOrOff(value: string): boolean | undefined {
  return value === 'on' || (value === 'off' ? false : undefined)
}

function logLevel(value: string): LogLevel | undefined {
  return logLevels.find((level) => level === value)
}

function listOf(parse: (value: string) => string | undefined) {
  return (value: string) => {
    const parsed = value
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean)
      .map(parse)
    return parsed.every((item) => item !== undefined) ? parsed : undefined
  }
}
