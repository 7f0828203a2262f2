// node bench/downloads-search.ts [packages]: does a search of the downloads cost more where there are many packages?
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from '../api/db/open-database.ts'
import type { Database } from '../api/db/tables.ts'
import { startPostgres } from '../tests/postgres.ts'
import type { Engine } from './database/asked-queries.ts'
import { fillDatabase } from './downloads/fill-database.ts'
import { measure } from './downloads/measure.ts'
import { type EngineResult, report } from './downloads/report.ts'
import { foundBy, searchCases } from './downloads/search-cases.ts'
import { slowestPlan } from './downloads/slowest-plan.ts'

const sizes = [20, Number(process.argv[2] ?? 100_000)] as const
const VERSION = { SQLite: sql`select sqlite_version() as version`, PostgreSQL: sql`show server_version` }

const results = [await onSqlite(), await onPostgres()]
const text = report(results, new Date())
await writeFile(new URL('downloads-search.md', import.meta.url), text)
console.log(text)

async function onSqlite(): Promise<EngineResult> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-downloads-'))
  try {
    return await compare('SQLite', (size) => openDatabase({ dataDir: join(folder, `${size}`) }))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function onPostgres(): Promise<EngineResult> {
  const server = await startPostgres()
  try {
    return await compare('PostgreSQL', async (size) =>
      openDatabase({
        databaseUrl: await server.createDatabase(`packages_${size}`),
        dataDir: '',
        silenceMs: 0,
      }),
    )
  } finally {
    await server.stop()
  }
}

async function compare(engine: Engine, open: (size: number) => Promise<Database>): Promise<EngineResult> {
  const small = await open(sizes[0])
  const large = await open(sizes[1])
  try {
    const start = performance.now()
    await fillDatabase(small, engine, sizes[0])
    await fillDatabase(large, engine, sizes[1])
    const seconds = (performance.now() - start) / 1000
    console.error(`${engine}: ${sizes[1]} packages in ${seconds.toFixed(1)} s`)
    return { ...(await measureAll(engine, small, large)), sizes, filledIn: seconds }
  } finally {
    await Promise.all([small.destroy(), large.destroy()])
  }
}

async function measureAll(
  engine: Engine,
  small: Database,
  large: Database,
): Promise<Omit<EngineResult, 'sizes' | 'filledIn'>> {
  const smallCases = await searchCases(small)
  const rows: EngineResult['rows'] = []
  for (const [index, one] of (await searchCases(large)).entries()) {
    const { times, rounds } = await measure([
      { db: small, case: smallCases[index] ?? one },
      { db: large, case: one },
    ])
    const [ofSmall, ofLarge] = times
    const found = await foundBy(large, one)
    if (ofSmall && ofLarge) rows.push({ name: one.name, found, small: ofSmall, large: ofLarge, rounds })
  }
  const [slowest] = rows.toSorted((a, b) => b.large.median - a.large.median)
  const slowestCase = (await searchCases(large)).find(({ name }) => name === slowest?.name)
  if (!slowestCase) throw new Error('nothing was measured')
  const plan = await slowestPlan(large, engine, slowestCase)
  return {
    engine,
    version: await versionOf(large, engine),
    rows,
    slowest: { name: slowestCase.name, ...plan },
  }
}

async function versionOf(db: Database, engine: Engine): Promise<string> {
  const { rows } = await VERSION[engine].execute(db)
  return String(Object.values(rows[0] ?? {})[0])
}
