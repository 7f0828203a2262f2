import { setTimeout as wait } from 'node:timers/promises'
import { describeError, type Log } from '../base/log.ts'
import type { Database } from '../db/tables.ts'
import { type ClaimedMail, claimMail, markExpired, markFailed, markSent, nextDue } from './claim-mail.ts'
import {
  type AttemptFault,
  type DeliveryChannel,
  describeFault,
  noteDelivered,
  noteFailedMail,
  noteTrouble,
} from './delivery.ts'
import type { MailSender } from './mail-sender.ts'
import type { MailKind } from './outbox.ts'

/** Concurrent deliveries. */
const CONCURRENCY = 3
/** Polls for messages of other processes, which cannot wake this worker. */
const LOOK_EVERY_MS = 5_000
/** Timeout per attempt; shorter than a lease. */
const ATTEMPT_MS = 60_000
const FINISH_MS = 8_000

export interface MailWorkerOptions {
  db: Database
  sender: MailSender
  /** kinds to send; default: mail */
  kinds?: readonly MailKind[]
  channel?: DeliveryChannel
  log: Log
  /** ms since the epoch */
  now?: () => number
  /** shutdown grace for messages in flight, ms */
  finishMs?: number
}

export interface MailWorker {
  wake: () => void
  /** stops claiming and waits for messages in flight, eight seconds at most */
  close: () => Promise<void>
}

export function startMailWorker(options: MailWorkerOptions): MailWorker {
  const wakeUp = createWakeUp()
  const stop = new AbortController()
  const closing = new AbortController()
  const running = work(options, wakeUp, stop.signal, closing.signal)
  const close = async () => {
    stop.abort()
    wakeUp.wake()
    const giveUp = setTimeout(
      () => closing.abort(new Error('the worker stops')),
      options.finishMs ?? FINISH_MS,
    )
    await running
    clearTimeout(giveUp)
    options.sender.close()
  }
  return { wake: wakeUp.wake, close }
}

async function work(options: MailWorkerOptions, wakeUp: WakeUp, stop: AbortSignal, closing: AbortSignal) {
  const underWay = new Set<Promise<void>>()
  const begin = (mail: ClaimedMail) => {
    const delivery = deliver(options, mail, closing).finally(() => {
      underWay.delete(delivery)
      wakeUp.wake()
    })
    underWay.add(delivery)
  }
  while (!stop.aborted) {
    const pause = await takeUp(options, CONCURRENCY - underWay.size, begin).catch((error) => {
      options.log({ event: 'mail-worker-failed', ...describeError(error) })
      return LOOK_EVERY_MS
    })
    if (!stop.aborted) await wakeUp.sleep(pause)
  }
  await Promise.all(underWay)
}

/** Claims and starts due messages; returns the time until the next one. */
async function takeUp(
  { db, kinds, now = Date.now }: MailWorkerOptions,
  free: number,
  begin: (mail: ClaimedMail) => void,
): Promise<number> {
  const claimed = free > 0 ? await claimMail(db, free, now(), kinds) : []
  for (const mail of claimed) begin(mail)
  if (claimed.length === free) return LOOK_EVERY_MS
  const next = await nextDue(db, kinds)
  return next === undefined ? LOOK_EVERY_MS : Math.min(LOOK_EVERY_MS, Math.max(next - now(), 0) + 1)
}

/** Never rejects: failures are stored, or the lease expires. */
async function deliver(options: MailWorkerOptions, mail: ClaimedMail, closing: AbortSignal): Promise<void> {
  const { db, sender, log, now = Date.now } = options
  const about = { mailId: mail.id, kind: mail.kind, attempts: mail.attempts }
  try {
    if (mail.useful_until !== null && mail.useful_until <= now()) {
      await markExpired(db, mail, now())
      log({ event: 'mail-expired', ...about })
      return
    }
    const fault = await attempt(sender, mail, closing)
    // our own abort says nothing about the server
    if (!(fault && closing.aborted)) await noteResult(options, mail, fault)
    const settled = fault
      ? await markFailed(db, mail, { ...fault, now: now() })
      : await markSent(db, mail, now())
    if (fault) log({ event: 'mail-failed', ...about, fault: fault.fault, outcome: settled })
    // alert: an undelivered message needs attention
    if (settled === 'dead') log({ event: 'mail-dead', alert: true, ...about, fault: fault?.fault })
  } catch (error) {
    log({ event: 'mail-worker-failed', ...about, ...describeError(error) })
  }
}

async function attempt(
  sender: MailSender,
  mail: ClaimedMail,
  closing: AbortSignal,
): Promise<AttemptFault | undefined> {
  try {
    await sender.send(mail, AbortSignal.any([closing, AbortSignal.timeout(ATTEMPT_MS)]))
    return undefined
  } catch (error) {
    return describeFault(error, mail.kind)
  }
}

async function noteResult(
  { db, channel = 'mail', now = Date.now }: MailWorkerOptions,
  mail: ClaimedMail,
  fault: AttemptFault | undefined,
): Promise<void> {
  if (!fault) await noteDelivered(db, channel, now())
  else if (channel === 'mail') await noteFailedMail(db, mail, fault, now())
  else await noteTrouble(db, channel, fault.detail, now())
}

interface WakeUp {
  wake: () => void
  /** resolves when woken since the last call, or after `ms` */
  sleep: (ms: number) => Promise<void>
}

function createWakeUp(): WakeUp {
  let woken = new AbortController()
  const sleep = async (ms: number) => {
    await wait(ms, undefined, { signal: woken.signal }).catch(() => {})
    woken = new AbortController()
  }
  return { wake: () => woken.abort(), sleep }
}
