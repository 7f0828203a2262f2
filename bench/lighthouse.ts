import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { findBrowser } from '../tests/setup/find-browser.ts'
import type { ThrowawaySite } from '../tests/setup/throwaway-site.ts'
import { urlPerRoute } from '../tests/urls.ts'
import { type Figure, figure, median, worst } from './figures.ts'

type Audits = Record<string, { numericValue: number }>
type Report = { categories: { performance: { score: number } }; audits: Audits }
type Score = { path: string; lost: number; lcp: number; tbt: number; cls: number }

const runs = 3
const run = promisify(execFile)

/** Worst median of Lighthouse's mobile preset. */
export async function lighthouse({ siteUrl }: ThrowawaySite, paths: readonly string[]): Promise<Figure[]> {
  const scores: Score[] = []
  for (const path of paths.length > 0 ? paths : urlPerRoute) {
    scores.push(await measurePage(siteUrl, path))
    console.log(scores.at(-1))
  }
  const name = `Lighthouse, ${paths.length > 0 ? paths.join(' ') : 'every route'}`
  const lowest = worst(scores, 'lost')
  const of = (key: 'lcp' | 'tbt' | 'cls', digits: number, most: number, unit = '') => {
    const row = worst(scores, key)
    return figure(`${name}: ${key.toUpperCase()}`, row[key], { unit, digits, most, beside: row.path })
  }
  return [
    figure(`${name}: score`, 100 - lowest.lost, { least: 98, beside: lowest.path }),
    of('lcp', 0, 1200, ' ms'),
    of('tbt', 0, 100, ' ms'),
    of('cls', 3, 0),
  ]
}

async function measurePage(origin: string, path: string): Promise<Score> {
  // warms the page cache
  const response = await fetch(origin + path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
  const reports: Report[] = []
  while (reports.length < runs) reports.push(await runLighthouse(origin + path))
  const audit = (name: string) =>
    median(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN))
  const score = median(reports.map(({ categories }) => categories.performance.score * 100))
  return {
    path,
    lost: 100 - Math.round(score),
    lcp: Math.round(audit('largest-contentful-paint')),
    tbt: Math.round(audit('total-blocking-time')),
    cls: audit('cumulative-layout-shift'),
  }
}

/** Retries: Lighthouse's trace sometimes lacks the page's beginning. */
async function runLighthouse(url: string, tries = 3): Promise<Report> {
  try {
    const program = 'bench/node_modules/lighthouse/cli/index.js'
    const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu --no-first-run'
    const args = [program, url, '--output=json', '--quiet', '--only-categories=performance', flags]
    const env = { ...process.env, CHROME_PATH: findBrowser() ?? '' }
    const { stdout } = await run(process.execPath, args, { maxBuffer: 64_000_000, env })
    return JSON.parse(stdout)
  } catch (error) {
    if (tries <= 1) throw error
    return runLighthouse(url, tries - 1)
  }
}
