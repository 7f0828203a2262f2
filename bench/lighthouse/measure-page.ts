import { execFile } from 'node:child_process'
import { loadavg } from 'node:os'
import { promisify } from 'node:util'
import { findBrowser } from '../../tools/find-browser.ts'

/** What Lighthouse found, the median of each figure; times in ms, `lowest` the lowest score of the runs. */
export type PageScore = {
  path: string
  score: number
  lowest: number
  fcp: number
  lcp: number
  tbt: number
  cls: number
  speedIndex: number
  /** how fast the processor was: Lighthouse's own figure, which has no unit; for it a desktop begins at 1,000 */
  benchmarkIndex: number
  /** load average of the machine when it was over */
  load: number
}

type Report = {
  categories: { performance: { score: number } }
  audits: Record<string, { numericValue: number }>
  environment: { benchmarkIndex: number }
}

const run = promisify(execFile)

/** @throws where the program is not installed */
export async function versionOf(): Promise<string> {
  return (await run('lighthouse', ['--version'])).stdout.trim()
}

/** Measures a page so often, each time with an empty cache, as Lighthouse's mobile preset does. */
export async function measurePage(origin: string, path: string, times: number): Promise<PageScore> {
  // the first visit makes the page, what every later visitor gets is measured
  await (await fetch(origin + path)).text()
  const reports: Report[] = []
  for (let time = 0; time < times; time += 1) reports.push(await runUntilRecorded(origin + path))
  const scores = reports.map(({ categories }) => categories.performance.score * 100)
  const audit = (name: string) =>
    median(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN))
  return {
    path,
    score: median(scores),
    lowest: Math.min(...scores),
    fcp: audit('first-contentful-paint'),
    lcp: audit('largest-contentful-paint'),
    tbt: audit('total-blocking-time'),
    cls: audit('cumulative-layout-shift'),
    speedIndex: audit('speed-index'),
    benchmarkIndex: median(reports.map(({ environment }) => environment.benchmarkIndex)),
    load: loadavg()[0] ?? Number.NaN,
  }
}

/** Lighthouse ends with an error now and then: its recording lacks the page's beginning. Such a run has no figures. */
async function runUntilRecorded(url: string, tries = 3): Promise<Report> {
  try {
    return await runOnce(url)
  } catch (error) {
    if (tries <= 1) throw error
    return runUntilRecorded(url, tries - 1)
  }
}

async function runOnce(url: string): Promise<Report> {
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-background-networking --no-first-run'
  const { stdout } = await run(
    'lighthouse',
    [url, '--output=json', '--quiet', '--only-categories=performance', `--chrome-flags=${flags}`],
    { maxBuffer: 64_000_000, env: { ...process.env, CHROME_PATH: findBrowser() ?? '' } },
  )
  return JSON.parse(stdout)
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
