// What a first visit costs, route by route: bytes of the page and of its script, and in a real browser on a processor
// four times slower when its largest piece is painted, how long the main thread is blocked and how much moves.
//   node bench/first-load.ts            every route, both languages; writes bench/first-load.md
//   node bench/first-load.ts /en /cn    these pages only, to the terminal
import { writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import startSite from '../tests/e2e/start-site.ts'
import { urlPerRoute } from '../tests/urls.ts'
import { findBrowser } from '../tools/find-browser.ts'
import { measureVisit, type Visit } from './first-load/measure-visit.ts'

const chosen = process.argv.slice(2)
const paths = chosen.length > 0 ? chosen : urlPerRoute
const stop = await startSite()
const executablePath = findBrowser()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
})
try {
  const origin = process.env.E2E_BASE_URL ?? ''
  // the first visit makes each page, the second one is what every later visitor gets
  for (const path of paths) await fetch(origin + path)
  const visits: Visit[] = []
  for (const path of paths) visits.push(await measureVisit(browser, origin, path))
  const table = tableOf(visits)
  console.log(table)
  if (chosen.length === 0) writeFileSync('bench/first-load.md', documentOf(table))
} finally {
  await browser.close()
  await stop?.()
}

function tableOf(visits: readonly Visit[]): string {
  const rows = visits.map(
    ({ path, page, script, files, words, lcp, blocked, shift }) =>
      `| ${path} | ${page} | ${script} | ${files} | ${words} | ${Math.round(lcp)} | ${Math.round(blocked)} | ${shift.toFixed(3)} |`,
  )
  return [
    '| page | brotli bytes | script, gzip bytes | script files | words, gzip bytes | LCP ms | blocked ms | CLS |',
    '|---|--:|--:|--:|--:|--:|--:|--:|',
    ...rows,
  ].join('\n')
}

function documentOf(table: string): string {
  return `# First loads

Written by \`node bench/first-load.ts\`. A phone's screen, an empty cache, an open connection, nothing touched until the page is at rest.
Bytes are exact; the page's are those of its smallest encoding. LCP and blocked time (what long tasks last beyond 50 ms)
are one run on a processor slowed down four times, over the machine's own loopback: for comparison between pages.

${table}
`
}
