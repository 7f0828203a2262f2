import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { siteEnv } from '#src/site/env.ts'
import { reportFailure } from '#src/site/report.ts'

/** The longest pause between two attempts to deliver one application, in ms. */
export const longestPause = 15 * 60_000

export type KeptApplication = {
  key: string
  application: object
  receivedAt: string
  attempts: number
}

/**
 * Commits an application to the site's own inbox, through to the disk (SQLite, WAL, synchronous=FULL), for delivery
 * once the upstream is back.
 * @returns `kept` only after the commit; `conflict` where the key was used for other content; `failed` where it could
 *   not be written (disk full, folder not writable)
 */
export async function keepApplication(
  application: object,
  key: string,
): Promise<'kept' | 'conflict' | 'failed'> {
  const body = JSON.stringify(application)
  const digest = createHash('sha256').update(body).digest('hex')
  const giveUpAt = performance.now() + lockPatience
  for (;;) {
    try {
      const inbox = openInbox()
      inbox.prepare(insert).run(key, body, digest, new Date().toISOString())
      const row = inbox.prepare('select digest from inbox where id = ?').get(key)
      return row?.digest === digest ? 'kept' : 'conflict'
    } catch (error) {
      if (isLocked(error) && performance.now() < giveUpAt) {
        await new Promise((resolve) => setTimeout(resolve, 20))
        continue
      }
      reportFailure(error, 'trial inbox')
      closeInbox()
      return 'failed'
    }
  }
}

/**
 * Applications to deliver now, oldest first. One that would be due later than the longest pause allows was put off by
 * a clock that has been set back since.
 */
export function dueApplications(limit = 20): KeptApplication[] {
  const now = Date.now()
  const rows = openInbox()
    .prepare(due)
    .all(now, now + longestPause, limit)
  return rows.map((row) => ({
    key: String(row.id),
    application: JSON.parse(String(row.body)) as object,
    receivedAt: String(row.created_at),
    attempts: Number(row.attempts),
  }))
}

/** The upstream has it: its personal data leaves the inbox, its key stays for 30 days against replays. */
export function markDelivered(key: string): void {
  openInbox()
    .prepare("update inbox set delivered_at = ?, body = '' where id = ?")
    .run(new Date().toISOString(), key)
  openInbox()
    .prepare('delete from inbox where delivered_at < ?')
    .run(new Date(Date.now() - 30 * 86_400_000).toISOString())
}

/** @param nextAt time of the next attempt, in ms */
export function markFailed(key: string, nextAt: number): void {
  openInbox().prepare('update inbox set attempts = attempts + 1, next_at = ? where id = ?').run(nextAt, key)
}

/** How many applications wait for delivery, and since when the oldest does (ISO time). */
export function inboxDepth(): { waiting: number; oldest: string | null } {
  const row = openInbox()
    .prepare('select count(*) as waiting, min(created_at) as oldest from inbox where delivered_at is null')
    .get()
  return { waiting: Number(row?.waiting ?? 0), oldest: row?.oldest ? String(row.oldest) : null }
}

export function closeInbox(): void {
  opened?.close()
  opened = undefined
}

/** Another process (a backup, an erasure) that writes to the inbox is waited for so long, in ms. */
const lockPatience = 2_000

/** SQLITE_BUSY: SQLite itself hardly waits, as it would do so in the event loop. */
function isLocked(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5
}

let opened: DatabaseSync | undefined

const insert = `insert into inbox (id, body, digest, created_at, attempts, next_at)
  values (?, ?, ?, ?, 0, 0) on conflict (id) do nothing`

const due = `select id, body, created_at, attempts from inbox
  where delivered_at is null and (next_at <= ? or next_at > ?) order by created_at limit ?`

function openInbox(): DatabaseSync {
  if (opened) return opened
  const folder = siteEnv().dataDir
  mkdirSync(folder, { recursive: true })
  const database = new DatabaseSync(join(folder, 'inbox.sqlite'), { timeout: 20 })
  database.exec(`pragma journal_mode = wal; pragma synchronous = full;
    create table if not exists inbox (
      id text primary key, body text not null, digest text not null, created_at text not null,
      attempts integer not null, next_at integer not null, delivered_at text
    ) strict`)
  opened = database
  return database
}
