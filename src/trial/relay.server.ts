import PQueue from 'p-queue'
import { reportFailure } from '#src/site/report.ts'
import { deliverTrialApplication } from '#src/upstream/trial.server.ts'
import {
  dueApplications,
  forgetDelivered,
  inboxDepth,
  type KeptApplication,
  longestPause,
  markDelivered,
  markFailed,
} from './inbox.server.ts'

/** Between two looks into the inbox while something waits there, in ms. */
const interval = 2_000

/** The longest pause before another look into an inbox that cannot be read, in ms. */
const longestLook = 5 * 60_000

/**
 * Delivers what waits in the inbox until it is empty. Called at the start of the process and after each application
 * that had to be kept.
 */
export function startRelay(): void {
  if (running) return
  running = true
  void relay().finally(() => {
    running = false
  })
}

/** Delivers everything that is due, each under the key it was accepted with, until the upstream is in trouble again. */
export async function deliverDue(): Promise<void> {
  for (;;) {
    const [first, ...others] = dueApplications()
    // one asks whether the upstream is back: others are not put off while it is away
    if (!first || !(await deliver([first])) || !(await deliver(others))) break
  }
  forgetDelivered()
}

/** Few enough that visitors find room in the upstream's bulkhead meanwhile. */
const deliveries = new PQueue({ concurrency: 10 })

let running = false

async function relay(): Promise<void> {
  let failures = 0
  for (;;) {
    const found = await round()
    if (found === 'nothing') return
    // an inbox that cannot be read now is looked at again, ever less often: each look is an error in the log
    failures = found === 'failed' ? failures + 1 : 0
    const pause = Math.min(longestLook, interval * 2 ** failures)
    await new Promise((resolve) => setTimeout(resolve, pause).unref())
  }
}

async function round(): Promise<'something' | 'nothing' | 'failed'> {
  try {
    if (inboxDepth().waiting === 0) return 'nothing'
    await deliverDue()
    return 'something'
  } catch (error) {
    reportFailure(error, 'trial relay')
    return 'failed'
  }
}

/**
 * Several at a time, noted in one commit: what is delivered and not noted, as when the process ends, is delivered again
 * under its key.
 * @returns whether to go on with the next ones
 */
async function deliver(kept: readonly KeptApplication[]): Promise<boolean> {
  const outcomes = await Promise.all(kept.map((one) => deliveries.add(() => send(one))))
  markDelivered(kept.filter((_, n) => outcomes[n] === 'delivered').map(({ key }) => key))
  return !outcomes.includes('put off')
}

async function send({
  key,
  application,
  receivedAt,
  attempts,
}: KeptApplication): Promise<'delivered' | 'refused' | 'put off'> {
  const answer = await deliverTrialApplication(application, key, receivedAt)
  if (answer.ok) return 'delivered'
  if (answer.trouble.kind === 'refused') {
    // the contract takes every deferred application: a refusal is a fault to be looked at, never a reason to drop it
    reportFailure(
      new Error(`the upstream refuses a kept application: ${answer.trouble.status}`),
      'trial relay',
    )
  }
  const pause = Math.min(longestPause, 1_000 * 2 ** Math.min(attempts, 10))
  markFailed(key, Math.round(Date.now() + pause * (0.5 + Math.random() / 2)))
  return answer.trouble.kind === 'refused' ? 'refused' : 'put off'
}
