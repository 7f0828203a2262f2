import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { urlPerRoute } from '../tests/urls.ts'
import { findBrowser } from '../tools/testing/find-browser.ts'
import { type Figure, figure, median } from './figures.ts'
import { startSite, startUpstream } from './servers.ts'

type Audits = Record<string, { numericValue: number }>
type Report = { categories: { performance: { score: number } }; audits: Audits }
type Score = { path: string; score: number; lcp: number; tbt: number; cls: number }

const program = 'bench/node_modules/lighthouse/cli/index.js'
const runs = 3
const run = promisify(execFile)

/** Lighthouse's mobile preset on every route, or on the chosen paths: the worst of the medians. */
export async function lighthouse(chosen: readonly string[]): Promise<Figure[]> {
  if (!existsSync(program)) throw new Error('Lighthouse is not installed: npm run bench -- prepare')
  const { url } = await startSite(await startUpstream())
  const scores: Score[] = []
  for (const path of chosen.length > 0 ? chosen : urlPerRoute) {
    const score = await measurePage(url, path)
    console.log(Object.values(score).join(' '))
    scores.push(score)
  }
  const name = `Lighthouse, ${chosen.length > 0 ? chosen.join(' ') : 'every route'}`
  const lowest = scores.toSorted((a, b) => a.score - b.score)[0]
  const worst = (key: 'lcp' | 'tbt' | 'cls', digits: number, most: number, unit = '') => {
    const [highest] = scores.toSorted((a, b) => b[key] - a[key])
    const options = { unit, digits, most, beside: highest?.path ?? '' }
    return figure(`${name}: ${key.toUpperCase()}`, highest?.[key] ?? Number.NaN, options)
  }
  return [
    figure(`${name}: score`, lowest?.score ?? Number.NaN, { least: 98, beside: lowest?.path ?? '' }),
    worst('lcp', 0, 1200, ' ms'),
    worst('tbt', 0, 100, ' ms'),
    worst('cls', 3, 0),
  ]
}

async function measurePage(origin: string, path: string): Promise<Score> {
  // renders the page into the page cache
  await (await fetch(origin + path)).arrayBuffer()
  const reports: Report[] = []
  for (let time = 0; time < runs; time += 1) reports.push(await runLighthouse(origin + path))
  const audit = (name: string) =>
    median(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN))
  return {
    path,
    score: Math.round(median(reports.map(({ categories }) => categories.performance.score * 100))),
    lcp: Math.round(audit('largest-contentful-paint')),
    tbt: Math.round(audit('total-blocking-time')),
    cls: audit('cumulative-layout-shift'),
  }
}

/** Lighthouse fails now and then because its recording lacks the page's beginning. */
async function runLighthouse(url: string, tries = 3): Promise<Report> {
  try {
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
