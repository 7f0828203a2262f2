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
import { sessionRoutes, useSession } from '../accounts/sessions.ts'
import { describeError, type Log, logToStderr } from '../base/log.ts'
import { trialSecrets } from '../base/trial-secrets.ts'
import { consentRoutes } from '../consents/marketing-consent.ts'
import { isDatabaseBusy, isDatabaseTrouble } from '../db/database-trouble.ts'
import type { Database } from '../db/tables.ts'
import { downloadRoutes, type SessionReader } from '../downloads/download-routes.ts'
import { fileRoutes } from '../downloads/file-routes.ts'
import { DEFAULT_SALES_EMAIL, DEFAULT_SITE_ORIGINS, type Env } from '../env.ts'
import { figureRoutes } from '../figures/figure-routes.ts'
import type { FilesPlace } from '../files/file-store.ts'
import { createPasswordHasher, type HashParameters } from '../guard/passwords.ts'
import type { ProxyTrust } from '../http/caller.ts'
import { leftEarly, noteLeftEarly } from '../http/left-early.ts'
import { serveOpenApi } from '../http/openapi.ts'
import { notFound, ProblemError, problemResponse } from '../http/problem.ts'
import { jobRoutes } from '../jobs/job-routes.ts'
import { redirectRoutes } from '../lists/redirect-store.ts'
import { outboxRoutes } from '../mail/outbox-routes.ts'
import { mediaRoutes } from '../media/media-routes.ts'
import { MAX_UPLOAD } from '../media/store-picture.ts'
import { newsRoutes } from '../news/news-routes.ts'
import { factorSecretsOf } from '../staff/identity/staff-identity.ts'
import { trialRoutes } from '../trial/trial-routes.ts'
import { versionRoutes } from './content-version.ts'
import { healthRoutes } from './health.ts'
import { staffRoutes } from './staff-routes.ts'

/** Largest request body, in bytes. */
const MAX_BODY = 64 * 1024
/** An article in two languages. */
const MAX_STAFF_BODY = 1024 * 1024

/** What the settings say, and what tests put in place of the real clock, log and costs. */
export interface AppOptions
  extends Partial<
    Pick<
      Env,
      | 'relaySecret'
      | 'factorSecret'
      | 'salesEmail'
      | 'filesUrl'
      | 'siteOrigins'
      | 'cookieDomain'
      | 'leadWebhookUrl'
      | 'adminOrigin'
      | 'smtp'
      | 'dataDir'
    >
  > {
  db: Database
  /** The clock, in milliseconds since the epoch. */
  now?: () => number
  /** True once the process has been told to stop; `/readyz` then says so. */
  isDraining?: () => boolean
  log?: Log
  /** Folder of the files that can be downloaded. */
  filesDir?: FilesPlace
  /** Whose session a token opens. */
  sessions?: SessionReader
  /** Called when there is mail to send. */
  wakeMail?: () => void
  /** Proxies whose word about the sender of a request is taken. */
  isTrustedProxy?: ProxyTrust | undefined
  /** How passwords are hashed from now on. */
  hashParameters?: HashParameters
  /** Waits before an answer. */
  pause?: (ms: number) => Promise<unknown>
  countRequest?: MiddlewareHandler | undefined
  /** Whether the staff API is there. */
  admin?: boolean
  /** Whether members of the staff may do without a second factor. */
  secondFactorOptional?: boolean
  /** Whether `/outbox` shows all mail to whoever asks: for development only. */
  showOutbox?: boolean
}

/** The whole API as a Hono app: `app.request('/news')` in tests, `app.fetch` behind a server. */
export function createApp({
  db,
  now = Date.now,
  isDraining = () => false,
  log = logToStderr,
  relaySecret = randomUUID(),
  factorSecret,
  salesEmail = DEFAULT_SALES_EMAIL,
  filesDir = join('.data', 'files'),
  filesUrl,
  sessions = (token) => useSession(db, token, now()),
  wakeMail = () => {},
  siteOrigins = DEFAULT_SITE_ORIGINS,
  cookieDomain,
  isTrustedProxy = () => false,
  hashParameters,
  pause = wait,
  countRequest,
  showOutbox = false,
  admin = false,
  secondFactorOptional = false,
  leadWebhookUrl,
  adminOrigin = siteOrigins[0],
  smtp,
  dataDir = '.data',
}: AppOptions): Hono {
  const app = new Hono()
  if (countRequest) app.use(countRequest)
  const secrets = trialSecrets(relaySecret)
  const isHttps = siteOrigins[0]?.startsWith('https:') ?? false
  app.use(requestId(), protectiveHeaders(isHttps), closeConnection(isDraining), refuseAmbiguous)
  app.use(methodNotAllowed({ app, onMethodNotAllowed: refuseMethod }))
  // packages count their bytes themselves: they are never whole in memory
  app.use((c, next) => (c.req.path === '/staff/v1/packages' ? next() : limitBody(c.req.path)(c, next)))

  app.route('/', healthRoutes({ db, isDraining }))
  app.route('/version', versionRoutes({ db, now }))
  app.route('/news', newsRoutes({ db, now, secrets }))
  app.route('/jobs', jobRoutes({ db, now }))
  const downloads = { db, now, filesDir, filesUrl, sessions, secrets }
  app.route('/downloads', downloadRoutes(downloads))
  app.route('/files', fileRoutes(downloads))
  app.route('/media', mediaRoutes({ db, filesDir }))
  const shared = { db, now, log, secrets, isTrustedProxy, wakeMail }
  const noticeOrigin = leadWebhookUrl && adminOrigin
  const mail = smtp ? 'sent' : showOutbox ? 'shown' : 'kept'
  app.route('/trial', trialRoutes({ ...shared, mail, salesEmail, noticeOrigin, siteOrigin: siteOrigins[0] }))
  app.route('/consents', consentRoutes(shared))
  const passwords = createPasswordHasher(hashParameters)
  const accounts = { ...shared, passwords, pause, siteOrigins, cookieDomain }
  app.route('/m', accountRoutes(accounts))
  app.route('/session', sessionRoutes(accounts))
  app.route('/figures', figureRoutes(shared))
  app.route('/redirects', redirectRoutes(db))
  if (showOutbox) app.route('/outbox', outboxRoutes(db))
  if (admin) {
    const identity = {
      ...accounts,
      factorSecrets: factorSecretsOf(relaySecret, factorSecret),
      secondFactorOptional,
      adminOrigin,
      sendsMail: smtp !== undefined,
    }
    app.route('/staff/v1', staffRoutes({ ...identity, filesUrl, filesDir, dataDir }))
  }
  serveOpenApi(app, {
    title: 'Upstream API',
    description:
      'News, positions, downloads, trial applications, consents, sessions and health for the site.',
    tags: ['news', 'jobs', 'downloads', 'trial', 'consents', 'session', 'figures', 'redirects', 'health'],
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

/**
 * JSON must never be taken for a page, a script or a frame by a browser that is led here.
 * @param isHttps whether visitors come by https: what the account pages say goes for their own name as well
 */
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

/** A kept-alive connection would hold up the end; the rest of a body that nobody reads would be taken for a request. */
function closeConnection(isDraining: () => boolean) {
  return async (c: Context, next: Next): Promise<void> => {
    await next()
    const { complete = true, headers = {} } = incomingOf(c) ?? {}
    const isArriving =
      !complete && ('transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0)
    if (isDraining() || isArriving || c.res.status === 400) c.res.headers.set('connection', 'close')
  }
}

/** Requests that a proxy before this program may have understood in another way (RFC 9112, 3.2 and 6.1). */
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
  const maxSize = path === '/staff/v1/media' ? MAX_UPLOAD : isStaff ? MAX_STAFF_BODY : MAX_BODY
  const onError = () => {
    throw new ProblemError(413, 'body-too-large', { detail: `Send at most ${maxSize} bytes.` })
  }
  return bodyLimit({ maxSize, onError })
}

function refuseMethod(c: Context, methods: string[]): Response {
  const headers = { allow: methods.join(', ') }
  return problemResponse(c, new ProblemError(405, 'method-not-allowed', { headers }))
}

/** Anything thrown as a problem. Only a ProblemError's own words are sent; all others stay in the log. */
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

/** Who may not have what they ask for: many of these are somebody trying (ASVS 16.3.2). */
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
