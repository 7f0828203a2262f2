import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '../api/db/migrate.ts'
import { openDatabase } from '../api/db/open-database.ts'
import type { Database } from '../api/db/tables.ts'
import { fillApplications, fillRest, newestAt } from '../tests/fill-tables.ts'
import { startPostgres } from '../tests/postgres/postgres.ts'
import { StaffClient } from '../tests/staff-client.ts'
import { type Figure, figure } from './figures.ts'

const defaultSizes = [1_000, 10_000, 100_000]
const rounds = 20
const firstLead = '/leads/0190000a-0000-7000-8000-000000000007'

/** Reads with their maximum time in ms. Paths are below `/staff/v1` unless public. */
const reads: [name: string, path: string, most: number][] = [
  ['/version', '/version', 2],
  ['news', '/news?lang=cn', 300],
  ['news, search', '/news?lang=cn&q=9999', 300],
  ['news, page 100', '/news?lang=cn&limit=8&page=100', 300],
  ['downloads', '/downloads', 300],
  ['applications, open', '/staff/v1/leads?status=open', 300],
  ['applications, due', '/staff/v1/leads?call=1&sort=due', 300],
  ['applications, search', '/staff/v1/leads?q=firm-77.', 300],
  ['one application', `/staff/v1${firstLead}`, 300],
  ['audit', '/staff/v1/audit', 300],
  ['audit, search', `/staff/v1/audit?q=${encodeURIComponent('说明99')}`, 300],
  ['articles of the staff', '/staff/v1/news', 300],
  ['articles of the staff, search', '/staff/v1/news?q=99', 300],
  ['figures of 90 days', '/staff/v1/figures?days=90', 100],
]

/** CPU time of reads at the given numbers of leads, audit entries and mails; growth as an exponent. */
export async function growth(given: readonly number[]): Promise<Figure[]> {
  const sizes = given.length > 0 ? given : defaultSizes
  const postgres = await startPostgres()
  const figures: Figure[] = []
  try {
    for (const kind of ['SQLite', 'PostgreSQL']) {
      const taken = new Map<string, number[]>()
      for (const size of sizes) {
        const databaseUrl = kind === 'SQLite' ? undefined : await postgres.createDatabase(`rows_${size}`)
        for (const [name, ms] of await measure(size, databaseUrl))
          taken.set(name, [...(taken.get(name) ?? []), ms])
      }
      for (const [name, , most] of [...reads, ['export, longest step', '', 100] as const]) {
        const all = taken.get(name) ?? []
        const [least = Number.NaN, largest = Number.NaN] = [all[0], all.at(-1)]
        const exponent = Math.log10(largest / least) / Math.log10((sizes.at(-1) ?? 1) / (sizes[0] ?? 1))
        const rows = sizes.map((size) => size.toLocaleString('en')).join('; ')
        const beside = `${all.map((ms) => ms.toFixed(1)).join('; ')} ms with ${rows} rows; exponent ${exponent.toFixed(2)}`
        figures.push(figure(`growth, ${kind}: ${name}`, largest, { unit: ' ms', digits: 1, most, beside }))
      }
      const [rows] = taken.get('export, rows')?.slice(-1) ?? []
      figures.push(figure(`growth, ${kind}: rows of the export`, rows ?? 0, { least: sizes.at(-1) ?? 0 }))
    }
  } finally {
    await postgres.stop()
  }
  return figures
}

async function measure(size: number, databaseUrl: string | undefined): Promise<Map<string, number>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-growth-'))
  const db = await openDatabase({ dataDir, databaseUrl, silenceMs: 0 })
  try {
    await migrate(db)
    await fillApplications(db, size)
    await fillRest(db, size)
    return await measureReads(db, dataDir)
  } finally {
    await db.destroy()
    await rm(dataDir, { recursive: true })
  }
}

async function measureReads(db: Database, dataDir: string): Promise<Map<string, number>> {
  const client = new StaffClient(db, { dataDir, now: () => newestAt + 3_600_000 })
  const token = await client.member('admin')
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const taken = new Map<string, number>()
  for (const [name, path] of reads) {
    // the clock of a thread's processor may go in steps of 4 ms
    let sum = 0
    for (let round = 0; round <= rounds; round += 1) {
      const before = process.threadCpuUsage()
      const response = await client.app.request(path, { headers })
      await response.text()
      const { user, system } = process.threadCpuUsage(before)
      if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
      // the first one compiles
      if (round > 0) sum += user + system
    }
    taken.set(name, sum / rounds / 1_000)
  }
  const body = JSON.stringify({ lang: 'cn' })
  const file = await client.app.request('/staff/v1/leads/csv', { method: 'POST', headers, body })
  let [longest, rows] = [0, 0]
  let before = process.threadCpuUsage()
  for await (const chunk of (file.body ?? []) as AsyncIterable<Uint8Array>) {
    const { user, system } = process.threadCpuUsage(before)
    longest = Math.max(longest, (user + system) / 1_000)
    rows +=
      Buffer.from(chunk)
        .toString()
        .match(/"T-TEST-\d+"/g)?.length ?? 0
    before = process.threadCpuUsage()
  }
  return taken.set('export, longest step', longest).set('export, rows', rows)
}
