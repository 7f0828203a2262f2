// npm test [-- --all]: checks and the production build, unit and integration tests, browser tests, with --all the drills of
// what is promised; ends with a line of totals. Which tests run is said by their files' names (tests/setup/tiers.ts).
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import { provideBrowser } from '../tests/setup/provide-browser.ts'
import { program, runStep } from './processes/steps.ts'

/** A test passes at its first attempt: one that was repeated has failed. */
type Counts = { passed: number; failed: number; repeated: number; skipped: number }
type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    startTime: number
    endTime: number
    /** a repeated test that passed has the messages of its first attempts */
    assertionResults: { status: string; failureMessages: string[] | null }[]
  }[]
}
type File = { name: string; ms: number }

const isWhole = process.argv.includes('--all')
process.env.TESTS = isWhole ? 'whole' : 'main'
const reports = mkdtempSync(join(tmpdir(), 'reports-'))
// shares the compile cache between hundreds of processes
process.env.NODE_COMPILE_CACHE = join(reports, 'compiled')
/** Output of the programs under test; Playwright empties its own folder. */
const unitLog = '.data/test/unit.log'
rmSync(unitLog, { force: true })
const start = performance.now()
const files: File[] = []
const counts = [await check(), ...(await unitTests()), await browserTests()]
if (isWhole) counts.push(await drills())
rmSync(reports, { recursive: true, force: true })

console.log('\nSlowest files:')
for (const { name, ms } of files.toSorted((a, b) => b.ms - a.ms).slice(0, 10))
  console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${relative('', name)}`)
const skipped = total('skipped') > 0 ? `, ${total('skipped')} skipped` : ''
console.log(`\nChecks and tests, ${((performance.now() - start) / 60_000).toFixed(1)} minutes:`)
if (!isWhole) console.log('Every test: npm test -- --all')
console.log(`${total('passed')} passed, ${total('failed')} failed, ${total('repeated')} repeated${skipped}`)
if (total('failed') + total('repeated') > 0) process.exitCode = 1

function total(field: keyof Counts): number {
  return sum(counts.map((count) => count[field]))
}

/** Makes the production build, while measuring it. */
async function check(): Promise<Counts> {
  headline('Production build and checks')
  const routes = () => readFileSync('app/routeTree.gen.ts', 'utf8')
  const before = routes()
  const ok = await runStep({ name: 'check', args: ['tools/check.ts'] })
  const fresh = before === routes()
  if (!fresh) console.error('app/routeTree.gen.ts was not up to date: commit what the build has written')
  return one(ok && fresh)
}

async function unitTests(): Promise<Counts[]> {
  headline('Unit and integration tests')
  // run without isolation: compiling the upstream's schemas per file took a third of the time
  const shared = ['api/', 'tests/', 'tools/']
  const others = shared.map((folder) => `--exclude=${folder}**`)
  return [await vitest([...shared, '--isolate=false']), await vitest(others)]
}

function drills(): Promise<Counts> {
  headline('Drills')
  // keeps each upstream from printing the first administrator's invitation
  return vitest(['--config=drill.config.ts'], { ADMIN: 'off' })
}

async function vitest(which: readonly string[], env = {}): Promise<Counts> {
  const report = join(reports, 'vitest.json')
  rmSync(report, { force: true })
  const reporters = [
    '--reporter=./tests/setup/vitest-reporter.ts',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const args = [program('vitest/vitest.mjs'), 'run', ...which, ...reporters]
  mkdirSync(dirname(unitLog), { recursive: true })
  const ok = await runStep({ name: 'unit tests', args, env }, openSync(unitLog, 'a'))
  if (!ok) console.log(`What the programs wrote: ${unitLog}`)
  return counted(report, ok, (run: VitestReport) => {
    files.push(...run.testResults.map(({ name, startTime, endTime }) => ({ name, ms: endTime - startTime })))
    const results = run.testResults.flatMap(({ assertionResults }) => assertionResults)
    const repeated = results.filter(
      ({ status, failureMessages }) => status === 'passed' && failureMessages?.length,
    ).length
    return {
      passed: run.numPassedTests - repeated,
      failed: run.numFailedTests,
      repeated,
      skipped: run.numPendingTests + run.numTodoTests,
    }
  })
}

async function browserTests(): Promise<Counts> {
  headline('Browser tests')
  const report = join(reports, 'playwright.json')
  const ok = await runStep({
    name: 'browser tests',
    args: [program('@playwright/test/cli.js'), 'test'],
    env: { E2E_BROWSER: provideBrowser(), E2E_REPORT: report },
  })
  return counted(report, ok, ({ suites, stats: { expected, flaky, unexpected, skipped } }: JSONReport) => {
    for (const file of Object.values(Object.groupBy(suites, ({ file }) => file)))
      if (file) files.push({ name: `tests/e2e/${file[0]?.file}`, ms: sum(file.map(millisecondsOf)) })
    return { passed: expected, failed: unexpected, repeated: flaky, skipped }
  })
}

function headline(text: string): void {
  console.log(`\n=== ${text}`)
}

function millisecondsOf({ specs, suites = [] }: JSONReportSuite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results))
  return sum(results.map(({ duration }) => duration)) + sum(suites.map(millisecondsOf))
}

function sum(all: readonly number[]): number {
  return all.reduce((total, one) => total + one, 0)
}

function one(ok: boolean): Counts {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, repeated: 0, skipped: 0 }
}

/** Counts of a JSON report. A missing report is a failure, as is a failed run without failed tests (load error). */
function counted<Report>(report: string, ok: boolean, count: (report: Report) => Counts): Counts {
  try {
    const counts = count(JSON.parse(readFileSync(report, 'utf8')))
    return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 }
  } catch {
    return one(false)
  }
}
