// npm run test:one -- FILE: passes its arguments to vitest
import { program, runStep } from './processes/steps.ts'

const vitest = [program('vitest/vitest.mjs'), 'run']
if (!(await runStep({ name: 'tests', args: [...vitest, ...process.argv.slice(2)] }))) process.exitCode = 1
