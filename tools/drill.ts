// npm run drill: plays disasters with the production build, a line each; arguments go to vitest, such as the name of one
import { buildSiteIfNeeded } from './build/build-site.ts'
import { program, runStep } from './processes/steps.ts'

const args = [program('vitest/vitest.mjs'), 'run', '-c', 'drill.config.ts', ...process.argv.slice(2)]
// each upstream would print the invitation of its first administrator
const env = { ADMIN: 'off' }
if (!(await buildSiteIfNeeded()) || !(await runStep({ name: 'drill', args, env }))) process.exitCode = 1
