// node bench/news-list.ts [articles]: does a late page of the news cost more than the first?
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../api/db/open-database.ts'
import type { Database } from '../api/db/tables.ts'
import { startPostgres } from '../tests/postgres.ts'
import { fillNews } from './news/fill-news.ts'
import { comparePages } from './news/measure-pages.ts'
import { type Comparison, report } from './news/report-pages.ts'

const articles = Number(process.argv[2] ?? 100_000)

const text = report([await onSqlite(), await onPostgres()], articles, new Date())
await writeFile(new URL('news-list.md', import.meta.url), text)
console.log(text)

async function onSqlite(): Promise<Comparison> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-news-'))
  try {
    return await compare('SQLite', await openDatabase({ dataDir }))
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function onPostgres(): Promise<Comparison> {
  const server = await startPostgres()
  try {
    const databaseUrl = await server.createDatabase('news')
    return await compare('PostgreSQL', await openDatabase({ databaseUrl, dataDir: '', silenceMs: 0 }))
  } finally {
    await server.stop()
  }
}

async function compare(engine: Comparison['engine'], db: Database): Promise<Comparison> {
  try {
    await fillNews(db, engine, articles)
    return { engine, ...(await comparePages(db, engine)) }
  } finally {
    await db.destroy()
  }
}
