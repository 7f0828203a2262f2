// How long it takes from the click on a link until its page is painted, by pointer and by finger, on a processor
// four times slower. Writes bench/navigation.md.
//   node bench/navigation.ts    E2E_BASE_URL measures a site that runs already
import { writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { chromium } from '@playwright/test'
import startSite from '../tests/e2e/start-site.ts'
import { findBrowser } from '../tools/find-browser.ts'
import { type By, measureNavigation } from './navigation/measure-navigation.ts'

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
  const measure = async (by: By, from: string, to: string) => {
    const times: number[] = []
    for (let run = 0; run < runs; run += 1)
      times.push(Math.round(await measureNavigation(browser, origin + from, to, by)))
    times.sort((a, b) => a - b)
    return `${times[Math.floor(runs / 2)]} (${times[0]} to ${times.at(-1)})`
  }
  // while a site makes its pages, after its start, it shares the processor
  await measure('pointer', ...ways[0])
  for (const [from, to] of ways) {
    rows.push(
      `| ${from} | ${to} | ${await measure('pointer', from, to)} | ${await measure('finger', from, to)} |`,
    )
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
A phone's screen, a processor slowed down four times. Ms from the click until the frame with the new page has been painted:
median of ${runs} runs, each in a browser with an empty cache, with the fastest and the slowest.

With a pointer, the link is pointed at until what it leads to has been fetched and made (docs/decisions, shown ahead), then
clicked; wanted are 50 at most. With a finger, it is touched for a tenth of a second; the page in view was touched 1.5 s before,
for what links in view lead to to be fetched, and the pages of four of them to be made.

| from | to | pointer | finger |
|---|---|--:|--:|
${rows.join('\n')}
`
}
