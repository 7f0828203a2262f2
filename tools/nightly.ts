// npm run nightly: what takes hours or depends on how fast the machine is, and tests that were changed in the last day 20
// times each. Nothing waits for it; it says at the end what it found.
import { execFileSync } from 'node:child_process'
import { provideBrowser } from '../tests/setup/provide-browser.ts'
import { buildSiteIfNeeded } from './build/build-site.ts'
import { program, runStep, type Step } from './processes/steps.ts'

const times = 20
const vitest = [program('vitest/vitest.mjs'), 'run']
const browser = { E2E_BROWSER: provideBrowser() }
const playwright = [program('@playwright/test/cli.js'), 'test']
const drills = ['--config=drill.config.ts']
const night = { TESTS: 'night' }

if (!(await buildSiteIfNeeded())) throw new Error('The production build failed.')
const changed = changedTests()
const changedSpecs = changed.filter((path) => path.endsWith('.spec.ts'))
const changedDrills = changed.filter((path) => path.startsWith('tests/drills/'))
const changedUnits = changed.filter((path) => !changedSpecs.includes(path) && !changedDrills.includes(path))
const found: string[] = []
await run({ name: 'units', args: vitest, env: night })
await run({ name: 'drills', args: [...vitest, ...drills], env: { ...night, ADMIN: 'off' } })
await run({ name: 'browser tests', args: playwright, env: { ...night, ...browser } })
await run({ name: 'engines', args: ['tools/engines.ts'] })
if (changedSpecs.length > 0)
  await run({
    name: 'changed browser tests',
    args: [...playwright, `--repeat-each=${times}`, ...changedSpecs],
    env: browser,
  })
for (let time = 1; time <= times; time += 1) {
  if (changedUnits.length > 0)
    await run({ name: `changed units, time ${time}`, args: [...vitest, ...changedUnits] })
  if (changedDrills.length > 0)
    await run({
      name: `changed drills, time ${time}`,
      args: [...vitest, ...drills, ...changedDrills],
      env: { ADMIN: 'off' },
    })
}
console.log(found.length > 0 ? `\nFailed: ${found.join('; ')}` : '\nNothing was found.')
if (found.length > 0) process.exitCode = 1

async function run(step: Step): Promise<void> {
  console.log(`\n=== ${step.name}`)
  if (!(await runStep(step))) found.push(step.name)
}

function changedTests(): string[] {
  const log = ['log', '--since=1.day', '--diff-filter=d', '--name-only', '--format=']
  const paths = execFileSync('git', [...log, '--', '*.test.ts', '*.test.tsx', '*.spec.ts'], {
    encoding: 'utf8',
  })
  const present = new Set(execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n'))
  return [...new Set(paths.split('\n'))].filter((path) => path && present.has(path))
}
