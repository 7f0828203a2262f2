import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { migrate } from '../api/db/migrate.ts'
import { openDatabase } from '../api/db/open-database.ts'
import { fillApplications, fillRest, newestAt } from '../tests/fill-tables.ts'
import { startPostgres } from '../tests/postgres/postgres.ts'
import { StaffClient } from '../tests/staff-client.ts'
import { type Figure, figure } from './figures.ts'

const defaultSizes = [1_000, 10_000, 100_000]
const rounds = 5
/** CPU ms: of a read, and of what keeps others waiting. */
const mostRead = 100
const mostStep = 100
/** MB */
const mostMemory = 400
/** CPU ms at the largest size below which reads share a figure. */
const noteworthy = 20

/** Ids of `fill-tables.ts` by the resource of a path. */
const ids = { news: 1, downloads: 2, packages: 2, jobs: 5, leads: 'a', staff: 0, media: 0 } as const

type Ask = { name: string; path: string; method?: string; body?: object; most?: number; once?: true }

const lead = idOf('leads')
const person = 'person-7@firm-7.example'

/** Beside each GET of the two descriptions: what they are asked, and what reads or writes much by other methods. */
const variants: Ask[] = [
  { name: '/version', path: '/version', most: 4 },
  { name: 'news, search', path: '/news?lang=cn&q=9999' },
  { name: 'news, page 100', path: '/news?lang=cn&limit=8&page=100' },
  { name: 'applications, overdue', path: '/staff/v1/leads?overdue=1&sort=due' },
  { name: 'applications, search', path: '/staff/v1/leads?q=firm-77.' },
  { name: 'audit, search', path: `/staff/v1/audit?q=${encodeURIComponent('说明99')}` },
  { name: 'articles of the staff, search', path: '/staff/v1/news?q=99' },
  { name: 'articles of the staff, by category', path: '/staff/v1/news?category=story&sort=title' },
  { name: 'recipients, search', path: '/staff/v1/persons/recipients?q=firm-77.' },
  { name: 'figures of 90 days', path: '/staff/v1/figures?days=90' },
  post('person, by telephone', 'persons/find', { by: '13800000007' }),
  post('person, by address', 'persons/find', { by: person }),
  post('person, by application', 'persons/find', { lead }),
  post('person, export', 'persons/export', { emails: [person] }),
  post('recipients as CSV', 'persons/recipients/csv', undefined, { most: 1_000 }),
  post('applications as CSV', 'leads/csv', { lang: 'cn' }, { most: 20_000, once: true }),
  post('correct a person', 'persons/correct', { emails: [person], name: '改名' }, { once: true }),
  post('erase a person', 'persons/erase', { emails: [person], confirm: person }, { once: true }),
]

/** CPU time, the longest step and memory of every read at the given numbers of rows; growth as an exponent. */
export async function growth(given: readonly number[]): Promise<Figure[]> {
  const sizes = given.length > 0 ? given : defaultSizes
  const postgres = await startPostgres()
  const figures: Figure[] = []
  try {
    for (const kind of ['SQLite', 'PostgreSQL']) {
      const measured: Measured[] = []
      for (const size of sizes) {
        const databaseUrl = kind === 'SQLite' ? undefined : await postgres.createDatabase(`rows_${size}`)
        measured.push(await measure(size, databaseUrl))
      }
      figures.push(...figuresOf(`growth, ${kind}`, sizes, measured))
    }
  } finally {
    await postgres.stop()
  }
  return figures
}

type Cost = { cpu: number; step: number; most: number }
type Measured = { costs: Map<string, Cost>; failed: string[]; memory: number }

function figuresOf(prefix: string, sizes: readonly number[], measured: readonly Measured[]): Figure[] {
  const last = measured.at(-1) as Measured
  const rows = sizes.map((size) => size.toLocaleString('en')).join('; ')
  const costs = [...last.costs].toSorted(([, a], [, b]) => b.cpu - a.cpu)
  const few = costs.filter(([, { cpu, step }]) => Math.max(cpu, step) >= noteworthy)
  const rest = costs.slice(few.length)
  const told = few.flatMap(([name, { cpu, step, most }]) => {
    const all = measured.map(({ costs }) => costs.get(name)?.cpu ?? Number.NaN)
    const exponent = Math.log10(cpu / (all[0] ?? cpu)) / Math.log10((sizes.at(-1) ?? 1) / (sizes[0] ?? 1))
    const beside = `${all.map((ms) => ms.toFixed(1)).join('; ')} ms with ${rows} rows; exponent ${exponent.toFixed(2)}; longest step ${step.toFixed(0)} ms`
    return [
      figure(`${prefix}: ${name}`, cpu, { unit: ' ms', digits: 1, most, beside }),
      ...(step > mostStep
        ? [figure(`${prefix}: ${name}, longest step`, step, { unit: ' ms', most: mostStep })]
        : []),
    ]
  })
  return [
    ...told,
    figure(`${prefix}: slowest of ${rest.length} other reads`, rest[0]?.[1].cpu ?? 0, {
      unit: ' ms',
      digits: 1,
      most: mostRead,
      beside: rest[0]?.[0] ?? '',
    }),
    figure(`${prefix}: reads that are not measured`, last.failed.length, {
      beside: last.failed.join(', '),
    }),
    figure(`${prefix}: memory`, last.memory, { unit: ' MB', most: mostMemory }),
  ]
}

async function measure(size: number, databaseUrl: string | undefined): Promise<Measured> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-growth-'))
  const db = await openDatabase({ dataDir, databaseUrl, silenceMs: 0 })
  try {
    await migrate(db)
    await fillApplications(db, size)
    await fillRest(db, size)
    const client = new StaffClient(db, { dataDir, now: () => newestAt + 3_600_000 })
    return await measureReads(client)
  } finally {
    await db.destroy()
    await rm(dataDir, { recursive: true })
  }
}

async function measureReads(client: StaffClient): Promise<Measured> {
  const token = await client.member('admin')
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const measured: Measured = { costs: new Map(), failed: [], memory: 0 }
  for (const { name, path, method = 'GET', body, most = mostRead, once } of [
    ...(await readsOf(client, '')),
    ...(await readsOf(client, '/staff/v1')),
    ...variants,
  ]) {
    const ask = async () => {
      const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
      const { ok, status, body: stream } = await client.app.request(path, init)
      for await (const _ of stream ?? []) measured.memory = Math.max(measured.memory, memory())
      return ok || status
    }
    const answered = once ? true : await ask()
    if (answered !== true) {
      measured.failed.push(`${name} (${answered})`)
      continue
    }
    let sum = 0
    const times = once ? 1 : rounds
    // the clock of a thread's processor may go in steps of 4 ms
    if (!once)
      for (let round = 0; round < times; round += 1) {
        const before = cpu()
        await ask()
        sum += cpu() - before
      }
    const { total, longest } = await stepsOf(ask)
    measured.costs.set(name, { cpu: once ? total : sum / times, step: longest, most })
  }
  return measured
}

/** What the event loop does between two turns, with the turns themselves. */
async function stepsOf(work: () => Promise<unknown>) {
  const start = cpu()
  let [before, longest, isOver] = [start, 0, false]
  const watch = async () => {
    while (!isOver) {
      await turn()
      const now = cpu()
      longest = Math.max(longest, now - before)
      before = now
    }
  }
  const watching = watch()
  await work()
  isOver = true
  await watching
  return { total: cpu() - start, longest }
}

/** Every GET that a description names, with ids that are filled in. */
async function readsOf(client: StaffClient, base: string): Promise<Ask[]> {
  const description = await (await client.app.request(`${base}/openapi.json`)).json()
  return Object.entries<object>(description.paths)
    .filter(([, methods]) => 'get' in methods)
    .map(([pattern]) => {
      const path = pattern.startsWith(base) ? pattern : base + pattern
      const [, resource = ''] = path.slice(base.length).split('/')
      return { name: path, path: path.replaceAll(/\{\w+\}/g, idOf(resource)) }
    })
}

function idOf(resource: string): string {
  const table = ids[resource as keyof typeof ids] ?? 0
  return `0190000${table}-0000-7000-8000-000000000007`
}

function post(name: string, path: string, body?: object, more: Partial<Ask> = {}): Ask {
  return { name, path: `/staff/v1/${path}`, method: 'POST', ...(body && { body }), ...more }
}

function cpu(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

function memory(): number {
  return process.memoryUsage.rss() / 1_000_000
}
