import { basename } from 'node:path'
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node'

/** Prints a line a scenario: what was held, its figures, the seconds it took; and the totals at the end. */
export default class DrillReporter implements Reporter {
  #passed = 0
  #failed = 0
  #skipped = 0

  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result()
    const figures = test.annotations().map(({ message }) => message)
    const seconds = `${((test.diagnostic()?.duration ?? 0) / 1000).toFixed(1)} s`
    if (state === 'passed') this.#passed++
    else if (state === 'skipped') this.#skipped++
    else this.#failed++
    const note = noteOf(test)
    // has-program.ts has said what is missing
    if (state === 'skipped' && !note) return
    const details = [note, ...figures, seconds].filter(Boolean).join('; ')
    console.log(
      `${labels[state]}  ${basename(test.module.moduleId, '.test.ts')}: ${test.fullName} (${details})`,
    )
    for (const error of errors) printError(error)
  }

  onTestModuleEnd(module: TestModule): void {
    for (const error of module.errors()) {
      console.log(`FAIL  ${basename(module.moduleId, '.test.ts')}`)
      printError(error)
    }
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[], reason: string): void {
    for (const error of errors) printError(error)
    // a scenario that could not begin has no result of its own
    if (reason !== 'passed') this.#failed ||= 1
    const skipped = this.#skipped > 0 ? `, ${this.#skipped} skipped` : ''
    console.log(`\n${this.#passed} passed, ${this.#failed} failed${skipped}`)
  }
}

function noteOf(test: TestCase): string | undefined {
  const result = test.result()
  return result.state === 'skipped' ? result.note : undefined
}

const labels = { passed: 'ok  ', failed: 'FAIL', skipped: 'skip', pending: 'FAIL' }

function printError({ stack, message }: { stack?: string | undefined; message: string }): void {
  console.log((stack ?? message).replaceAll(/^/gm, '      '))
}
