import { existsSync, writeFileSync } from 'node:fs'
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

/** Sites that run at the same time: most of the time they wait. */
const atOnce = 4

// a failing cell ends its worker; the next one goes on with what has been found out already
const found = join(tmpdir(), `faults-${process.ppid}.json`)

let reports = new Map<Fault, FaultReport>()

test.beforeAll(async () => {
  test.setTimeout(400_000)
  if (existsSync(found)) reports = new Map(JSON.parse(await readFile(found, 'utf8')))
  await tryFaults(faults.filter((fault) => !reports.has(fault)))
  // the document is written on request: its times are of the machine it was written on
  if (process.env.FAULT_MATRIX) await writeFile('docs/fault-matrix.md', matrixDocument(reports))
})

for (const fault of faults) {
  test.describe(fault, () => {
    // a second try of a cell is one of its fault: an old answer would only be read again
    test.beforeEach(async ({ browserName: _ }, { retry }) => {
      test.setTimeout(120_000)
      if (retry > 0) await tryFaults([fault])
    })

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
  })
}

test('a site that starts while its upstream is in trouble is ready within 3 s', () => {
  // of fifteen starts the quickest: what else the machine does only ever adds
  expect(Math.min(...[...reports.values()].map(({ readyAfter }) => readyAfter))).toBeLessThan(3_000)
})

test('an answer of 100 MB is cut off early', () => {
  expect(reports.get('100 MB')?.longestAnswer).toBeLessThan(8_000_000)
})

async function tryFaults(wanted: readonly Fault[]): Promise<void> {
  if (wanted.length === 0) return
  const upstream = await startSharedUpstream()
  const waiting = [...wanted]
  const work = async () => {
    for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
      reports.set(fault, await tryTwice(upstream.url, fault))
      writeFileSync(found, JSON.stringify([...reports]))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  await upstream.close()
}

/** A machine that does something else for a second makes one late: what is late twice is late. */
async function tryTwice(upstream: string, fault: Fault): Promise<FaultReport> {
  tries += 1
  const report = await tryFault(upstream, fault, tries)
  if (!isLate(report)) return report
  tries += 1
  return tryFault(upstream, fault, tries)
}

// each try has an address of its own, which nobody else's limits count
let tries = 0

function isLate({ cold }: FaultReport): boolean {
  return Object.values(cold).some(({ wrong }) => wrong.some((what) => what.startsWith('took')))
}
