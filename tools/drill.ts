// A drill of an incident on one machine: two sites behind a balancer, an upstream on PostgreSQL, visitors who read and
// apply all the time. Prints what they saw in each phase; fails when an application was lost. Nothing of it is kept.

import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { startBalancer } from '../tests/balancer.ts'
import { cannotLimitFiles, refuseFileWrites } from '../tests/file-limit.ts'
import { startPostgres } from '../tests/postgres/postgres.ts'
import { startInstances } from '../tests/site-instances.ts'
import { postTrialForm, referenceIn } from '../tests/site-pair.ts'

type Seen = { phase: string; what: string; ms: number }

const mostSeconds = 300
const pages = [
  '/cn',
  '/en',
  '/en/about/news',
  '/cn/product/mvda',
  '/en/download/search?q=mvda',
  '/en/trial/trial',
]

const giveUp = setTimeout(() => {
  console.error(`The drill took more than ${mostSeconds} s.`)
  process.exit(1)
}, mostSeconds * 1_000)

const postgres = await startPostgres()
const databaseUrl = await postgres.createDatabase('drill')
const proxied = { TRUSTED_PROXIES: 'loopback' }
const sites = await startInstances(
  2,
  { ...proxied, DRAIN_DELAY_MS: '2000' },
  { ...proxied, DATABASE_URL: databaseUrl },
)
const balancer = await startBalancer(sites.urls)

const seen: Seen[] = []
const acknowledged: string[] = []
let phase = ''
let isOver = false
const visitors = [...Array.from({ length: 4 }, reader), ...Array.from({ length: 2 }, applicant)]

const play: [name: string, events: () => Promise<unknown>][] = [
  ['all is well', async () => {}],
  ['upstream killed', () => sites.upstream().kill()],
  ['upstream back', () => sites.startUpstream()],
  ['database crashed', () => postgres.crash()],
  ['database back', () => postgres.revive()],
  ...(cannotLimitFiles ? [] : diskFull()),
  ['rolling deploy', rollingDeploy],
  ['afterwards', async () => {}],
]
for (const [name, events] of play) {
  phase = name
  const before = seen.length
  await events()
  await wait(8_000)
  console.info(lineOf(name, seen.slice(before)))
}
isOver = true
await Promise.all(visitors)
const lost = await waitForLost()
console.info(`acknowledged ${acknowledged.length}, lost ${lost.length}`)
if (lost.length > 0 || acknowledged.length === 0) process.exitCode = 1
await balancer.close()
await sites.stop()
await postgres.stop()
clearTimeout(giveUp)

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
  const during = phase
  const answer = await asked.catch(() => undefined)
  await answer
    ?.clone()
    .arrayBuffer()
    .catch(() => {})
  const kept = answer?.headers.get('location')?.includes('kept=yes') ? ' kept' : ''
  seen.push({
    phase: during,
    what: `${kind} ${answer?.status ?? 'no answer'}${kept}`,
    ms: performance.now() - start,
  })
  return answer
}

function lineOf(name: string, all: readonly Seen[]): string {
  const counts = Object.entries(Object.groupBy(all, ({ what }) => what)).sort()
  const slowest = Math.max(0, ...all.map(({ ms }) => ms))
  const text = counts.map(([what, some]) => `${what}: ${some?.length}`).join(', ')
  return `${name.padEnd(18)} slowest ${(slowest / 1_000).toFixed(1)} s   ${text}`
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

/** What was acknowledged and is not in the database a minute later. */
async function waitForLost(): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (let tries = 0; ; tries += 1) {
      const { rows } = await client.query('select reference from trial_application')
      const stored = new Set(rows.map(({ reference }) => reference))
      const missing = acknowledged.filter((reference) => !stored.has(reference))
      if (missing.length === 0 || tries >= 60) return missing
      await wait(1_000)
    }
  } finally {
    await client.end()
  }
}
