import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { isIPv4, isIPv6 } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Gauge, type Registry } from 'prom-client'
import { siteEnv } from '#src/site/env.ts'
import { reportFailure } from '#src/site/report.ts'

/** The longest pause between two attempts to deliver one application, in ms. */
export const longestPause = 10_000

export type KeptApplication = {
  key: string
  application: object
  receivedAt: string
  attempts: number
}

/**
 * Commits an application to the site's own inbox, through to the disk (SQLite, WAL, synchronous=FULL), for delivery
 * once the upstream is back.
 * @returns `kept` only after the commit; `conflict` where the key was used for other content; `limited` where as many
 *   as may be kept unchecked are; `failed` where it could not be written (disk full, folder not writable)
 */
export async function keepApplication(
  application: object,
  key: string,
  email: string,
  clientAddress: string | undefined,
): Promise<'kept' | 'conflict' | 'limited' | 'failed'> {
  const recipient = email.toLowerCase()
  const network = networkOf(clientAddress)
  const body = JSON.stringify(application)
  const digest = createHash('sha256').update(body).digest('hex')
  const giveUpAt = performance.now() + lockTimeout
  for (;;) {
    try {
      const inbox = openInbox()
      const digestOf = inbox.prepare('select digest from inbox where id = ?')
      if (!digestOf.get(key)) {
        if (isOverLimit(inbox, recipient, network)) return 'limited'
        inbox.prepare(insert).run(key, body, digest, new Date().toISOString(), recipient, network)
      }
      return digestOf.get(key)?.digest === digest ? 'kept' : 'conflict'
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
 * Applications to deliver now: the oldest of every client network, then the second of each, so that a flood from one
 * holds back nobody else. One that would be due later than the longest pause allows was put off by a clock that has
 * been set back since.
 */
export function dueApplications(limit = 200): KeptApplication[] {
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

/** The upstream has them: their personal data leaves the inbox in one commit, their keys stay for 30 days against replays. */
export function markDelivered(keys: readonly string[]): void {
  const inbox = openInbox()
  const mark = inbox.prepare("update inbox set delivered_at = ?, body = '', recipient = '' where id = ?")
  inbox.exec('begin immediate')
  try {
    for (const key of keys) mark.run(new Date().toISOString(), key)
    inbox.exec('commit')
  } catch (error) {
    inbox.exec('rollback')
    throw error
  }
}

/** Forgets the keys of what was delivered 30 days ago, and what the write-ahead log still holds of what was delivered. */
export function forgetDelivered(): void {
  const inbox = openInbox()
  inbox
    .prepare('delete from inbox where delivered_at < ?')
    .run(new Date(Date.now() - 30 * 86_400_000).toISOString())
  inbox.exec('pragma wal_checkpoint(truncate)')
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
const lockTimeout = 2_000

/** SQLITE_BUSY: SQLite itself hardly waits, as it would do so in the event loop. */
function isLocked(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5
}

let opened: DatabaseSync | undefined

const insert = `insert into inbox (id, body, digest, created_at, attempts, next_at, recipient, network)
  values (?, ?, ?, ?, 0, 0, ?, ?) on conflict (id) do nothing`

const due = `select id, body, created_at, attempts from inbox
  where delivered_at is null and (next_at <= ? or next_at > ?)
  order by row_number() over (partition by network order by created_at), created_at limit ?`

/**
 * What may be kept unchecked within an hour. Rows are counted, so that a restart forgets nothing. No number of others
 * refuses anybody: from `many` on each network may have fewer.
 */
const limits = { recipient: 5, network: 60, many: 2_000, networkOfMany: 5 }

const recent = `select count(*) as "all", count(*) filter (where recipient = ?) as recipient,
  count(*) filter (where network = ?) as network from inbox where created_at > ?`

function isOverLimit(inbox: DatabaseSync, recipient: string, network: string): boolean {
  const counts = inbox.prepare(recent).get(recipient, network, new Date(Date.now() - 3_600_000).toISOString())
  const most = Number(counts?.all) >= limits.many ? limits.networkOfMany : limits.network
  return Number(counts?.recipient) >= limits.recipient || Number(counts?.network) >= most
}

/** The network of a client, as limits count: the /24 of an IPv4 address, the /48 of an IPv6 one. */
function networkOf(address = ''): string {
  if (isIPv4(address)) return address.replace(/\d+$/, '0/24')
  if (!isIPv6(address)) return ''
  // URL writes an address in its canonical form (RFC 5952), whose :: stands for the groups that are left out
  const [head = '', tail = ''] = new URL(`http://[${address.replace(/%.*/, '')}]`).hostname
    .slice(1, -1)
    .split('::')
  const groups = (text: string) => text.split(':').filter(Boolean)
  const zeros = Array<string>(8 - groups(head).length - groups(tail).length).fill('0')
  return `${[...groups(head), ...zeros, ...groups(tail)].slice(0, 3).join(':')}::/48`
}

function openInbox(): DatabaseSync {
  if (opened) return opened
  const folder = siteEnv().dataDir
  mkdirSync(folder, { recursive: true })
  const database = new DatabaseSync(join(folder, 'inbox.sqlite'), { timeout: 20 })
  database.exec(`pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;
    create table if not exists inbox (
      id text primary key, body text not null, digest text not null, created_at text not null,
      attempts integer not null, next_at integer not null, delivered_at text,
      recipient text not null, network text not null
    ) strict;
    create index if not exists inbox_created_at on inbox (created_at)`)
  opened = database
  return database
}

/** Measures what waits in the site's inbox, whenever somebody asks; an inbox that cannot be read is said to be so. */
export function measureInbox(registry: Registry): void {
  const registers = [registry]
  // first: metrics are collected in the order they were registered
  const readable: Gauge = new Gauge({
    name: 'site_inbox_readable',
    help: '1 where kept applications can be read.',
    registers,
    collect: () => {
      try {
        const { waiting, oldest } = inboxDepth()
        depth.set(waiting)
        age.set(oldest ? Math.max(0, (Date.now() - Date.parse(oldest)) / 1000) : 0)
        readable.set(1)
      } catch {
        readable.set(0)
      }
    },
  })
  const depth = new Gauge({ name: 'site_inbox_depth', help: 'Applications that wait.', registers })
  const age = new Gauge({
    name: 'site_inbox_age_seconds',
    help: 'How long the oldest has waited.',
    registers,
  })
}
