// npm run drill: failure scenarios against the production build; arguments go to vitest, such as a test name
import { buildSiteIfNeeded } from './build/build-site.ts'
import { program, runStep } from './processes/steps.ts'

const args = [program('vitest/vitest.mjs'), 'run', '-c', 'drill.config.ts', ...process.argv.slice(2)]
// keeps each upstream from printing the first administrator's invitation
const env = { ADMIN: 'off' }
if (!(await buildSiteIfNeeded()) || !(await runStep({ name: 'drill', args, env }))) process.exitCode = 1
