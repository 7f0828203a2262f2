import { type Bucket, readBucket } from './downloads/bucket.ts'
import { canonicalEmail } from './email.ts'
import { readSmtpUrl, type SmtpSettings } from './mail/smtp-settings.ts'
import { OperatorError } from './operator-error.ts'
import { readProxyTrust } from './trusted-proxies.ts'

/** For a first look; nobody receives mail for `.example`. */
export const DEFAULT_SALES_EMAIL = 'sales@deskcloud.example'
export const DEFAULT_MAIL_FROM = 'no-reply@deskcloud.example'
/** Where the site is unless told otherwise. */
export const DEFAULT_SITE_ORIGINS: [string, ...string[]] = ['http://localhost:3000']
const MIN_SECRET_LENGTH = 16

export interface Env {
  /** PostgreSQL address; without one the embedded SQLite file in `dataDir` is used. */
  databaseUrl?: string | undefined
  /** Folder of the SQLite file. */
  dataDir: string
  /** 0 picks a free port. */
  port: number
  host: string
  /** The mail server; without one mail stays in the outbox. */
  smtp?: SmtpSettings | undefined
  /** The address all mail comes from. */
  mailFrom: string
  /** Where notifications about applications go, and replies to mail. */
  salesEmail: string
  /** Shared with the site; without one a file in `dataDir` holds it. */
  relaySecret?: string | undefined
  /** Sites the account pages send visitors back to; the first one is home. */
  siteOrigins: [string, ...string[]]
  /** Domain of the session cookies; undefined keeps them on the host. */
  cookieDomain?: string | undefined
  /** Proxies that say whom they speak for: addresses, networks or `loopback`. */
  trustedProxies: readonly string[]
  /** Folder of the files that can be downloaded; undefined: `files` in `dataDir`. */
  filesDir?: string | undefined
  /** The bucket the packages' files are in, instead of a folder. */
  filesBucket?: Bucket | undefined
  /** Where visitors reach `/files`; undefined: where the site reaches this program. */
  filesUrl?: string | undefined
  /** Where `/metrics` is answered; undefined: nowhere. */
  metrics?: { host: string; port: number } | undefined
  /** Whether other people use this: then `/outbox` does not exist. */
  production: boolean
}

/**
 * Reads and checks the settings of the embedded upstream. The only reader of `process.env` in this folder.
 * An empty variable counts as not set.
 * @throws OperatorError naming the first setting that is wrong and what it must be
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  return {
    databaseUrl: readDatabaseUrl(source.DATABASE_URL),
    dataDir: source.DATA_DIR || '.data',
    port: readPort(source.API_PORT || '3003'),
    host: readHost(source.API_HOST || '127.0.0.1'),
    ...readMail(source),
    relaySecret: readSecret(source.RELAY_SECRET),
    siteOrigins: readOrigins(source),
    cookieDomain: readCookieDomain(source.COOKIE_DOMAIN),
    trustedProxies: readProxies(source.TRUSTED_PROXIES),
    filesDir: source.FILES_DIR || undefined,
    filesBucket: readBucket(source.FILES_STORE, source.AWS_ACCESS_KEY_ID, source.AWS_SECRET_ACCESS_KEY),
    filesUrl: readFilesUrl(source.FILES_URL),
    metrics: readMetrics(source),
    production: source.NODE_ENV === 'production',
  }
}

/** A server that sends also needs real addresses, or every message would be refused or go nowhere. */
function readMail(source: Record<string, string | undefined>): Pick<Env, 'smtp' | 'mailFrom' | 'salesEmail'> {
  const smtp = readSmtp(source.SMTP_URL)
  return {
    smtp,
    mailFrom: readAddress('MAIL_FROM', source.MAIL_FROM || (smtp ? '' : DEFAULT_MAIL_FROM)),
    salesEmail: readAddress('SALES_EMAIL', source.SALES_EMAIL || (smtp ? '' : DEFAULT_SALES_EMAIL)),
  }
}

function readSmtp(value: string | undefined): SmtpSettings | undefined {
  if (!value) return undefined
  const settings = readSmtpUrl(value)
  if (settings) return settings
  // The value may hold a password, so it is not repeated.
  throw new OperatorError(
    'SMTP_URL is not the address of a mail server. Write smtps://user:password@host:465 or smtp://host:587, or unset it to keep mail in the outbox.',
  )
}

function readAddress(name: string, value: string): string {
  const address = canonicalEmail(value)
  if (address) return address
  throw new OperatorError(
    `${name} is "${value}". Set it to one e-mail address; with SMTP_URL, MAIL_FROM and SALES_EMAIL are needed.`,
  )
}

function readSecret(value: string | undefined): string | undefined {
  if (!value || value.length >= MIN_SECRET_LENGTH) return value || undefined
  throw new OperatorError(
    `RELAY_SECRET is too short. Set it to at least ${MIN_SECRET_LENGTH} random characters, the same for the site, or unset it.`,
  )
}

/** PUBLIC_ORIGIN first, which the site has too, then SITE_ORIGINS, separated by commas. */
function readOrigins(source: Record<string, string | undefined>): [string, ...string[]] {
  const read = (name: string, value: string) => {
    const url = URL.parse(value.trim())
    const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:'
    if (url && isWeb && url.origin === value.trim().replace(/\/+$/, '')) return url.origin
    throw new OperatorError(
      `${name} holds "${value}". Write scheme, host and port only, such as https://www.firm.example.`,
    )
  }
  const home = source.PUBLIC_ORIGIN ? [read('PUBLIC_ORIGIN', source.PUBLIC_ORIGIN)] : []
  const others = (source.SITE_ORIGINS ?? '').split(',').filter((value) => value.trim() !== '')
  const [first = DEFAULT_SITE_ORIGINS[0], ...rest] = [
    ...home,
    ...others.map((value) => read('SITE_ORIGINS', value)),
  ]
  return [first, ...rest]
}

function readCookieDomain(value: string | undefined): string | undefined {
  const domain = value?.trim()
  if (!domain || /^\.?[a-z0-9-]+(\.[a-z0-9-]+)*$/i.test(domain)) return domain || undefined
  throw new OperatorError(
    `COOKIE_DOMAIN is "${value}". Set it to a domain, such as firm.example, or unset it.`,
  )
}

function readProxies(value = ''): string[] {
  const entries = value
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
  if (readProxyTrust(entries)) return entries
  throw new OperatorError(
    `TRUSTED_PROXIES is "${value}". Write addresses or networks separated by commas, such as loopback,10.0.0.0/8.`,
  )
}

function readFilesUrl(value: string | undefined): string | undefined {
  if (!value) return undefined
  const protocol = URL.canParse(value) ? new URL(value).protocol : ''
  if (protocol === 'http:' || protocol === 'https:') return value
  throw new OperatorError(
    `FILES_URL is "${value}". Set it to the address visitors reach /files of this program at, such as https://files.firm.example/files, or unset it.`,
  )
}

function readDatabaseUrl(value: string | undefined): string | undefined {
  if (!value) return undefined
  const protocol = URL.canParse(value) ? new URL(value).protocol : ''
  if (protocol === 'postgres:' || protocol === 'postgresql:') return value
  // The value may hold a password, so it is not repeated.
  throw new OperatorError(
    'DATABASE_URL is not a PostgreSQL address. Write postgres://user:password@host:5432/database, or unset it to use the embedded SQLite file.',
  )
}

function readMetrics(source: Record<string, string | undefined>): Env['metrics'] {
  if (!source.API_METRICS_PORT) return undefined
  return {
    host: readHost(source.METRICS_HOST || '127.0.0.1', 'METRICS_HOST'),
    port: readPort(source.API_METRICS_PORT, 'API_METRICS_PORT'),
  }
}

function readPort(value: string, name = 'API_PORT'): number {
  const port = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN
  if (port <= 65_535) return port
  throw new OperatorError(`${name} is "${value}". Set it to a number from 1 to 65535 (0 picks a free port).`)
}

function readHost(value: string, name = 'API_HOST'): string {
  if (/^[\w.:-]+$/.test(value)) return value
  throw new OperatorError(`${name} is "${value}". Set it to an address of this machine, such as 127.0.0.1.`)
}
