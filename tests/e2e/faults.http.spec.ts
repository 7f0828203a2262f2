import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Fault, faults } from '../faults/chaos-proxy.ts'
import { startSharedUpstream } from '../faults/faulty-site.ts'
import { journeys } from '../faults/journeys.ts'
import { matrixDocument } from '../faults/matrix-document.ts'
import { type FaultReport, tryFault } from '../faults/try-fault.ts'
import { expect, test } from './fixture.ts'

test.skip(process.env.E2E_EXTERNAL !== undefined, 'a site elsewhere keeps its upstream')
// one worker runs all faults together, and each cell says what became of it
test.describe.configure({ mode: 'default' })

let reports = new Map<Fault, FaultReport>()

/** Sites that run at the same time: most of the time they wait. */
const atOnce = 4

// a failing cell ends its worker; the next one reads what has been found out already
const found = join(tmpdir(), `faults-${process.ppid}.json`)

test.beforeAll(async () => {
  test.setTimeout(300_000)
  if (existsSync(found)) {
    reports = new Map(JSON.parse(await readFile(found, 'utf8')))
    return
  }
  const upstream = await startSharedUpstream()
  const run = async (fault: Fault) => {
    const report = await tryFault(upstream.url, fault, faults.indexOf(fault))
    // a machine that does something else for a second makes one late: what is late twice is late
    reports.set(
      fault,
      isLate(report) ? await tryFault(upstream.url, fault, 100 + faults.indexOf(fault)) : report,
    )
  }
  const waiting: Fault[] = [...faults]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await run(next)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  await upstream.close()
  await writeFile(found, JSON.stringify([...reports]))
  // the document is written on request: its times are of the machine it was written on
  if (process.env.FAULT_MATRIX) await writeFile('docs/fault-matrix.md', matrixDocument(reports))
})

for (const fault of faults) {
  for (const journey of Object.keys(journeys)) {
    test(`${fault}: ${journey}`, () => {
      expect(reports.get(fault)?.cold[journey]?.wrong).toEqual([])
    })
  }

  test(`${fault}: all is well again without a restart`, () => {
    expect(reports.get(fault)?.recovered.wrong).toEqual([])
  })

  test(`${fault}: what was read before is there when it comes back`, () => {
    const wrong = Object.entries(reports.get(fault)?.warm ?? {}).flatMap(([name, outcome]) =>
      outcome.wrong.map((what) => `${name}: ${what}`),
    )
    expect(wrong).toEqual([])
  })
}

test('a site that starts while its upstream is down is ready within 3 s', () => {
  expect(reports.get('refused')?.readyAfter).toBeLessThan(3_000)
})

test('an answer of 100 MB is cut off early', () => {
  expect(reports.get('100 MB')?.longestAnswer).toBeLessThan(8_000_000)
})

function isLate({ cold }: FaultReport): boolean {
  return Object.values(cold).some(({ wrong }) => wrong.some((what) => what.startsWith('took')))
}
