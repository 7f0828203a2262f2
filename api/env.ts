import { join } from 'node:path'
import { canonicalEmail } from '#contract/email.ts'
import { OperatorError } from './base/operator-error.ts'
import { readSecrets } from './base/trial-secrets.ts'
import { readBucket } from './files/bucket.ts'
import { readProxyTrust } from './http/caller.ts'
import { readSmtpUrl } from './mail/smtp-url.ts'
import { readSigningSecrets } from './mail/webhook-sender.ts'

/** For a first look; nobody receives mail for `.example`. */
export const DEFAULT_SALES_EMAIL = 'sales@deskcloud.example'
export const DEFAULT_MAIL_FROM = 'no-reply@deskcloud.example'

export type Env = ReturnType<typeof readEnv>

type Source = Record<string, string | undefined>

/**
 * Reads and checks the settings of the embedded upstream. The only reader of `process.env` in this folder.
 * An empty variable counts as not set.
 * @throws OperatorError naming the first setting that is wrong and what it must be
 */
export function readEnv(source: Source = process.env) {
  const read = createReader(source)
  const smtp = read('SMTP_URL', readSmtpUrl, SMTP_ADVICE, 'secret')
  // a server that sends also needs real addresses, or every message would be refused or go nowhere
  const readAddress = (name: string, inDevelopment: string) => {
    const address = read(name, canonicalEmail, EMAIL_ADVICE)
    if (smtp && !address) throw new OperatorError(`${name} is not set. ${EMAIL_ADVICE}`)
    return address ?? inDevelopment
  }
  const metricsHost = read('METRICS_HOST', host, HOST_ADVICE) ?? '127.0.0.1'
  const metricsPort = read('API_METRICS_PORT', port, PORT_ADVICE)
  const apiHost = read('API_HOST', host, HOST_ADVICE) ?? '127.0.0.1'
  const sitePort = read('PORT', port, PORT_ADVICE) ?? 3000
  const siteOrigins = orDefault(`http://localhost:${sitePort}`, [
    ...(read('PUBLIC_ORIGIN', origins, ORIGIN_ADVICE) ?? []),
    ...(read('SITE_ORIGINS', origins, ORIGIN_ADVICE) ?? []),
  ])
  // behind a proxy on this machine others reach it all the same: the address they see says so
  const isPrivate = [apiHost, ...siteOrigins.map((origin) => new URL(origin).hostname)].every(isLoopback)
  return {
    /** PostgreSQL address; without one the embedded SQLite file in `dataDir` is used. */
    databaseUrl: read('DATABASE_URL', urlOf('postgres:', 'postgresql:'), DATABASE_ADVICE, 'secret'),
    /** Folder of the SQLite file. */
    dataDir: source.DATA_DIR || '.data',
    /** 0 picks a free port. */
    port: read('API_PORT', port, PORT_ADVICE) ?? 3003,
    host: apiHost,
    /** The mail server; without one mail stays in the outbox. */
    smtp,
    /** The address all mail comes from. */
    mailFrom: readAddress('MAIL_FROM', DEFAULT_MAIL_FROM),
    /** Where notifications about applications go, and replies to mail. */
    salesEmail: readAddress('SALES_EMAIL', DEFAULT_SALES_EMAIL),
    /** Robot of a group in WeCom or DingTalk that is told of applications. */
    leadWebhookUrl: read('LEAD_WEBHOOK_URL', urlOf('http:', 'https:'), WEBHOOK_ADVICE, 'secret'),
    /** The company's own system, to which applications go; undefined: none. */
    crm: readCrm(read),
    /** Where the staff side is: unless told otherwise, at the site. */
    adminOrigin: read('ADMIN_ORIGIN', (value) => origins(value)?.[0], ORIGIN_ADVICE) ?? siteOrigins[0],
    /** Shared with the site, several separated by commas; without one a file in `dataDir` holds it. */
    relaySecret: read('RELAY_SECRET', secretList, SECRET_ADVICE, 'secret'),
    /** Encrypts the staff's second factors; without one RELAY_SECRET does, which the sites know as well. */
    factorSecret: read('FACTOR_SECRET', secretList, FACTOR_ADVICE, 'secret'),
    /** Seals the secrets in a backup. */
    backupPassphrase: read('BACKUP_PASSPHRASE', matching(/^.{12,}$/s), PASSPHRASE_ADVICE, 'secret'),
    /** Sites the account pages send visitors back to; the first one is home. */
    siteOrigins,
    /** Domain of the session cookies; undefined keeps them on the host. */
    cookieDomain: read('COOKIE_DOMAIN', matching(/^\.?[a-z0-9-]+(\.[a-z0-9-]+)*$/i), COOKIE_ADVICE),
    /** Proxies that say whom they speak for: addresses, networks or `loopback`. */
    trustedProxies: read('TRUSTED_PROXIES', proxies, PROXY_ADVICE) ?? [],
    /** Folder of the files that can be downloaded; undefined: `files` in `dataDir`. */
    filesDir: source.FILES_DIR || undefined,
    /** The bucket the packages' files are in, instead of a folder. */
    filesBucket: readBucket(
      source.FILES_STORE,
      source.AWS_ACCESS_KEY_ID,
      source.AWS_SECRET_ACCESS_KEY,
      source.FILES_DIR || join(source.DATA_DIR || '.data', 'files'),
    ),
    /** Where visitors reach `/files`; undefined: where the site reaches this program. */
    filesUrl: read('FILES_URL', urlOf('http:', 'https:'), FILES_ADVICE),
    /** Where `/metrics` is answered; undefined: nowhere. */
    metrics: metricsPort === undefined ? undefined : { host: metricsHost, port: metricsPort },
    /** Whether the staff API is there: unless told otherwise, where only this machine reaches it. */
    admin: (read('ADMIN', onOrOff, ADMIN_ADVICE) ?? (isPrivate ? 'on' : 'off')) === 'on',
    /** Whether members of the staff may do without a second factor: where only this machine reaches them. */
    secondFactorOptional: isPrivate,
    /** Whether other people use this: then `/outbox` does not exist. */
    production: source.NODE_ENV === 'production',
  }
}

/** @throws OperatorError where one of the two that are needed is missing */
function readCrm(read: Reader) {
  const url = read('CRM_URL', crmAddress, CRM_ADVICE, 'secret')
  const secrets = read('CRM_SECRET', readSigningSecrets, CRM_SECRET_ADVICE, 'secret')
  const events = read('CRM_EVENTS', crmEvents, CRM_EVENTS_ADVICE) ?? ('applications' as const)
  if (url && !secrets) throw new OperatorError(`CRM_SECRET is not set. ${CRM_SECRET_ADVICE}`)
  return url && secrets ? { url, secrets, events } : undefined
}

const SMTP_ADVICE =
  'Write smtps://user:password@host:465 or smtp://host:587, with ?tls=required, opportunistic or none, or unset it to keep mail in the outbox.'
const DATABASE_ADVICE =
  'Write postgres://user:password@host:5432/database, or unset it to use the embedded SQLite file.'
const WEBHOOK_ADVICE = 'Set it to the address that WeCom or DingTalk shows for a group robot, or unset it.'
const CRM_ADVICE =
  'Set it to the https address that is to receive applications (http on this machine only), or unset it.'
const CRM_SECRET_ADVICE =
  'Set it to whsec_ and 24 to 64 random bytes in base64, with the one before behind a comma while it is replaced.'
const CRM_EVENTS_ADVICE = 'Set it to applications or changes.'
const PORT_ADVICE = 'Set it to a number from 1 to 65535 (0 picks a free port).'
const HOST_ADVICE = 'Set it to an address of this machine, such as 127.0.0.1.'
const EMAIL_ADVICE = 'Set it to one e-mail address; with SMTP_URL, MAIL_FROM and SALES_EMAIL are needed.'
const SECRET_ADVICE =
  'Set it to at least 16 random characters without a comma, the same for the site, with the one before behind a comma while it is replaced, or unset it.'
const FACTOR_ADVICE =
  'Set it to at least 16 random characters without a comma, with the one before behind a comma while it is replaced, or unset it.'
const PASSPHRASE_ADVICE = 'Set it to at least 12 characters, or unset it.'
const ORIGIN_ADVICE = 'Write scheme, host and port only, such as https://www.firm.example.'
const COOKIE_ADVICE = 'Set it to a domain, such as firm.example, or unset it.'
const PROXY_ADVICE = 'Write addresses or networks separated by commas, such as loopback,10.0.0.0/8.'
const ADMIN_ADVICE = 'Set it to on or off.'
const FILES_ADVICE =
  'Set it to the address visitors reach /files of this program at, such as https://files.firm.example/files, or unset it.'

type Reader = ReturnType<typeof createReader>

/** @returns a function from a setting's name to its value; undefined where it is not set */
function createReader(source: Source) {
  return <T>(
    name: string,
    parse: (value: string) => T | undefined,
    advice: string,
    /** The value may hold a password, so it is not repeated. */
    secrecy?: 'secret',
  ): T | undefined => {
    const value = source[name]
    if (!value) return undefined
    const parsed = parse(value)
    if (parsed !== undefined) return parsed
    throw new OperatorError(`${name} is ${secrecy ? 'wrong' : `"${value}"`}. ${advice}`)
  }
}

function port(value: string): number | undefined {
  return /^\d{1,5}$/.test(value) && Number(value) <= 65_535 ? Number(value) : undefined
}

function isLoopback(name: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(name)
}

const secretList = (value: string) => (readSecrets(value) ? value : undefined)

/** Personal data goes there. */
const crmAddress = (value: string) => {
  const isOnThisMachine = isLoopback(URL.parse(value)?.hostname ?? '')
  return urlOf('https:', ...(isOnThisMachine ? ['http:'] : []))(value)
}

const crmEvents = (value: string) => (['applications', 'changes'] as const).find((one) => one === value)

const onOrOff = matching(/^(on|off)$/)

const host = matching(/^[\w.:-]+$/)

function matching(pattern: RegExp) {
  return (value: string) => (pattern.test(value) ? value : undefined)
}

function urlOf(...protocols: string[]) {
  return (value: string) => (protocols.includes(URL.parse(value)?.protocol ?? '') ? value : undefined)
}

function proxies(value: string): string[] | undefined {
  const entries = listed(value)
  return readProxyTrust(entries) && entries
}

function origins(value: string): string[] | undefined {
  const found = listed(value).map((one) => {
    const origin = urlOf('http:', 'https:')(one) && URL.parse(one)?.origin
    return origin === one.replace(/\/+$/, '') ? origin : undefined
  })
  return found.every((one) => one !== undefined) ? found : undefined
}

function orDefault(own: string, [first = own, ...rest]: string[]): [string, ...string[]] {
  return [first, ...rest]
}

function listed(value: string): string[] {
  const entries = value.split(',').map((one) => one.trim())
  return entries.filter(Boolean)
}
