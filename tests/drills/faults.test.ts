import { writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Fault, faults } from '../faults/chaos-proxy.ts'
import { startSharedUpstream } from '../faults/faulty-site.ts'
import type { Outcome } from '../faults/journeys.ts'
import { matrixDocument } from '../faults/matrix-document.ts'
import { type FaultReport, tryFault } from '../faults/try-fault.ts'

const reports = new Map<Fault, FaultReport>()
let upstream: Awaited<ReturnType<typeof startSharedUpstream>>

beforeAll(async () => {
  upstream = await startSharedUpstream()
})
afterAll(async () => {
  await upstream.close()
  // the document is written on request: its times are of the machine it was written on
  if (process.env.FAULT_MATRIX) await writeFile('docs/fault-matrix.md', matrixDocument(reports))
})

// most of the time of each is waiting
describe.concurrent('every journey is answered while the upstream has a fault, and all is well again after it', () => {
  test.for(faults)('%s', { timeout: 400_000 }, async (fault, { expect, annotate }) => {
    const report = await tryTwice(fault)
    reports.set(fault, report)
    const { cold, warm, recovered } = report
    expect([...wrongIn('cold', cold), ...wrongIn('warm', warm), ...recovered.wrong]).toEqual([])
    if (fault === '100 MB') expect(report.longestAnswer).toBeLessThan(8_000_000)
    const slowest = Math.max(...Object.values(cold).map(({ ms }) => ms))
    annotate(`slowest ${seconds(slowest)}, well again after ${seconds(recovered.ms)}`)
  })
})

test('a site that starts while its upstream is in trouble is ready within 3 s', ({ annotate }) => {
  // of fifteen starts the quickest: what else the machine does only ever adds
  const quickest = Math.min(...[...reports.values()].map(({ readyAfter }) => readyAfter))
  expect(quickest).toBeLessThan(3_000)
  annotate(seconds(quickest))
})

/** A machine that does something else for a second makes one late: what is late twice is late. */
async function tryTwice(fault: Fault): Promise<FaultReport> {
  const report = await tryFault(upstream.url, fault, ++tries)
  return isLate(report) ? tryFault(upstream.url, fault, ++tries) : report
}

// each try has an address of its own, which nobody else's limits count
let tries = 0

function isLate({ cold }: FaultReport): boolean {
  return Object.values(cold).some(({ wrong }) => wrong.some((what) => what.startsWith('took')))
}

function wrongIn(state: string, outcomes: Record<string, Outcome>): string[] {
  return Object.entries(outcomes).flatMap(([name, { wrong }]) =>
    wrong.map((what) => `${state} ${name}: ${what}`),
  )
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
