import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type ReferrerKind, referrerKinds } from './referrer-kind.ts'

/** Visits of one page, in the order of `referrerKinds`. */
export type Counts = Uint32Array

export type VisitStore = {
  /**
   * Adds counts to a day, all or none.
   * @throws when they cannot be written, or another process is writing right now
   */
  add(day: string, pages: ReadonlyMap<string, Counts>): void
  close(): void
}

export type VisitRow = { day: string; page: string; referrer: ReferrerKind; visits: number }

/** Stands for pages beyond the bounds. */
export const otherPages = '(other)'

/** So many rows a day at most, whatever is asked for. */
const mostRows = 20_000

/** Counts are kept this long, days: enough to compare a month with that of last year. */
const keepDays = 400

/** Opens the file, which several processes may share. A failure of the machine loses what was not yet on the disk. */
export function openVisitStore(file: string): VisitStore {
  mkdirSync(dirname(file), { recursive: true })
  // nobody waits for a visit to be counted: what is busy now is tried again later
  const database = new DatabaseSync(file, { timeout: 20 })
  database.exec(`pragma journal_mode = wal; pragma synchronous = normal;
    create table if not exists visits (
      day text not null, page text not null, referrer text not null, visits integer not null,
      primary key (day, page, referrer)
    ) strict, without rowid`)
  const insert = database.prepare(`insert into visits values (?, ?, ?, ?)
    on conflict do update set visits = visits + excluded.visits`)
  const rowsOf = database.prepare('select count(*) as rows from visits where day = ?')
  const isKnown = database.prepare('select 1 from visits where day = ? and page = ?')
  const purge = database.prepare(`delete from visits where day < date(?, '-${keepDays} days')`)
  return {
    add: (day, pages) => {
      database.exec('begin immediate')
      try {
        const full = Number(rowsOf.get(day)?.rows) + pages.size * referrerKinds.length > mostRows
        for (const [page, counts] of pages) {
          const name = full && !isKnown.get(day, page) ? otherPages : page
          for (const [kind, visits] of counts.entries())
            if (visits > 0) insert.run(day, name, referrerKinds[kind] ?? 'other', visits)
        }
        purge.run(day)
        database.exec('commit')
      } catch (error) {
        database.exec('rollback')
        throw error
      }
    },
    close: () => database.close(),
  }
}

/** The rows of the days from `since` (ISO date) on. */
export function readVisitRows(file: string, since: string): VisitRow[] {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 2_000 })
  try {
    return database.prepare('select * from visits where day >= ?').all(since) as VisitRow[]
  } finally {
    database.close()
  }
}
