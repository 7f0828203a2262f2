import { writeSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'

/**
 * Prints a line a file, as `file-reporter.ts` does for the browser, and what failed whole, to the descriptor that
 * `tools/test.ts` opens for it: standard output takes what the programs under test write.
 */
export default class VitestReporter implements Reporter {
  onTestModuleEnd(module: TestModule): void {
    const state = module.state()
    if (state === 'skipped') return
    const seconds = (module.diagnostic().duration / 1000).toFixed(1)
    print(`${state === 'failed' ? 'FAIL' : 'ok  '}  ${module.relativeModuleId} (${seconds} s)`)
    for (const error of module.errors()) printError(error)
    for (const test of module.children.allTests()) {
      const { errors = [] } = test.result()
      if (errors.length > 0) print(`      ${test.fullName}`)
      for (const error of errors) printError(error)
    }
    for (const suite of module.children.allSuites()) for (const error of suite.errors()) printError(error)
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    for (const error of errors) printError(error)
  }
}

function printError({ stack, message, diff }: SerializedError): void {
  const calls = (stack ?? message).replaceAll(/\n +at .*node_modules.*/g, '')
  print(stripVTControlCharacters([calls, diff].filter(Boolean).join('\n')).replaceAll(/^/gm, '      '))
}

function print(line: string): void {
  writeSync(3, `${line}\n`)
}
