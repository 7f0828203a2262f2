import { globSync, readFileSync, statSync } from 'node:fs'
import { type Browser, type BrowserContext, type Page, type TestInfo, test } from '@playwright/test'

/** Errors and warnings of all pages of a worker's browser since the test began. */
const consoleLines: string[] = []

export function watchConsoles(browser: Browser): void {
  browser.on('context', watch)
}

/** The contexts of a worker's browser that are open, with the file whose tests opened them. */
const opened = new Map<BrowserContext, string>()

/** Playwright leaves those open that a test makes of a browser: their pages go on asking the site, of which the next file has the data. */
export async function closeContextsOfOtherFiles(file: string): Promise<void> {
  const stale = [...opened].filter(([, of]) => of !== file).map(([context]) => context)
  await Promise.all(stale.map((context) => context.close()))
}

function watch(context: BrowserContext): void {
  opened.set(context, test.info().file)
  context.on('close', () => opened.delete(context))
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
  await closeContextsOfOtherFiles(test.file)
  consoleLines.length = 0
  const logs = () => globSync(`test-results/{servers,pair-${test.parallelIndex}}.log`)
  const before = new Map(logs().map((file) => [file, statSync(file).size]))
  await run()
  if (test.status === test.expectedStatus) return
  const notes = {
    pages: (await Promise.all([...opened.keys()].flatMap((context) => context.pages()).map(saidBy))).join(
      '\n',
    ),
    console: consoleLines.slice(-20).join('\n'),
    logs: linesSince(logs(), before),
  }
  for (const [name, body] of Object.entries(notes))
    if (body) await test.attach(name, { body, contentType: 'text/plain' })
}

/** A page's address, and what its dialogs and messages say. */
async function saidBy(page: Page): Promise<string> {
  const said = page.locator('dialog[open], [role=alert], [role=status]')
  const texts = await said.allInnerTexts().catch(() => [])
  return [page.url(), ...texts.filter(Boolean)].join('\n  ').slice(0, 1_500)
}

/** The last entries of the programs' logs. */
function linesSince(logs: readonly string[], before: ReadonlyMap<string, number>): string {
  return logs
    .map((file) => readFileSync(file).subarray(before.get(file)).toString())
    .flatMap((text) => text.trim().split('\n').slice(-15))
    .filter((line) => line.startsWith('{'))
    .join('\n')
}
