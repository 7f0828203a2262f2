import { relative } from 'node:path'
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'

type FileState = { left: number; failed: number; milliseconds: number }

/**
 * Prints one line a file and each failure whole, also of a test that is retried; Playwright's own reporters print a
 * line or a dot a test.
 */
export default class FileReporter implements Reporter {
  readonly #files = new Map<string, FileState>()

  onBegin(_config: FullConfig, suite: Suite): void {
    for (const test of suite.allTests()) this.#stateOf(test).left++
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const state = this.#stateOf(test)
    state.milliseconds += result.duration
    const isGood = result.status === test.expectedStatus || result.status === 'skipped'
    const isRetried = !isGood && result.retry < test.retries
    if (!isGood) {
      if (!isRetried) state.failed++
      console.log(`${isRetried ? 'RETRY' : 'FAIL '} ${test.titlePath().filter(Boolean).join(' > ')}`)
      for (const { stack, message, snippet } of result.errors)
        console.log([stack ?? message, snippet].filter(Boolean).join('\n').replaceAll(/^/gm, '      '))
    }
    if (!isRetried && --state.left === 0) console.log(lineOf(test, state))
  }

  #stateOf({ location }: TestCase): FileState {
    const known = this.#files.get(location.file) ?? { left: 0, failed: 0, milliseconds: 0 }
    this.#files.set(location.file, known)
    return known
  }
}

function lineOf({ location }: TestCase, { failed, milliseconds }: FileState): string {
  const seconds = (milliseconds / 1000).toFixed(1)
  return `${failed > 0 ? 'FAIL' : 'ok  '}  ${relative('', location.file)} (${seconds} s)`
}
