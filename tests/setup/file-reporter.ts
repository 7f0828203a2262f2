import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { FullConfig, Reporter, Suite, TestCase, TestResult, TestStep } from '@playwright/test/reporter'
import { placeIn } from './page-snapshot.ts'

type FileState = { left: number; failed: number; milliseconds: number }

/**
 * Prints one line a file and each failure whole: the step, the error, what the page showed, what pages and programs said.
 * Playwright's own reporters print a line or a dot a test.
 */
export default class FileReporter implements Reporter {
  readonly #files = new Map<string, FileState>()

  onBegin(_config: FullConfig, suite: Suite): void {
    for (const test of suite.allTests()) this.#stateOf(test).left++
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const state = this.#stateOf(test)
    state.milliseconds += result.duration
    if (result.status !== test.expectedStatus && result.status !== 'skipped') {
      state.failed++
      console.log(`FAIL  ${test.titlePath().filter(Boolean).join(' > ')}`)
      for (const note of notesOf(result))
        console.log(stripVTControlCharacters(note).replaceAll(/^/gm, '      '))
    }
    if (--state.left === 0) console.log(lineOf(test, state))
  }

  #stateOf({ location }: TestCase): FileState {
    const known = this.#files.get(location.file) ?? { left: 0, failed: 0, milliseconds: 0 }
    this.#files.set(location.file, known)
    return known
  }
}

function notesOf({ steps, errors, attachments }: TestResult): string[] {
  const textOf = (name: string) => {
    const { body, path } = attachments.find((one) => one.name === name) ?? {}
    return body?.toString() ?? (path ? readFileSync(path, 'utf8') : '')
  }
  const step = failedStep(steps)
  const page = placeIn(textOf('error-context'))
  const screenshot = attachments.find(({ name }) => name === 'screenshot')?.path
  return [
    step && `in: ${step}`,
    ...errors.map(({ stack, message, snippet }) => [stack ?? message, snippet].filter(Boolean).join('\n')),
    page && `the page:\n${page}`,
    ...['pages', 'console', 'logs'].map((name) => textOf(name) && `${name}:\n${textOf(name)}`),
    screenshot && `screenshot: ${relative('', screenshot)}`,
  ].filter((note): note is string => Boolean(note))
}

/** Titles down to the innermost step that failed. */
function failedStep(steps: readonly TestStep[]): string {
  const step = steps.find(({ error, category }) => error && category !== 'hook')
  return step ? [step.title, failedStep(step.steps)].filter(Boolean).join(' > ') : ''
}

function lineOf({ location }: TestCase, { failed, milliseconds }: FileState): string {
  const seconds = (milliseconds / 1000).toFixed(1)
  return `${failed > 0 ? 'FAIL' : 'ok  '}  ${relative('', location.file)} (${seconds} s)`
}
