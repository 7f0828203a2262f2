// npm test: production build, checks, unit and integration tests, browser tests; ends with one line of totals
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { provideBrowser } from '../tests/setup/provide-browser.ts'
import { buildSiteIfNeeded } from './build/build-site.ts'
import { program, runStep } from './processes/steps.ts'

type Counts = { passed: number; failed: number; skipped: number }

const reports = mkdtempSync(join(tmpdir(), 'reports-'))
// what node compiles is kept from one of the hundreds of processes to the next
process.env.NODE_COMPILE_CACHE = join(reports, 'compiled')
const start = performance.now()
// built first: the checks measure what was built
const counts = [await build(), await check(), ...(await unitTests()), await browserTests()]
rmSync(reports, { recursive: true, force: true })

const skipped = total('skipped') > 0 ? `, ${total('skipped')} skipped` : ''
console.log(`\nChecks and tests, ${((performance.now() - start) / 60_000).toFixed(1)} minutes:`)
console.log(`${total('passed')} passed, ${total('failed')} failed${skipped}`)
if (total('failed') > 0) process.exitCode = 1

function total(field: keyof Counts): number {
  return counts.reduce((sum, count) => sum + count[field], 0)
}

async function build(): Promise<Counts> {
  headline('Production build')
  const routes = () => readFileSync('app/routeTree.gen.ts', 'utf8')
  const before = routes()
  const built = await buildSiteIfNeeded()
  const fresh = before === routes()
  if (!fresh) console.error('app/routeTree.gen.ts was not up to date: commit what the build has written')
  return one(built && fresh)
}

async function check(): Promise<Counts> {
  headline('Checks')
  return one(await runStep({ name: 'check', args: ['tools/check.ts'] }))
}

async function unitTests(): Promise<Counts[]> {
  headline('Unit and integration tests')
  // files of the upstream share the modules of their worker: compiling its schemas for each took a third of their time
  return [await vitest('api/', '--isolate=false'), await vitest('--exclude=api/**')]
}

async function vitest(...which: string[]): Promise<Counts> {
  const report = join(reports, 'vitest.json')
  rmSync(report, { force: true })
  // a line a file; what passing tests print is left out
  const output = ['--reporter=./tests/setup/vitest-reporter.ts', '--silent=passed-only']
  const reporters = [...output, '--reporter=json', `--outputFile.json=${report}`]
  const args = [program('vitest/vitest.mjs'), 'run', '-c', 'app.config.ts', ...which, ...reporters]
  const ok = await runStep({ name: 'unit tests', args })
  return counted(report, ok, ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
  }))
}

async function browserTests(): Promise<Counts> {
  headline('Browser tests')
  const report = join(reports, 'playwright.json')
  const ok = await runStep({
    name: 'browser tests',
    args: [program('@playwright/test/cli.js'), 'test'],
    env: { E2E_BROWSER: provideBrowser(), E2E_REPORT: report },
  })
  // a test that passed at a later try counts as passed
  return counted(report, ok, ({ stats: { expected, flaky, unexpected, skipped } }) => ({
    passed: expected + flaky,
    failed: unexpected,
    skipped,
  }))
}

function headline(text: string): void {
  console.log(`\n=== ${text}`)
}

/** A step without tests of its own counts as one. */
function one(ok: boolean): Counts {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }
}

/**
 * The counts of a JSON report. A run that wrote none is a failure, and so is one that failed although no test did: a
 * file that could not be loaded.
 */
// biome-ignore lint/suspicious/noExplicitAny: two runners, two shapes
function counted(report: string, ok: boolean, count: (report: any) => Counts): Counts {
  try {
    const counts = count(JSON.parse(readFileSync(report, 'utf8')))
    return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 }
  } catch {
    return one(false)
  }
}
