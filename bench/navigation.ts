// How long it takes from the click on a link to a page that was fetched ahead until that page is painted, on a processor
// four times slower. Writes bench/navigation.md.
//   node bench/navigation.ts    E2E_BASE_URL measures a site that runs already
import { writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { chromium } from '@playwright/test'
import startSite from '../tests/e2e/start-site.ts'
import { findBrowser } from '../tools/find-browser.ts'
import { measureNavigation } from './navigation/measure-navigation.ts'

const runs = 5
const ways = [
  ['/en', '/en/product/mvda'],
  ['/en/product/mvda', '/en/product/a2m'],
  ['/en/product/mvda', '/en/solution/mvda'],
  ['/en', '/en/trial/trial'],
  ['/cn/about/about', '/cn/about/contact'],
  ['/cn/about/contact', '/cn/about/news'],
  ['/cn/about/news', '/cn/about/news-detail/'],
] as const

const stop = await startSite()
const executablePath = findBrowser()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
})
try {
  const origin = process.env.E2E_BASE_URL ?? ''
  const rows: string[] = []
  for (const [from, to] of ways) {
    const times: number[] = []
    for (let run = 0; run < runs; run += 1) times.push(await measureNavigation(browser, origin + from, to))
    times.sort((a, b) => a - b)
    const [fastest, median, slowest] = [0, Math.floor(runs / 2), runs - 1].map((at) =>
      Math.round(times[at] ?? 0),
    )
    rows.push(`| ${from} | ${to} | ${median} | ${fastest} | ${slowest} |`)
    console.log(rows.at(-1))
  }
  writeFileSync('bench/navigation.md', documentOf(rows))
} finally {
  await browser.close()
  await stop?.()
}

function documentOf(rows: readonly string[]): string {
  return `# From page to page

Written by \`node bench/navigation.ts\` on ${new Date().toISOString().slice(0, 10)}: Node ${process.versions.node}, ${availableParallelism()} cores
(${cpus()[0]?.model.trim()}) shared by site and browser, load average at the end ${loadavg()[0]?.toFixed(1)}.
A phone's screen, a processor slowed down four times. The link is pointed at until what it leads to has been fetched and
made (docs/decisions, shown ahead), then clicked: ms from that event until the frame with the new page has been painted. ${runs} runs, each in a browser with an
empty cache. Wanted: 50 at most.

| from | to | median | fastest | slowest |
|---|---|--:|--:|--:|
${rows.join('\n')}
`
}
