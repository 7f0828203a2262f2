import { setTimeout as wait } from 'node:timers/promises'
import type { Fault } from './chaos-proxy.ts'
import { type FaultySite, startFaultySite } from './faulty-site.ts'
import { type Condition, type Journey, journeys, type Outcome } from './journeys.ts'

/** What a fault does to each journey of a site. */
export type FaultReport = {
  /** with empty caches, all journeys at once */
  cold: Record<string, Outcome>
  /** once the fault is gone, without a restart; ms until all was well */
  recovered: Outcome
  /** when it comes back, for reads */
  warm: Record<string, Outcome>
  readyAfter: number
  /** bytes of the longest answer the site took */
  longestAnswer: number
}

/** Starts a site whose upstream has a fault from the beginning, and takes it through sickness and recovery. */
export async function tryFault(upstream: string, fault: Fault, number: number): Promise<FaultReport> {
  const { site, cold, longestAnswer } = await alone(() => startSick(upstream, fault, number))
  try {
    await site.heal()
    const recovered = await recover(site)
    return await alone(async () => {
      markLate(cold, await runAll(site, 'well', Object.entries(journeys)))
      await site.break()
      const reads = Object.entries(journeys).filter(([name]) => !unkept.includes(name))
      // what was just read counts as fresh: nothing is said of its date
      const warm = await runAll(site, 'well', reads)
      return { cold, recovered, warm, readyAfter: site.readyAfter, longestAnswer }
    })
  } finally {
    await site.close()
  }
}

async function startSick(upstream: string, fault: Fault, number: number) {
  const site = await startFaultySite(upstream, fault, number)
  // a page without the upstream: what is measured is a site that runs, not the compiling of its code
  await fetch(`${site.url}/en/about/about`)
  const cold = await runAll(site, conditionOf(fault), Object.entries(journeys))
  return { site, cold, longestAnswer: site.proxy.longest() }
}

const unkept = ['trial submit', 'code', 'login']

let line: Promise<unknown> = Promise.resolve()

/** What is measured is measured one after the other; waiting for recovery goes on beside it. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  const done = line.then(work)
  line = done.catch(() => {})
  return done
}

function conditionOf(fault: Fault): Condition {
  if (fault === '+200 ms' || fault === '+2 s') return 'slow'
  if (fault === 'refused' || fault === 'DNS') return 'gone'
  return fault === '429' ? 'limited' : 'sick'
}

async function runAll(site: FaultySite, condition: Condition, all: [string, Journey][]) {
  const outcomes = await Promise.all(
    all.map(async ([name, run]) => [name, await tried(run, site, condition)] as const),
  )
  return Object.fromEntries(outcomes) as Record<string, Outcome>
}

/** Longest a page may take, in ms, and a form, which is worth waiting for. */
const longest = 2_000
const longestForm = 8_000

/**
 * What the same journeys take with a healthy upstream is the machine's share: others use it at the same time, now more
 * and now less. A wait that is not bounded would be late by far more.
 */
function markLate(sick: Record<string, Outcome>, well: Record<string, Outcome>): void {
  const share = Math.max(...Object.values(well).map(({ ms }) => ms))
  for (const [name, { wrong, ms }] of Object.entries(sick)) {
    const bound = name === 'trial submit' || name === 'code' ? longestForm : longest
    if (ms > bound + Math.max(1_000, 2 * share)) wrong.push(`took ${Math.round(ms)} ms`)
  }
}

async function tried(run: Journey, site: FaultySite, condition: Condition): Promise<Outcome> {
  const start = performance.now()
  return run(site, condition).catch((error: Error) => ({
    said: 'no answer',
    wrong: [String(error.cause ?? error)],
    ms: performance.now() - start,
  }))
}

/** Longest until all is well again, in ms: the rest after a breaker's probe, and what pages of the outage hold. */
const timeout = 20_000

async function recover(site: FaultySite): Promise<Outcome> {
  const start = performance.now()
  const wrong: string[] = []
  for (const [name, run] of Object.entries(journeys)) {
    let outcome = await tried(run, site, 'well')
    while (outcome.wrong.length > 0 && performance.now() - start < timeout) {
      await wait(500)
      outcome = await tried(run, site, 'well')
    }
    wrong.push(...outcome.wrong.map((what) => `${name}: ${what}`))
  }
  return { said: 'well', wrong, ms: performance.now() - start }
}
