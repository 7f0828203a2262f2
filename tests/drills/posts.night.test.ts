/*
 * Every route that takes a POST, of the site and of the upstream, by every way that a body can come: with a length and in
 * chunks, over HTTP/1.0, 1.1 and 2, through the proxies that are common, slowly, and broken off.
 */
import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { request as requestHttp } from 'node:http'
import { connect as connectHttp2 } from 'node:http2'
import { request as requestHttps } from 'node:https'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../api/app/app.ts'
import { openDatabase } from '../../api/db/open-database.ts'
import { freePort } from '../../tools/processes/free-port.ts'
import { proxiedNames, startCaddy, type TestProxy } from '../proxies/caddy.ts'
import { type Nginx, startNginx } from '../proxies/nginx.ts'
import { listServerFunctions, payloadOf } from '../server/server-functions.ts'
import { hasProgram } from '../setup/has-program.ts'
import { preparePair, type SitePair } from '../site-pair.ts'

const has = {
  caddy: hasProgram('forms through Caddy', 'caddy', 'version'),
  nginx: hasProgram('forms through nginx', 'nginx', '-v'),
}
const { SITE_DOMAIN: site, ACCOUNT_DOMAIN: account } = proxiedNames

/** A form shows again what was typed where it refuses it. */
const typed = 'Somebody typed this'
const form = new URLSearchParams({ name: typed }).toString()

/** A route, what it is sent, and where visitors reach it. */
type Post = { host: string; path: string; type: string; body: string }
type Heard = [status: number, text: string]
/** How a body comes: with its length or in parts of unknown length, at once or in two halves. */
type Manner = { length?: boolean; slow?: boolean }
type Way = Manner & { name: string; send: (post: Post, manner: Manner) => Promise<Heard> }

let pair: SitePair
let caddy: TestProxy | undefined
let nginx: Nginx | undefined
let metricsUrl: string
let ofSite: Post[]
let ofUpstream: Post[]

beforeAll(async () => {
  const metricsPort = String(await freePort())
  metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`
  pair = await preparePair({
    ADMIN: 'on',
    PUBLIC_ORIGIN: `https://${site}`,
    TRUSTED_PROXIES: 'loopback',
    LOGIN_URL: `https://${account}/m/login`,
    REGISTER_URL: `https://${account}/m/register`,
    METRICS_PORT: metricsPort,
    METRICS_HOST: '127.0.0.1',
    API_METRICS_PORT: '',
  })
  await Promise.all([pair.startUpstream(), pair.startSite()])
  const [sites, upstream] = [pair.siteUrl, pair.upstreamUrl].map((url) => `127.0.0.1:${new URL(url).port}`)
  const [SITES = '', UPSTREAM = ''] = [sites, upstream]
  if (has.caddy) caddy = await startCaddy({ SITES, UPSTREAM, STAFF_SITE: SITES })
  if (has.nginx) nginx = await startNginx({ [site]: SITES, [account]: UPSTREAM })
  ofSite = await postsOfSite()
  ofUpstream = await postsOfUpstream()
})
afterAll(async () => {
  await caddy?.stop()
  await nginx?.stop()
  await pair?.end()
})

/** The routes with a handler for POST, by their files, and the server functions. */
async function postsOfSite(): Promise<Post[]> {
  const posts: Post[] = []
  for await (const file of glob('app/routes/**/*.{ts,tsx}')) {
    const code = readFileSync(file, 'utf8')
    const [, route = ''] = /createFileRoute\('([^']+)'\)/.exec(code) ?? []
    if (!/\bPOST:/.test(code)) continue
    const parts = route.split('/').filter((part) => !part.startsWith('_'))
    const path = parts.map((part) => (part === '$lang' ? 'cn' : part.replace(/_$/, ''))).join('/')
    posts.push({ host: site, path, type: 'application/x-www-form-urlencoded', body: form })
  }
  for (const { method, path } of listServerFunctions())
    if (method === 'POST') posts.push({ host: site, path, type: 'application/json', body: payloadOf({}) })
  return posts
}

/** The routes as Hono has them; visitors reach the account pages alone. */
async function postsOfUpstream(): Promise<Post[]> {
  const db = await openDatabase({ dataDir: pair.dataDir })
  const { routes } = createApp(db, { admin: true })
  await db.destroy()
  const paths = new Set(routes.filter(({ method }) => method === 'POST').map(({ path }) => path))
  return [...paths].map((path) => ({
    host: account,
    path: path.replace(/:\w+/g, crypto.randomUUID()),
    ...(path.startsWith('/m/')
      ? { type: 'application/x-www-form-urlencoded', body: form }
      : { type: 'application/json', body: '{"nothing":"that is known"}' }),
  }))
}

function headersOf({ host, type, body }: Post, { length }: Manner): Record<string, string> {
  return {
    origin: `https://${host}`,
    'content-type': type,
    ...(type === 'application/json' && { 'x-tsr-serverfn': 'true' }),
    'sec-fetch-site': 'same-origin',
    accept: type === 'application/json' ? type : 'text/html',
    ...(length && { 'content-length': String(Buffer.byteLength(body)) }),
  }
}

const halves = (body: string) => [body.slice(0, body.length / 2), body.slice(body.length / 2)] as const

/** @param port of a proxy with TLS; without one the program itself, as a proxy would ask it */
function overHttp1(post: Post, manner: Manner, tls?: { port: number; ca: string }): Promise<Heard> {
  const own = headersOf(post, manner)
  const forwarded = { host: post.host, 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.1' }
  const sized = manner.length ? {} : { 'transfer-encoding': 'chunked' }
  const shared = { hostname: '127.0.0.1', path: post.path, method: 'POST', agent: false }
  return new Promise((resolve, reject) => {
    const sending = tls
      ? requestHttps({
          ...shared,
          ...tls,
          servername: post.host,
          headers: { ...own, ...sized, host: post.host },
        })
      : requestHttp({ ...shared, port: portOf(post), headers: { ...own, ...sized, ...forwarded } })
    sending.on('error', reject)
    sending.on('response', async (response) => resolve([response.statusCode ?? 0, await text(response)]))
    void write(sending, post.body, manner)
  })
}

function overHttp2(post: Post, manner: Manner, { port, ca }: { port: number; ca: string }): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const session = connectHttp2(`https://127.0.0.1:${port}`, { ca, servername: post.host })
    session.on('error', reject)
    const stream = session.request({
      ':method': 'POST',
      ':path': post.path,
      ':authority': post.host,
      ...headersOf(post, manner),
    })
    stream.on('error', reject)
    stream.on('response', async ({ ':status': status = 0 }) => {
      resolve([status, await text(stream)])
      session.close()
    })
    void write(stream, post.body, manner)
  })
}

async function write(stream: NodeJS.WritableStream, body: string, { slow }: Manner): Promise<void> {
  if (!slow) return void stream.end(body)
  const [first, second] = halves(body)
  stream.write(first)
  await wait(300)
  stream.end(second)
}

/** Bytes straight to a program. */
function overSocket(post: Post, version: string): Promise<Heard> {
  const head = Object.entries({
    ...headersOf(post, { length: true }),
    host: post.host,
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '203.0.113.1',
  })
  const lines = head.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return new Promise((resolve, reject) => {
    const socket = connect(portOf(post), '127.0.0.1').on('error', reject)
    let heard = ''
    socket.on('data', (chunk) => {
      heard += chunk
    })
    socket.on('close', () => resolve([Number(/^HTTP\/1\.\d (\d+)/.exec(heard)?.[1]), heard]))
    socket.write(`POST ${post.path} HTTP/${version}\r\n${lines}\r\n${post.body}`)
  })
}

function portOf({ host }: Post): number {
  return Number(new URL(host === site ? pair.siteUrl : pair.upstreamUrl).port)
}

const direct: Way[] = [
  { name: 'HTTP/1.1 in chunks', send: overHttp1 },
  { name: 'HTTP/1.1 slowly', slow: true, send: overHttp1 },
  { name: 'HTTP/1.1 with a length, slowly', length: true, slow: true, send: overHttp1 },
  { name: 'HTTP/1.0', send: (post) => overSocket(post, '1.0') },
]
const proxied = (['caddy', 'buffered', 'streaming'] as const).flatMap((proxy) => {
  const by = proxy === 'caddy' ? ('caddy' as const) : ('nginx' as const)
  const tls = () => ({
    port: (proxy === 'caddy' ? caddy?.port : nginx?.[proxy]) ?? 0,
    ca: (proxy === 'caddy' ? caddy : nginx)?.ca ?? '',
  })
  const over1: Way['send'] = (post, manner) => overHttp1(post, manner, tls())
  const over2: Way['send'] = (post, manner) => overHttp2(post, manner, tls())
  return [
    { by, name: `${proxy}, HTTP/1.1 with a length`, length: true, send: over1 },
    { by, name: `${proxy}, HTTP/1.1 in chunks`, length: false, send: over1 },
    { by, name: `${proxy}, HTTP/2 with a length`, length: true, send: over2 },
    { by, name: `${proxy}, HTTP/2 without one, slowly`, length: false, slow: true, send: over2 },
  ]
})

type Answered = [path: string, status: number, showsTyped: boolean]

describe.each(['site', 'upstream'] as const)('every POST of the %s', (program) => {
  /** What each is answered with a length over HTTP/1.1. */
  let expected: Answered[]
  const posts = () => (program === 'site' ? ofSite : ofUpstream)
  const all = async (list: readonly Post[], { send, ...manner }: Manner & Pick<Way, 'send'>) =>
    Promise.all(
      list.map(async (post): Promise<Answered> => {
        const [status, heard] = await send(post, manner)
        return [post.path, status, heard.includes(typed)]
      }),
    )

  it('is answered, and by no failure', async () => {
    expect(posts().length).toBeGreaterThan(5)
    expected = await all(posts(), { send: overHttp1, length: true })
    expect(expected.filter(([, status]) => status >= 500 || status === 405 || status === 421)).toEqual([])
    if (program === 'site') expect(expected).toContainEqual(['/cn/trial/trial', 422, true])
  })

  it.each(direct)('is answered alike by $name', async (way) => {
    expect(await all(posts(), way)).toEqual(expected)
  })

  it.each(proxied.filter(({ by }) => has[by]))('is answered alike by $name', async (way) => {
    const list = posts().filter(({ host, path }) => host === site || path.startsWith('/m/'))
    const paths = new Set(list.map(({ path }) => path))
    expect(await all(list, way)).toEqual(expected.filter(([path]) => paths.has(path)))
  })
})

it('a visitor who leaves in the middle of any POST is no failure', async () => {
  const before = await statuses()
  for (const post of ofSite)
    for (const rest of ['Content-Length: 100\r\n\r\nabc', 'Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n']) {
      const socket = connect(portOf(post), '127.0.0.1').on('error', () => {})
      const head = `Host: ${site}\r\nOrigin: https://${site}\r\nContent-Type: ${post.type}\r\n`
      socket.write(`POST ${post.path} HTTP/1.1\r\n${head}${rest}`, () => socket.destroy())
    }
  const total = (counts: Record<string, number>) =>
    Object.values(counts).reduce((sum, count) => sum + count, 0)
  await expect.poll(async () => total(await statuses())).toBe(total(before) + 2 * ofSite.length)
  const after = await statuses()
  // those of before are not this test's: one that is run again by itself has left its failures in the counts
  const failed = (counts: Record<string, number>) =>
    Object.fromEntries(Object.entries(counts).filter(([status]) => status >= '500'))
  expect(failed(after)).toEqual(failed(before))
  // a package is refused before its bytes have come, where nobody is signed in
  expect((after['499'] ?? 0) - (before['499'] ?? 0)).toBeGreaterThanOrEqual(2 * (ofSite.length - 1))
})

/** Forms and calls of functions so far, by their status. */
async function statuses(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const [, status = '', count] of (await (await fetch(metricsUrl)).text()).matchAll(
    /^site_requests_total\{kind="(?:form|function)",status="(\d+)"[^}]*\} (\d+)/gm,
  ))
    counts[status] = (counts[status] ?? 0) + Number(count)
  return counts
}
