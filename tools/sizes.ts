// part of npm run check: the script of each route, where there is a build of the present sources
import { buildDir } from './build-site.ts'
import { isBuildFresh } from './build-stamp.ts'
import { scriptProblems } from './sizes/budgets.ts'
import { firstLoads } from './sizes/first-load.ts'

if (isBuildFresh(buildDir)) await check()
else console.log('no build of the present sources: nothing to measure')

async function check(): Promise<void> {
  const loads = (await firstLoads(buildDir)).sort((a, b) => b.bytes - a.bytes)
  const problems = scriptProblems(loads)
  for (const problem of problems) console.error(problem)
  console.log(`script of ${loads.length} routes, gzip: ${loads.at(-1)?.bytes} to ${loads[0]?.bytes} bytes`)
  if (problems.length > 0) process.exitCode = 1
}
