import { sql } from 'kysely'
import type { deliveryChannels } from '#contract/keys.ts'
import { describeError, type Log } from '../base/log.ts'
import type { Database } from '../db/tables.ts'
import { transact } from '../db/transact.ts'
import type { MailKind } from './outbox.ts'

const DAY = 24 * 60 * 60 * 1000
/** Consecutive refusals from this many domains mean that the server is at fault. */
const REFUSED_DOMAINS = 3
const LONGEST_DETAIL = 200
/** What is in use all the time is written down as often while it stays as it was. */
const NOTE_EVERY_MS = 60_000

export type DeliveryChannel = (typeof deliveryChannels)[number]

/** An outage of the channel. */
interface DeliveryTrouble {
  /** ms since the epoch */
  since: number
  /** last error, human-readable */
  fault: string
}

export interface AttemptFault {
  /** stored and logged: step, numbers, codes; no server text, which contains addresses */
  fault: string
  /** with server text, addresses removed */
  detail: string
  /** 5yz (RFC 5321, section 4.2.1) */
  isPermanent: boolean
  /** `server`: nothing goes out; otherwise this recipient or this content */
  scope: 'server' | 'recipient' | 'message'
}

/** Kinds without user content: where one is refused, all are. */
const OWN_WORDS: readonly MailKind[] = ['code', 'link', 'staff']

/** Classifies nodemailer's errors: `command` is the step, `response` and `responseCode` the server's. */
export function describeFault(error: unknown, kind: MailKind): AttemptFault {
  const { code, command, response, responseCode, name, message } = (error ?? {}) as Record<string, unknown>
  const number = typeof responseCode === 'number' ? responseCode : undefined
  if (number === undefined) {
    const fault = String(code ?? name ?? 'Error')
    return { fault, detail: detailOf(fault, message), isPermanent: false, scope: 'server' }
  }
  const status = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})/.exec(String(response))?.[1]
  const step = String(command ?? code)
  return {
    fault: [step, number, status].filter(Boolean).join(' '),
    detail: detailOf(step, response),
    isPermanent: number >= 500 && number < 600,
    scope:
      command === 'RCPT TO'
        ? 'recipient'
        : command === 'DATA' && !OWN_WORDS.includes(kind)
          ? 'message'
          : 'server',
  }
}

function detailOf(step: string, words: unknown): string {
  const said = String(words ?? '')
    .replace(/[^\s<>:]+@[^\s<>:]+/g, '...')
    .replace(/\s+/g, ' ')
    .trim()
  return (said && said !== step ? `${step}: ${said}` : step).slice(0, LONGEST_DETAIL)
}

/** By `last_fault`: whether the recipient was permanently refused. */
export function isRecipientRefused(fault: string | null): boolean {
  return fault?.startsWith('RCPT TO 5') ?? false
}

/** By `last_fault`: a lost connection, such as an idle one closed by the server; the next attempt tells. */
export function isBrokenOff(fault: string | null): boolean {
  return fault === 'ECONNECTION' || fault === 'ESOCKET'
}

/** Clears the channel's outage. */
export async function noteDelivered(db: Database, channel: DeliveryChannel, now: number): Promise<void> {
  const state = { succeeded_at: now, failing_since: null, fault: '' }
  await transact(db, (transaction) =>
    transaction
      .insertInto('delivery')
      .values({ channel, ...state })
      .onConflict((conflict) => conflict.column('channel').doUpdateSet(state))
      .execute(),
  )
}

/** Records an outage; the first time stays. */
export async function noteTrouble(
  db: Database,
  channel: DeliveryChannel,
  fault: string,
  now: number,
): Promise<void> {
  await transact(db, (transaction) =>
    transaction
      .insertInto('delivery')
      .values({ channel, succeeded_at: null, failing_since: now, fault })
      .onConflict((conflict) =>
        conflict
          .column('channel')
          .doUpdateSet({ failing_since: sql`coalesce(delivery.failing_since, ${now})`, fault }),
      )
      .execute(),
  )
}

/** @param fault empty where it was taken */
export async function noteResult(
  db: Database,
  channel: DeliveryChannel,
  fault: string,
  now: number,
): Promise<void> {
  if (fault) await noteTrouble(db, channel, fault.slice(0, LONGEST_DETAIL), now)
  else await noteDelivered(db, channel, now)
}

/** @returns is told of each result, empty or the fault, and writes down what is new */
export function createResultNotes(db: Database, channel: DeliveryChannel, log: Log): (fault: string) => void {
  let last = { fault: '', at: Number.NEGATIVE_INFINITY }
  return (fault) => {
    const at = performance.now()
    if (fault === last.fault && at - last.at < NOTE_EVERY_MS) return
    last = { fault, at }
    noteResult(db, channel, fault, Date.now()).catch((error: unknown) =>
      log({ event: 'result-not-noted', channel, ...describeError(error) }),
    )
  }
}

/** Records an outage if the failure means that no mail goes out; a lost connection does not. */
export async function noteFailedMail(
  db: Database,
  { recipient, kind, attempts }: { recipient: string; kind: MailKind; attempts: number },
  { scope, detail, fault }: AttemptFault,
  now: number,
): Promise<void> {
  if (scope === 'message' || (isBrokenOff(fault) && attempts === 1)) return
  if (scope === 'recipient' && !(await refusesEverybody(db, recipient, kind, now))) return
  await noteTrouble(db, 'mail', detail, now)
}

/** Anyone can request codes for invalid addresses, so one refusing domain does not suffice; the sales address does. */
async function refusesEverybody(
  db: Database,
  recipient: string,
  kind: MailKind,
  now: number,
): Promise<boolean> {
  const { succeeded_at: since } = (await readDelivery(db, 'mail')) ?? {}
  if (kind === 'sales' && !isRecent(since, now)) return true
  const refused = await db
    .selectFrom('mail')
    .select('recipient')
    .distinct()
    .where('last_fault', 'like', 'RCPT TO %')
    .where('created_at', '>', Math.max(since ?? 0, now - DAY))
    .limit(100)
    .execute()
  const domains = [recipient, ...refused.map((mail) => mail.recipient)].map(domainOf)
  return new Set(domains).size >= REFUSED_DOMAINS
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase()
}

/** @returns undefined where the last attempt succeeded, or there was none */
export async function troubleOf(
  db: Database,
  channel: DeliveryChannel,
): Promise<DeliveryTrouble | undefined> {
  const { failing_since: since, fault = '' } = (await readDelivery(db, channel)) ?? {}
  return since ? { since: Number(since), fault } : undefined
}

export async function hasDelivered(db: Database, channel: DeliveryChannel, now: number): Promise<boolean> {
  return isRecent((await readDelivery(db, channel))?.succeeded_at, now)
}

/** Ignores times from before the clock was set back. */
function isRecent(succeededAt: number | null | undefined, now: number): boolean {
  return succeededAt != null && Math.abs(now - succeededAt) < DAY
}

function readDelivery(db: Database, channel: DeliveryChannel) {
  return db.selectFrom('delivery').selectAll().where('channel', '=', channel).executeTakeFirst()
}

declare module '../db/tables.ts' {
  interface Tables {
    delivery: DeliveryTable
  }
}

interface DeliveryTable {
  channel: DeliveryChannel
  succeeded_at: number | null
  failing_since: number | null
  fault: string
}
