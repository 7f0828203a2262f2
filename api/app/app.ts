import '../http/compile-no-schemas.ts'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Context, Hono, type MiddlewareHandler, type Next } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { requestId } from 'hono/request-id'
import { routePath } from 'hono/route'
import { accountRoutes } from '../accounts/account-routes.ts'
import { sessionRoutes } from '../accounts/sessions.ts'
import { announcementRoutes } from '../announcements/announcements.ts'
import { describeError, type Log, logToStderr } from '../base/log.ts'
import { trialSecrets } from '../base/trial-secrets.ts'
import { consentRoutes } from '../consents/marketing-consent.ts'
import { isDatabaseBusy, isDatabaseTrouble } from '../db/database-trouble.ts'
import type { Database } from '../db/tables.ts'
import { downloadRoutes } from '../downloads/download-routes.ts'
import { fileRoutes } from '../downloads/file-routes.ts'
import { releaseRoutes } from '../downloads/release-store.ts'
import { type Env, readEnv } from '../env.ts'
import { figureRoutes } from '../figures/figure-routes.ts'
import type { FilesPlace } from '../files/file-store.ts'
import { createPasswordHasher, type PasswordHasher } from '../guard/passwords.ts'
import { readProxyTrust } from '../http/caller.ts'
import { leftEarly, noteLeftEarly } from '../http/left-early.ts'
import { serveOpenApi } from '../http/openapi.ts'
import { notFound, ProblemError, problemResponse } from '../http/problem.ts'
import { jobRoutes } from '../jobs/job-routes.ts'
import { deliveryRoutes } from '../mail/delivery-routes.ts'
import { outboxRoutes } from '../mail/outbox-routes.ts'
import { mediaRoutes } from '../media/media-routes.ts'
import { MAX_UPLOAD } from '../media/store-picture.ts'
import { readNewestAddresses } from '../news/newest-addresses.ts'
import { newsRoutes } from '../news/news-routes.ts'
import { redirectRoutes } from '../redirects/redirect-store.ts'
import { rooms } from '../rooms.ts'
import { readSynonyms, searchRoutes } from '../searches/search-answers.ts'
import { factorSecretsOf } from '../staff/identity/staff-identity.ts'
import { wordRoutes } from '../texts/text-store.ts'
import { trialRoutes } from '../trial/trial-routes.ts'
import { versionRoutes } from './content-version.ts'
import { healthRoutes } from './health.ts'
import { staffRoutes } from './staff-routes.ts'

/** Maximum request body, bytes. */
const MAX_BODY = 64 * 1024
/** an article in two languages */
const MAX_STAFF_BODY = 1024 * 1024

/** Effects of the process, which tests replace. */
export interface Surroundings {
  /** ms since the epoch */
  now: () => number
  log: Log
  /** delays an answer */
  pause: (ms: number) => Promise<unknown>
  passwords: PasswordHasher
  /** call when mail was enqueued */
  wakeMail: () => void
  /** shutting down: `/readyz` fails */
  isDraining: () => boolean
  countRequest?: MiddlewareHandler | undefined
  /** whether `/outbox` shows all mail to anyone: development only */
  showOutbox: boolean
}

const usual: Surroundings = {
  // late binding: fake timers replace Date.now
  now: () => Date.now(),
  log: logToStderr,
  pause: wait,
  passwords: createPasswordHasher(),
  wakeMail: () => {},
  isDraining: () => false,
  showOutbox: false,
}

/** `app.request('/news')` in tests, `app.fetch` behind a server. @param given overrides of env.ts; enables the staff API */
export function createApp(
  db: Database,
  given: Partial<Env> = {},
  surroundings: Partial<Surroundings> = {},
): Hono {
  const settings: Env = { ...readEnv({}), admin: false, secondFactorOptional: false, ...given }
  const around = { ...usual, ...surroundings }
  const { now, log, isDraining, countRequest } = around
  const app = new Hono()
  if (countRequest) app.use(countRequest)
  const isHttps = settings.siteOrigins[0].startsWith('https:')
  app.use(requestId(), protectiveHeaders(isHttps), closeConnection(isDraining), refuseAmbiguous)
  app.use(methodNotAllowed({ app, onMethodNotAllowed: refuseMethod }))
  // packages are streamed and limit their own size
  app.use((c, next) => (c.req.path === '/staff/v1/packages' ? next() : limitBody(c.req.path)(c, next)))

  app.route('/', healthRoutes({ db, isDraining }))
  app.route('/version', versionRoutes({ db, now }))
  mountRooms(app, db, settings, around)
  serveOpenApi(app, {
    title: 'Upstream API',
    description:
      'News, positions, downloads, trial applications, consents, sessions and health for the site.',
    tags: [
      'news',
      'jobs',
      'downloads',
      'trial',
      'consents',
      'session',
      'figures',
      'redirects',
      'searches',
      'releases',
      'words',
      'announcements',
      'health',
    ],
    exclude: [/^\/staff\//],
  })

  app.notFound((c) => problemResponse(c, notFound()))
  app.onError((error, c) => {
    if (leftEarly(c)) return noteLeftEarly(c, log)
    const problem = toProblem(error)
    if (refusals.has(problem.status)) logRefusal(log, c, problem)
    if (problem.status >= 500 && !(error instanceof ProblemError)) logFailure(log, c, problem, error)
    return problemResponse(c, problem)
  })
  return app
}

function mountRooms(app: Hono, db: Database, settings: Env, around: Surroundings): void {
  const { filesUrl, siteOrigins, adminOrigin, mailFrom } = settings
  const { now, log, pause, wakeMail, passwords } = around
  const relaySecret = settings.relaySecret ?? randomUUID()
  const secrets = trialSecrets(relaySecret)
  const isTrustedProxy = readProxyTrust(settings.trustedProxies) ?? (() => false)
  const filesDir = filesPlaceOf(settings)
  const shared = { db, now, log, secrets, isTrustedProxy, wakeMail }
  const { salesEmail, leadWebhookUrl } = settings
  const hasWebhook = leadWebhookUrl !== undefined
  const feed = { adminOrigin, crm: settings.crm?.events }
  const accounts = { ...shared, passwords, pause, siteOrigins, cookieDomain: settings.cookieDomain }

  app.route('/news', newsRoutes(shared))
  app.route('/jobs', jobRoutes(shared))
  app.route(
    '/downloads',
    downloadRoutes({ ...shared, filesDir, filesUrl, readSynonyms: () => readSynonyms(db) }),
  )
  app.route('/releases', releaseRoutes(db))
  app.route('/files', fileRoutes({ ...shared, filesDir }))
  app.route('/media', mediaRoutes({ db, filesDir }))
  const mail = settings.smtp ? 'sent' : around.showOutbox ? 'shown' : 'kept'
  const siteOrigin = siteOrigins[0]
  const leadsAt = settings.admin || hasWebhook ? adminOrigin : undefined
  const trial = { salesEmail, hasWebhook, adminOrigin: leadsAt, feed, siteOrigin }
  app.route('/trial', trialRoutes({ ...shared, ...trial, mail }))
  app.route('/consents', consentRoutes(shared))
  app.route('/m', accountRoutes(accounts))
  app.route('/session', sessionRoutes(accounts))
  app.route('/figures', figureRoutes(shared))
  app.route('/deliveries', deliveryRoutes(shared))
  app.route('/redirects', redirectRoutes(db, readNewestAddresses))
  app.route('/searches', searchRoutes(db))
  app.route('/words', wordRoutes({ db, now }))
  app.route('/announcements', announcementRoutes({ db, now }))
  if (around.showOutbox) app.route('/outbox', outboxRoutes(db))
  if (!settings.admin) return
  const { factorSecret, secondFactorOptional, smtp, dataDir } = settings
  const factorSecrets = factorSecretsOf(relaySecret, factorSecret)
  const identity = {
    ...accounts,
    factorSecrets,
    secondFactorOptional,
    adminOrigin,
    sendsMail: smtp !== undefined,
  }
  app.route(
    '/staff/v1',
    staffRoutes({ ...identity, feed, filesUrl, filesDir, dataDir, mailFrom, salesEmail, rooms }),
  )
}

export function filesPlaceOf({ filesBucket, filesDir, dataDir }: Env): FilesPlace {
  return filesBucket ?? filesDir ?? join(dataDir, 'files')
}

/** Keeps browsers from rendering or framing JSON. @param isHttps whether to send HSTS */
function protectiveHeaders(isHttps: boolean): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const { headers } = c.res
    if (isHttps) headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains; preload')
    headers.set('x-content-type-options', 'nosniff')
    if (!headers.has('referrer-policy')) headers.set('referrer-policy', 'no-referrer')
    headers.set('cross-origin-resource-policy', 'same-origin')
    if (!headers.has('content-security-policy')) {
      headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    }
  }
}

/** Keep-alive would delay shutdown; an unread body would be parsed as a request. */
function closeConnection(isDraining: () => boolean) {
  return async (c: Context, next: Next): Promise<void> => {
    await next()
    const { complete = true, headers = {} } = incomingOf(c) ?? {}
    const isArriving =
      !complete && ('transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0)
    if (isDraining() || isArriving || c.res.status === 400) c.res.headers.set('connection', 'close')
  }
}

/** Request smuggling (RFC 9112, 3.2 and 6.1). */
async function refuseAmbiguous(c: Context, next: Next): Promise<void> {
  const { rawHeaders = [], url = '', httpVersion, headers } = incomingOf(c) ?? {}
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host')
  const isEndless = httpVersion === '1.0' && headers?.['transfer-encoding']
  if (hosts.length > 1 || isEndless || /^[^/?]*\/\/[^/?]*@/.test(url))
    throw new ProblemError(400, 'invalid-request')
  await next()
}

/** Undefined in tests without a server. */
function incomingOf(c: Context): IncomingMessage | undefined {
  return c.env?.incoming
}

function limitBody(path: string): MiddlewareHandler {
  const isStaff = path.startsWith('/staff/v1/')
  const maxSize = /^\/staff\/v1\/media(\/[^/]+\/file)?$/.test(path)
    ? MAX_UPLOAD
    : isStaff
      ? MAX_STAFF_BODY
      : MAX_BODY
  const onError = () => {
    throw new ProblemError(413, 'body-too-large', { detail: `Send at most ${maxSize} bytes.` })
  }
  return bodyLimit({ maxSize, onError })
}

function refuseMethod(c: Context, methods: string[]): Response {
  const headers = { allow: methods.join(', ') }
  return problemResponse(c, new ProblemError(405, 'method-not-allowed', { headers }))
}

/** Only a ProblemError's own text is sent; other errors are logged. */
function toProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error
  if (error instanceof HTTPException && error.status < 500) {
    return new ProblemError(error.status as ProblemError['status'], 'invalid-request')
  }
  if (isDatabaseTrouble(error)) {
    const code = isDatabaseBusy(error) ? 'database-busy' : 'database-unavailable'
    return new ProblemError(503, code, { headers: { 'retry-after': '5' } })
  }
  return new ProblemError(500, 'internal-error')
}

/** Logged: failed authorisation may be an attack (ASVS 16.3.2). */
const refusals = new Set([401, 403])

function logRefusal(log: Log, c: Context, { status, code }: ProblemError): void {
  const { method } = c.req
  log({
    event: 'request-refused',
    requestId: c.get('requestId'),
    method,
    route: routePath(c, -1),
    status,
    code,
  })
}

function logFailure(log: Log, c: Context, { status }: ProblemError, error: unknown): void {
  const { method, path } = c.req
  const request = { requestId: c.get('requestId'), method, path, status }
  log({ event: 'request-failed', ...request, ...describeError(error) })
}
