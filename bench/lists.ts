import { join } from 'node:path'
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import type { ThrowawaySite } from '../tests/setup/throwaway-site.ts'
import { type Figure, figure, median } from './figures.ts'

type Page = { items: unknown[]; nextCursor: string | null }

const rows = 10_000
const pageSize = 10
const rounds = 300

/** Last page of a long list compared with the first, from SQLite (keyset pagination). */
export async function lists({ apiBaseUrl, dataDir }: ThrowawaySite): Promise<Figure[]> {
  fill(dataDir)
  return [
    await compare('news', `${apiBaseUrl}/news?lang=cn`),
    await compare('downloads', `${apiBaseUrl}/downloads?`),
  ]
}

function fill(dataDir: string): void {
  const db = new DatabaseSync(join(dataDir, 'upstream.sqlite'))
  const [news] = db.prepare('select * from news limit 1').all()
  const texts = db.prepare('select * from news_text where news_id = ?').all(news?.id ?? null)
  const packages = db.prepare('select * from download').all()
  db.exec('begin')
  for (let number = 0; number < rows; number += 1) {
    const id = `00000000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`
    const date = new Date(Date.UTC(2012, 0, 1 + Math.floor(number / 20))).toISOString().slice(0, 10)
    insert(db, 'news', { ...news, id, publish_date: date })
    for (const text of texts) insert(db, 'news_text', { ...text, news_id: id })
    const distinct = { id, sha256: id, line: id, file_name: `${id}.bin`, released_at: date }
    insert(db, 'download', { ...packages[number % packages.length], ...distinct })
  }
  db.exec('commit')
  db.close()
}

function insert(db: DatabaseSync, table: string, row: Record<string, SQLOutputValue>): void {
  const marks = Object.keys(row).map(() => '?')
  db.prepare(`insert into ${table} (${Object.keys(row).join(', ')}) values (${marks.join(', ')})`).run(
    ...Object.values(row),
  )
}

async function compare(name: string, list: string): Promise<Figure> {
  const first = `${list}&limit=${pageSize}`
  const last = `${first}&cursor=${encodeURIComponent(await lastCursor(`${list}&limit=50`))}`
  const taken: Record<string, number[]> = { [first]: [], [last]: [] }
  for (let round = 0; round < rounds; round += 1)
    for (const [address, ms] of Object.entries(taken)) {
      const began = performance.now()
      const { items } = await read(address)
      ms.push(performance.now() - began)
      if (items.length !== pageSize) throw new Error(`${address} has ${items.length} items.`)
    }
  const [ofFirst, ofLast] = [first, last].map((address) => median(taken[address] ?? []))
  const beside = `${ofLast?.toFixed(2)} ms to ${ofFirst?.toFixed(2)} ms, SQLite`
  const title = `${name}, ${rows.toLocaleString('en')} rows: last page to first`
  return figure(title, (ofLast ?? Number.NaN) / (ofFirst ?? Number.NaN), { digits: 2, most: 1.5, beside })
}

/** Cursor of the last full page. */
async function lastCursor(list: string): Promise<string> {
  const cursors = ['']
  for (let address = list; ; address = `${list}&cursor=${encodeURIComponent(cursors.at(-1) ?? '')}`) {
    const { nextCursor } = await read(address)
    if (nextCursor === null) break
    cursors.push(nextCursor)
  }
  if (cursors.length * 50 < rows) throw new Error(`${list} ends after ${cursors.length} pages.`)
  return cursors.at(-2) ?? ''
}

async function read(address: string): Promise<Page> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  return (await response.json()) as Page
}
