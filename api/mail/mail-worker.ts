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

/** How many messages are sent at a time. */
const CONCURRENCY = 3
/** Other processes leave messages too, and cannot wake this worker. */
const LOOK_EVERY_MS = 5_000
/** After this an attempt is given up; shorter than a claim lasts. */
const ATTEMPT_MS = 60_000
const FINISH_MS = 8_000

export interface MailWorkerOptions {
  db: Database
  sender: MailSender
  /** What it can send; mail unless told otherwise. */
  kinds?: readonly MailKind[]
  /** What it hands over to. */
  channel?: DeliveryChannel
  log: Log
  /** Milliseconds since the epoch. */
  now?: () => number
  /** How long messages under way may take once the worker has been told to stop, in milliseconds. */
  finishMs?: number
}

export interface MailWorker {
  /** There is something new. */
  wake: () => void
  /** Begins no message any more and waits for those under way, eight seconds at most. */
  close: () => Promise<void>
}

/** Sends what is in the outbox, now and as it comes. */
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

/** Claims and begins what is due; tells how long there is nothing to do, if nothing wakes the worker before. */
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

/** Never rejects: what goes wrong is noted at the message, or else its claim runs out. */
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
    // one that was broken off here says nothing about the other side
    if (!(fault && closing.aborted)) await noteResult(options, mail, fault)
    const settled = fault
      ? await markFailed(db, mail, { ...fault, now: now() })
      : await markSent(db, mail, now())
    if (fault) log({ event: 'mail-failed', ...about, fault: fault.fault, outcome: settled })
    // Somebody has to look: these words have not reached their reader.
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
  /** Resolves when it has been woken since the last time, or after a while. */
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
