// part of npm run check: what a first visit sends, of a build that is made first where the sources have changed since
import { buildDir, buildSiteIfNeeded } from './build-site.ts'
import { scriptProblems } from './sizes/budgets.ts'
import { faceFlight, flightProblems, pageFlights } from './sizes/first-flights.ts'
import { firstLoads } from './sizes/first-load.ts'
import { startThrowawaySite } from './throwaway-site.ts'

const problems = (await buildSiteIfNeeded())
  ? [...(await checkScripts()), ...(await checkFlights())]
  : ['there is no build to measure']
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1

async function checkScripts(): Promise<string[]> {
  const loads = await firstLoads(buildDir)
  console.log(`script of ${loads.length} routes, gzip: ${range(loads.map(({ bytes }) => bytes))}`)
  return scriptProblems(loads)
}

async function checkFlights(): Promise<string[]> {
  const { siteUrl, stop } = await startThrowawaySite({ WARM_PAGES: 'off' })
  try {
    const pages = await pageFlights(siteUrl)
    console.log(`${pages.length} pages, brotli: ${range(pages.map(({ body }) => body))}`)
    console.log(`their headers: ${range(pages.map(({ headers }) => headers))}`)
    return flightProblems(pages, await faceFlight(siteUrl))
  } finally {
    await stop()
  }
}

function range(bytes: readonly number[]): string {
  return `${Math.min(...bytes)} to ${Math.max(...bytes)} bytes`
}
