import { readFile, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Fault, faults } from '../faults/chaos-proxy.ts'
import { startSharedUpstream } from '../faults/faulty-site.ts'
import type { Outcome } from '../faults/journeys.ts'
import { matrixDocument } from '../faults/matrix-document.ts'
import { type FaultReport, tryFault } from '../faults/try-fault.ts'

const DOCUMENT = 'docs/fault-matrix.md'
const reports = new Map<Fault, FaultReport>()
let upstream: Awaited<ReturnType<typeof startSharedUpstream>>

beforeAll(async () => {
  upstream = await startSharedUpstream()
})
afterAll(async () => {
  await upstream.close()
  // the document is written on request: its times are of the machine it was written on
  if (!process.env.FAULT_MATRIX) return
  const [, others = ''] = (await readFile(DOCUMENT, 'utf8')).split(/\n(?=## )/)
  await writeFile(DOCUMENT, `${matrixDocument(reports)}\n${others}`)
})

// most of the time of each is waiting
describe.concurrent('every journey is answered while the upstream has a fault, and all is well again after it', () => {
  // those that are measured wait for each other
  test.for([...faults.entries()])('%s', { timeout: 400_000 }, async ([at, fault], { expect, annotate }) => {
    // an address of its own, which nobody else's limits count
    const report = await tryFault(upstream.url, fault, at + 1)
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

function wrongIn(state: string, outcomes: Record<string, Outcome>): string[] {
  return Object.entries(outcomes).flatMap(([name, { wrong }]) =>
    wrong.map((what) => `${state} ${name}: ${what}`),
  )
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
