// npm run test:one -- FILE: unit and integration tests of one file, or whatever vitest takes
import { program, runStep } from './processes/steps.ts'

const vitest = [program('vitest/vitest.mjs'), 'run', '-c', 'app.config.ts']
if (!(await runStep({ name: 'tests', args: [...vitest, ...process.argv.slice(2)] }))) process.exitCode = 1
