import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { createApp, filesPlaceOf } from '../app/app.ts'
import { describeError, logToStderr } from '../base/log.ts'
import { errorCode, errorMessage, OperatorError } from '../base/operator-error.ts'
import { relaySecretOf } from '../base/relay-secret.ts'
import { secretsIn } from '../base/trial-secrets.ts'
import { migrate } from '../db/migrate.ts'
import { describeDatabase, openDatabase } from '../db/open-database.ts'
import type { Database } from '../db/tables.ts'
import { whenUnlocked } from '../db/transact.ts'
import { type Env, readEnv } from '../env.ts'
import { endLate } from '../http/left-early.ts'
import { remindOfDue } from '../leads/due-reminder.ts'
import { createResultNotes } from '../mail/delivery.ts'
import { type MailWorker, startMailWorker } from '../mail/mail-worker.ts'
import { crmSender, webhookSender } from '../mail/webhook-sender.ts'
import { hasMember, inviteFirstAdministrator } from '../staff/identity/invitations.ts'
import { staffLink } from '../staff/identity/mail-link.ts'
import { renewSecondFactors } from '../staff/identity/second-factor.ts'
import { factorSecretsOf } from '../staff/identity/staff-identity.ts'
import { sendUncheckedDigest } from '../trial/unchecked-digest.ts'
import { noteSecret } from '../upkeep/note-secret.ts'
import { SEED_DIR, seed } from '../upkeep/seed.ts'
import { startHousekeeping } from './purge-expired.ts'

/** Shutdown grace for requests in flight. */
const DRAIN_MS = 10_000

/** Request timeout. */
const REQUEST_MS = 8_000

/** Against slow and half-open clients; uploads are covered by `endLate`. */
const SERVER_OPTIONS = {
  headersTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16_384,
}

/** Settings, all optional but the port. */
export interface StartApiOptions extends Partial<Env> {
  /** 0: any free port */
  port: number
  /** default: the bundled seed */
  seedDir?: string
  /** restarted after an edit: the first invitation was printed before and stays valid */
  isRestart?: boolean
}

export interface RunningApi {
  /** `http://127.0.0.1:3003`, without trailing slash */
  url: string
  /** location, without passwords */
  database: string
  metricsUrl?: string | undefined
  /** link for the first administrator, only on one's own machine */
  invitation?: string | undefined
  /** graceful shutdown */
  close: () => Promise<void>
}

/** @throws OperatorError with the remedy: port taken, database unreachable, invalid seed file */
export async function startApi(options: StartApiOptions): Promise<RunningApi> {
  const { seedDir = SEED_DIR, databaseUrl } = options
  const settings = { ...readEnv({}), ...options }
  const { dataDir, relaySecret = relaySecretOf(dataDir) } = settings
  // shared database: instances with different secrets would reject each other's codes
  if (settings.production && databaseUrl && !settings.relaySecret)
    logToStderr({ event: 'relay-secret-is-local', dataDir })
  await prepare(databaseUrl, dataDir, async (patient) => {
    await migrate(patient)
    await seed(patient, seedDir, Date.now())
    const before = await noteSecret(patient, secretsIn(relaySecret), Date.now())
    if (before) logToStderr({ event: 'relay-secret-unknown', alert: true, before, hint: SECRET_HINT })
  })
  const db = await openDatabase({ databaseUrl, dataDir })
  try {
    const running = await serve(db, { ...settings, relaySecret })
    return { ...running, database: describeDatabase({ databaseUrl, dataDir }) }
  } catch (error) {
    await db.destroy()
    throw error
  }
}

const SECRET_HINT =
  'Another RELAY_SECRET was in force here: set it behind this one and a comma, or what it sealed opens no more.'

/** Re-encrypts second factors after a rotation. */
async function renewFactors(db: Database, { relaySecret, factorSecret }: ServeSettings): Promise<void> {
  try {
    const factorSecrets = factorSecretsOf(relaySecret, factorSecret)
    const counts = await renewSecondFactors({ db, factorSecrets })
    if (counts.renewed > 0) logToStderr({ event: 'second-factors-renewed', count: counts.renewed })
    if (counts.unreadable > 0)
      logToStderr({ event: 'second-factors-unreadable', alert: true, count: counts.unreadable })
  } catch (error) {
    logToStderr({ event: 'second-factors-not-renewed', ...describeError(error) })
  }
}

/** For a lock: whoever reads a table waits behind a migration that waits for it. */
const LOCK_MS = 500

/** Before the first request, without the statement timeout, as it takes long on large tables. */
async function prepare(
  databaseUrl: string | undefined,
  dataDir: string,
  work: (patient: Database) => Promise<void>,
): Promise<void> {
  const patient = await openDatabase({ databaseUrl, dataDir, silenceMs: 0, lockMs: LOCK_MS })
  try {
    await whenUnlocked(() => work(patient))
  } finally {
    await patient.destroy()
  }
}

type ServeSettings = Env & StartApiOptions & { relaySecret: string }

async function serve(db: Database, given: ServeSettings): Promise<Omit<RunningApi, 'database'>> {
  const onResult = createResultNotes(db, 'bucket', logToStderr)
  const settings = { ...given, filesBucket: given.filesBucket && { ...given.filesBucket, onResult } }
  const { smtp, mailFrom, production } = settings
  let draining = false
  const workers: MailWorker[] = []
  const metrics =
    settings.metrics && (await import('./api-metrics.ts')).createApiMetrics(db, settings.metrics)
  const app = createApp(db, settings, {
    countRequest: metrics?.countRequest,
    isDraining: () => draining,
    wakeMail: () => workers.map((worker) => worker.wake()),
    showOutbox: !smtp && !production,
  })
  const serverOptions = { ...SERVER_OPTIONS, requestTimeout: settings.admin ? 0 : REQUEST_MS }
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions }) as Server
  if (settings.admin) server.on('request', endLate(REQUEST_MS))
  const url = await listen(server, settings)
  // no mail worker without a mail server
  if (smtp) {
    const { smtpSender } = await import('../mail/mail-sender.ts')
    workers.push(startMailWorker({ db, sender: smtpSender(smtp, mailFrom), log: logToStderr }))
  }
  if (settings.leadWebhookUrl) {
    const sender = webhookSender(settings.leadWebhookUrl)
    workers.push(startMailWorker({ db, sender, kinds: ['notice'], channel: 'webhook', log: logToStderr }))
  }
  const { crm } = settings
  if (crm) {
    const sender = crmSender(crm.url, crm.secrets)
    workers.push(startMailWorker({ db, sender, kinds: ['event'], channel: 'crm', log: logToStderr }))
  }
  const filesDir = filesPlaceOf(settings)
  const stopHousekeeping = startHousekeeping({ db, filesDir, log: logToStderr, onRound: metrics?.noteRound })
  const digest = everyMinute('unchecked-digest-failed', (now) =>
    sendUncheckedDigest(db, settings.salesEmail, settings.admin ? settings.adminOrigin : undefined, now),
  )
  const reminder = everyMinute('due-reminder-failed', async (now) => {
    if (settings.leadWebhookUrl) await remindOfDue(db, settings.adminOrigin, now)
  })
  const metricsServer = await metrics?.serve()
  const invitation = settings.admin && !settings.isRestart ? await firstInvitation(db, settings) : undefined
  const renewal = settings.admin && renewFactors(db, settings)
  let closed: Promise<void> | undefined
  const close = async () => {
    draining = true
    stopHousekeeping()
    clearInterval(digest)
    clearInterval(reminder)
    metricsServer?.close()
    await Promise.all([drain(server), renewal, ...workers.map((worker) => worker.close())])
    await db.destroy()
  }
  return { url, invitation, metricsUrl: metricsServer?.url, close: () => (closed ??= close()) }
}

function everyMinute(failed: string, work: (now: number) => Promise<void>): NodeJS.Timeout {
  return setInterval(() => {
    void work(Date.now()).catch((error) => logToStderr({ event: failed, ...describeError(error) }))
  }, 60_000).unref()
}

/** Printed on one's own machine only: logs have more readers than administrators. */
async function firstInvitation(db: Database, settings: Env): Promise<string | undefined> {
  if (settings.production || !settings.secondFactorOptional) {
    if (!(await hasMember(db)))
      logToStderr({ event: 'staff-is-empty', hint: 'node tools/run.mjs staff invite EMAIL --role admin' })
    return undefined
  }
  const token = await inviteFirstAdministrator(db, Date.now())
  return token && staffLink(settings, 'invitation', token)
}

function listen(server: Server, { host, port }: Pick<Env, 'host' | 'port'>): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(cannotListen(error, host, port)))
    server.listen(port, host, () => {
      const address = server.address() as AddressInfo
      const name = address.family === 'IPv6' ? `[${address.address}]` : address.address
      resolve(`http://${name}:${address.port}`)
    })
  })
}

function cannotListen(error: unknown, host: string, port: number): OperatorError {
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} on ${host} is already in use. Stop the program that uses it, or set API_PORT to a free port.`,
    EACCES: `Port ${port} may not be opened by this user. Set API_PORT to a port above 1023.`,
  }
  const reason = reasons[errorCode(error)]
  return new OperatorError(
    reason ?? `Cannot listen on ${host}: ${errorMessage(error)}. Set API_HOST to an address of this machine.`,
    { cause: error },
  )
}

/** Waits for requests in flight, ten seconds at most. */
async function drain(server: Server): Promise<void> {
  const giveUp = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
  await new Promise((resolve) => {
    server.close(resolve)
    server.closeIdleConnections()
  })
  clearTimeout(giveUp)
}
