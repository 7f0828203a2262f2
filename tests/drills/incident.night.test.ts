import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Balancer, startBalancer } from '../balancer.ts'
import { cannotLimitFiles, refuseFileWrites } from '../file-limit.ts'
import { type RunningPostgres, startPostgres } from '../postgres/postgres.ts'
import { type SiteInstances, startInstances } from '../site-instances.ts'
import { postTrialForm, referenceIn } from '../site-pair.ts'

type Seen = { what: string; ms: number }

const pages = [
  '/cn',
  '/en',
  '/en/about/news',
  '/cn/product/mvda',
  '/en/download/search?q=mvda',
  '/en/trial/trial',
]

const phaseMs = 5_000

let postgres: RunningPostgres
let databaseUrl: string
let sites: SiteInstances
let balancer: Balancer

beforeAll(async () => {
  postgres = await startPostgres()
  databaseUrl = await postgres.createDatabase('drill')
  const proxied = { TRUSTED_PROXIES: 'loopback' }
  const upstream = { ...proxied, DATABASE_URL: databaseUrl }
  sites = await startInstances(2, { ...proxied, DRAIN_DELAY_MS: '2000' }, upstream)
  balancer = await startBalancer(sites.urls)
})
afterAll(async () => {
  await balancer?.close()
  await sites?.stop()
  await postgres?.stop()
})

let seen: Seen[] = []
const acknowledged: string[] = []
let isOver = false

const play: [name: string, event: () => Promise<unknown>][] = [
  ['all is well', async () => {}],
  ['upstream killed', () => sites.upstream().kill()],
  ['upstream back', () => sites.startUpstream()],
  ['database crashed', () => postgres.crash()],
  ['database back', () => postgres.revive()],
  ...(cannotLimitFiles ? [] : diskFull()),
  ['rolling deploy', rollingDeploy],
  ['afterwards', async () => {}],
]

test('visitors read and apply while one part after the other fails: no application that was acknowledged is lost', async ({
  annotate,
}) => {
  const visitors = [...Array.from({ length: 4 }, reader), ...Array.from({ length: 2 }, applicant)]
  for (const [name, event] of play) {
    seen = []
    await event()
    await wait(phaseMs)
    annotate(describePhase(name, seen))
  }
  isOver = true
  await Promise.all(visitors)
  annotate(`${acknowledged.length} acknowledged`)
  expect(acknowledged.length).toBeGreaterThan(0)
  await expect.poll(lost, { timeout: 60_000, interval: 1_000 }).toEqual([])
})

async function reader(): Promise<void> {
  for (let n = 0; !isOver; n += 1) {
    await note('page', fetch(`${balancer.url}${pages[n % pages.length]}`))
    await wait(100)
  }
}

async function applicant(): Promise<void> {
  while (!isOver) {
    const email = `${randomUUID()}@firm.example`
    const from = `10.${[...randomBytes(3)].join('.')}`
    const code = await codeFor(email, from).catch(() => undefined)
    const answer = await note('form', postTrialForm(balancer.url, { email, code: code ?? '123456' }, from))
    const reference = answer && referenceIn(answer)
    if (reference) acknowledged.push(reference)
    await wait(400)
  }
}

/** As the applicant reads it in the mail. */
async function codeFor(email: string, from: string): Promise<string | undefined> {
  const headers = { 'content-type': 'application/json', accept: 'application/json', 'x-forwarded-for': from }
  const signal = AbortSignal.timeout(2_000)
  const body = JSON.stringify({ email, lang: 'en' })
  await fetch(`${sites.upstreamUrl}/trial/codes`, { method: 'POST', headers, body, signal })
  const outbox = await fetch(`${sites.upstreamUrl}/outbox?to=${email}`, { headers, signal })
  const { messages } = (await outbox.json()) as { messages: { code?: string }[] }
  return messages[0]?.code
}

async function note(kind: string, asked: Promise<Response>): Promise<Response | undefined> {
  const start = performance.now()
  const answer = await asked.catch(() => undefined)
  await answer
    ?.clone()
    .arrayBuffer()
    .catch(() => {})
  const kept = answer?.headers.get('location')?.includes('kept=yes') ? ' kept' : ''
  seen.push({ what: `${kind} ${answer?.status ?? 'no answer'}${kept}`, ms: performance.now() - start })
  return answer
}

function describePhase(name: string, all: readonly Seen[]): string {
  const counts = Object.entries(Object.groupBy(all, ({ what }) => what)).sort()
  const slowest = Math.max(0, ...all.map(({ ms }) => ms))
  const text = counts.map(([what, some]) => `${what}: ${some?.length}`).join(', ')
  return `${name}: slowest ${(slowest / 1_000).toFixed(1)} s, ${text}`
}

/** One instance can write to no file for a while. */
function diskFull(): typeof play {
  return [
    ['disk full', async () => refuseFileWrites(sites.site(1).pid, true)],
    ['disk has room', async () => refuseFileWrites(sites.site(1).pid, false)],
  ]
}

async function rollingDeploy(): Promise<void> {
  for (const at of [0, 1]) {
    await sites.restart(at)
    while (balancer.healthy() < 2) await wait(100)
  }
}

/** What was acknowledged and is not in the database. */
async function lost(): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query('select reference from trial_application')
    const stored = new Set(rows.map(({ reference }) => reference))
    return acknowledged.filter((reference) => !stored.has(reference))
  } finally {
    await client.end()
  }
}
