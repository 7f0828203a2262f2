import { globSync, readFileSync, statSync } from 'node:fs'
import type { Browser, BrowserContext, TestInfo } from '@playwright/test'

/** Errors and warnings of all pages of a worker's browser since the test began. */
const consoleLines: string[] = []

export function watchConsoles(browser: Browser): void {
  browser.on('context', watch)
}

function watch(context: BrowserContext): void {
  const note = (line: string) => consoleLines.push(line)
  context.on('weberror', (error) => note(`uncaught: ${error.error().stack ?? error.error()}`))
  context.on('console', (message) => {
    if (/error|warning/.test(message.type())) note(`${message.type()}: ${message.text()}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // the page was left before it came
    if (reason !== 'net::ERR_ABORTED') note(`failed: ${request.method()} ${request.url()} (${reason})`)
  })
  context.on('response', (response) => {
    if (response.status() >= 500) note(`${response.status()} ${response.url()}`)
  })
}

/** Attaches to a failed test, for the reporter, what pages and programs have said while it ran. */
export async function noteFailure(run: () => Promise<void>, test: TestInfo): Promise<void> {
  consoleLines.length = 0
  const logs = () => globSync(`test-results/{servers,pair-${test.parallelIndex}}.log`)
  const before = new Map(logs().map((file) => [file, statSync(file).size]))
  await run()
  if (test.status === test.expectedStatus) return
  const notes = { console: consoleLines.slice(-20).join('\n'), logs: linesSince(logs(), before) }
  for (const [name, body] of Object.entries(notes))
    if (body) await test.attach(name, { body, contentType: 'text/plain' })
}

/** The last entries of the programs' logs. */
function linesSince(logs: readonly string[], before: ReadonlyMap<string, number>): string {
  return logs
    .map((file) => readFileSync(file).subarray(before.get(file)).toString())
    .flatMap((text) => text.trim().split('\n').slice(-15))
    .filter((line) => line.startsWith('{'))
    .join('\n')
}
