import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { checkUpstream } from '../tools/upstream/check-upstream.ts'
import { RELAY_SECRET } from './trial-requests.ts'
import { startUpstream } from './upstream-process.ts'

const secret = { RELAY_SECRET, TOKEN: 'a-token-of-this-test' }
let folder: string
let example: string
let running: ChildProcess | undefined

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'test-own-upstream-'))
  const [, script = ''] = /```js\n([\s\S]*?)```/.exec(await readFile('docs/own-upstream.md', 'utf8')) ?? []
  example = script
})
afterEach(() => {
  running?.kill()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Starts the example of the document, with a fault in it or without. */
async function start(from = '', to = ''): Promise<string> {
  expect(example).toContain(from)
  const file = join(folder, 'upstream.mjs')
  // any free port, and the one it got
  const port = example
    .replace("PORT = '3103'", "PORT = '0'")
    .replace(/\(\) => console\.log\(.*\)\)/, portLine)
  await writeFile(file, port.replace(from, to))
  running = spawn(process.execPath, [file], { env: secret, stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(running.stdout as NonNullable<ChildProcess['stdout']>, 'data')
  return String(line).trim()
}

const portLine = "function () { console.log('http://127.0.0.1:' + this.address().port) })"

async function faultsOf(url: string, options: { write?: boolean } = {}): Promise<string[]> {
  const faults: string[] = []
  const given = { url, relaySecret: secret.RELAY_SECRET, ...options }
  let parts = 0
  for await (const { name, fault } of checkUpstream(given)) {
    parts += 1
    if (fault) faults.push(`${name}: ${fault}`)
  }
  expect(parts).toBeGreaterThan(10)
  return faults
}

it('the embedded upstream is as the contract says', async () => {
  const upstream = await startUpstream({ dataDir: folder })
  try {
    expect(await faultsOf(upstream.url, { write: true })).toEqual([])
  } finally {
    await upstream.stop()
  }
})

it('so is the example of docs/own-upstream.md, whose references have a form of their own', async () => {
  const url = await start()
  expect(await faultsOf(url, { write: true })).toEqual([])
  const headers = { 'content-type': 'application/json', 'idempotency-key': 'a'.repeat(32) }
  const { email, ...rest } = { email: 'a@firm.example', name: 'A', telephone: '021-5000 0000', product: 2 }
  const body = JSON.stringify({ email, ...rest, consent: { version: '1' }, code: '123456' })
  const taken = await fetch(`${url}/trial/applications`, { method: 'POST', headers, body })
  expect((await taken.json()).reference).toMatch(/^CRM\/2026\/\d+$/)
})

it('a session is checked where there is a token of one', async () => {
  const url = await start()
  const faults: unknown[] = []
  for await (const { name, fault } of checkUpstream({ url, token: secret.TOKEN }))
    if (name.startsWith('a session')) faults.push(fault)
  expect(faults).toEqual([undefined])
})

it.each([
  ['a list that leaves a member out', "summary: '摘要',", '', /items\[0\]\.summary must be/],
  ['a list that begins anew at each page', 'items.slice(from, end)', 'items.slice(0, 3)', /items twice/],
  ['the oldest first', '[5, 4, 3, 2, 1]', '[1, 2, 3, 4, 5]', /not the newest first/],
  ['a filter that is not heard', '!category || item', 'true || item', /category=story has others/],
  [
    'a version that changes by itself',
    'String(articles.length)',
    'String(Math.random())',
    /would make all pages anew/,
  ],
  [
    'a file for whoever asks',
    'if (!TOKEN || headers.authorization',
    'if (false && headers.authorization',
    /address is 200, not 401/,
  ],
  [
    'an application that is taken twice',
    'applications.get(key) ??',
    'undefined ??',
    /not 422|another reference/,
  ],
  ['a site that everybody can be', 'Boolean(RELAY_SECRET) &&', 'true ||', /is 201, not 403/],
  ['wrong fields without codes', '{ field, code, detail: code }', '{ field }', /must name|code must be/],
  [
    'an answer that is no JSON',
    "'content-type': 'application/json'",
    "'content-type': 'text/html'",
    /expected JSON/,
  ],
])('finds %s', async (_, from, to, said) => {
  const faults = await faultsOf(await start(from, to), { write: true })
  expect(faults.join('\n')).toMatch(said)
})

it('finds that nobody answers', async () => {
  const url = await start()
  running?.kill()
  await once(running as ChildProcess, 'exit')
  expect((await faultsOf(url)).join('\n')).toContain('ECONNREFUSED')
})
