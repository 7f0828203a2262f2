import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { anyJson } from '../schema-values.ts'
import { ask } from '../server/ask.ts'
import {
  callHeaders,
  callServerFunction,
  listServerFunctions,
  payloadOf,
  serverFunctionInput,
} from '../server/server-functions.ts'
import { type SiteInstances, startInstances } from '../site-instances.ts'

const functions = listServerFunctions()
let instances: SiteInstances
let siteUrl = ''

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  instances = await startInstances(1)
  siteUrl = instances.urls[0] ?? ''
})
test.afterAll(() => instances.stop())

/** What may come of a well-formed call: done, refused, limited, not there, too long for an address; never a failure. */
const expected = [200, 202, 400, 401, 404, 409, 414, 422, 429, 431]
/** 503: the code or the address could not be had, as from an upstream under its global limit. */
const leaking = /node_modules|\bat [\w.]+ \(|SyntaxError|Seroval|Unexpected token|sqlite|postgres/i

for (const one of functions) {
  test(`${one.name}: generated input is answered, and what is refused writes nothing`, async () => {
    const right = serverFunctionInput(one.name)
    const anything = fc.oneof({ weight: 3, arbitrary: right }, { weight: 1, arbitrary: anyJson })
    // the first call may have to load what it needs
    await callServerFunction(siteUrl, one, payloadOf(fc.sample(right, 1)[0]))
    await fc.assert(
      fc.asyncProperty(anything, async (data) => {
        const before = countRows()
        const response = await callServerFunction(siteUrl, one, payloadOf(data))
        const text = await response.text()
        expect(expected, `${response.status} ${text}`).toContain(response.status)
        expect(text).not.toMatch(leaking)
        // what is not there is no success to a cache, a monitor or a program
        if (response.status === 200) expect(text).not.toContain('isNotFound')
        if (response.status >= 400) expect(countRows()).toBe(before)
      }),
      { numRuns: 4 },
    )
  })
}

test('what JSON cannot say is refused like any other wrong input', async () => {
  for (const one of functions)
    for (const input of [1n, { lang: 1n, id: 1n, q: 1n }]) {
      const response = await callServerFunction(siteUrl, one, payloadOf(input))
      expect(response.status, one.name).toBeLessThan(500)
      expect(await response.text(), one.name).not.toMatch(leaking)
      if (one.name === 'getSearchAnswer') expect(response.status).toBe(400)
    }
})

test('payloads that were tampered with: no failure, no text of a parser, memory bounded', async () => {
  const pid = instances.site(0).pid
  const seeds = functions.map((one) => ({
    one,
    payload: payloadOf(fc.sample(serverFunctionInput(one.name), 1)[0]),
  }))
  let sent = 0
  const random = fc.sample(fc.nat(), 1_604)
  const tamper = async (lane: number) => {
    for (let n = lane; n < 400; n += 8) {
      const seed = seeds[n % seeds.length]
      if (!seed) return
      const response = await callServerFunction(
        siteUrl,
        seed.one,
        mutate(seed.payload, random.slice(n * 4, n * 4 + 4)),
      )
      const text = await response.text()
      expect(response.status, `${seed.one.name}: ${text}`).toBeLessThan(500)
      expect(text).not.toMatch(leaking)
      sent += 1
    }
  }
  await Promise.all(Array.from({ length: 8 }, (_, lane) => tamper(lane)))
  expect(sent).toBeGreaterThan(100)
  expect((await fetch(`${siteUrl}/readyz`)).status).toBe(200)
  if (process.platform === 'linux') expect(residentMb(pid)).toBeLessThan(600)
})

test('what is not there is a 404 that a page reads as such', async () => {
  const lookups = { getArticle: { lang: 'en' }, getJob: { lang: 'cn' }, getPackage: {} }
  for (const [name, input] of Object.entries(lookups)) {
    const one = functions.find((each) => each.name === name)
    if (!one) throw new Error(`There is no ${name}.`)
    for (const id of [crypto.randomUUID(), 'no-id']) {
      const response = await callServerFunction(siteUrl, one, payloadOf({ ...input, id }))
      expect([name, id, response.status]).toEqual([name, id, 404])
      expect(await response.text()).toContain('isNotFound')
    }
  }
})

for (const id of ['none', '0'.repeat(64)]) {
  test(`a function that this build does not have is refused: ${id.slice(0, 8)}`, async () => {
    const { status, text } = await ask({ url: siteUrl }, `/_serverFn/${id}`, {
      headers: callHeaders(siteUrl),
    })
    expect(status).toBe(400)
    expect(text).not.toContain(id)
  })
}

test('an answer for programs is not opened as a page', async () => {
  const headers = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', accept: 'text/html' }
  for (const { method, path } of functions.filter((one) => one.method === 'GET'))
    expect((await ask({ url: siteUrl }, path, { method, headers })).status).toBe(403)
})

for (const [type, body] of [
  ['text/plain', '{}'],
  ['application/x-www-form-urlencoded', 'a=1'],
  ['multipart/form-data; boundary=x', 'garbage'],
] as const) {
  test(`a form of another site cannot call a function: ${type}`, async () => {
    for (const { method, path } of functions.filter((one) => one.method === 'POST')) {
      const headers = { ...callHeaders(siteUrl), 'content-type': type }
      expect((await fetch(siteUrl + path, { method, headers, body })).status).toBe(415)
    }
  })
}

test('a function is called with its own method only', async () => {
  for (const { method, path } of functions) {
    const other = method === 'GET' ? { method: 'POST', body: '{}' } : { method: 'GET' }
    const headers = { ...callHeaders(siteUrl), ...(other.body ? { 'content-type': 'application/json' } : {}) }
    expect((await fetch(siteUrl + path, { ...other, headers })).status).toBe(405)
  }
})

type From = [what: string, headers: Record<string, string>, isOwn: boolean]
const senders = (origin: string): From[] => [
  ['this site, as browsers say it', { 'sec-fetch-site': 'same-origin' }, true],
  ['this site, by its origin', { origin }, true],
  ['this site, by the page it was on', { referer: `${origin}/cn/trial/trial` }, true],
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, false],
  [
    'a site of the same domain',
    { 'sec-fetch-site': 'same-site', origin: 'https://blog.deskcloud.example' },
    false,
  ],
  ['the address bar', { 'sec-fetch-site': 'none' }, false],
  ['another origin, in an old browser', { origin: 'https://evil.example' }, false],
  ['a sandboxed frame', { origin: 'null' }, false],
  ['nobody', {}, false],
  ['another site that has a page like ours', { referer: `https://evil.example/?${origin}` }, false],
]

test('who may call: every function', async () => {
  for (const [what, headers, isOwn] of senders(siteUrl)) {
    for (const one of functions) {
      const response = await callServerFunction(siteUrl, one, 'no payload', headers)
      expect([what, one.name, response.status === 403]).toEqual([what, one.name, !isOwn])
      expect(response.headers.get('access-control-allow-origin')).toBe(null)
    }
  }
})

test('who may post: every form', async () => {
  for (const [what, headers, isOwn] of senders(siteUrl)) {
    for (const path of ['/cn/trial/trial', '/en/trial/trial', '/cn/logout', '/en/download/download']) {
      const body = new URLSearchParams({ from: '/cn' })
      const response = await fetch(siteUrl + path, { method: 'POST', headers, body, redirect: 'manual' })
      expect([what, path, response.status === 403]).toEqual([what, path, !isOwn])
      expect([what, path, response.status]).not.toEqual([what, path, 500])
    }
  }
})

for (const [type, body, status] of [
  ['application/json', '{}', 415],
  ['text/plain', 'a=1', 415],
  ['multipart/form-data; boundary=x', 'garbage', 400],
] as const) {
  test(`a form in another form, ${type}: ${status}`, async () => {
    for (const path of ['/cn/trial/trial', '/cn/logout']) {
      const headers = { origin: siteUrl, 'content-type': type }
      expect((await fetch(siteUrl + path, { method: 'POST', headers, body })).status).toBe(status)
    }
  })
}

/** Rows of what a visitor's request can write. */
function countRows(): number {
  const database = new DatabaseSync(join(instances.upstreamDir, 'upstream.sqlite'), {
    readOnly: true,
    timeout: 5000,
  })
  const tables = [
    'trial_application',
    'trial_dead_letter',
    'trial_code',
    'consent',
    'mail',
    'account_session',
  ]
  const sum = tables.reduce(
    (total, table) => total + Number(database.prepare(`select count(*) as n from ${table}`).get()?.n),
    0,
  )
  database.close()
  return sum
}

/** Cuts, doubles, replaces or swaps a part of a text. */
function mutate(text: string, [kind = 0, from = 0, length = 0, what = 0]: number[]): string {
  const at = from % text.length
  const size = length % 20
  const inserts = [
    '"t":25',
    '"__proto__"',
    '999999999',
    '{"t":10',
    '"s":[[[[',
    '\u0000',
    '"f":127',
    '"c":"Error"',
    ']]]}',
    '"t":13',
  ]
  const insert = inserts[what % inserts.length] ?? ''
  if (kind % 4 === 0) return text.slice(0, at) + text.slice(at + size)
  if (kind % 4 === 1) return text.slice(0, at) + insert + text.slice(at)
  if (kind % 4 === 2)
    return text.replace(/"t":\d+/g, (found, offset) => (offset > at ? `"t":${what % 40}` : found))
  return text.slice(0, at) + text.slice(at, at + size).repeat(1 + (what % 200)) + text.slice(at)
}

function residentMb(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}
