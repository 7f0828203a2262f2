import { closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { siteEnv } from '#src/site/env.ts'
import { reportFailure } from '#src/site/report.ts'

/** Longer than any session, ms. */
const keptFor = 90 * 86_400_000

/** Whether the token was logged out during an outage: rejected here, though still valid upstream. */
export function isRevoked(token: string): boolean {
  return pendingRevocations().has(token)
}

export function pendingRevocations(): ReadonlySet<string> {
  pending ??= readPending()
  return pending
}

/** Persists a token until it is revoked upstream, which needs the token itself, not a hash. */
export function keepRevocation(token: string): void {
  pendingRevocations()
  pending?.add(token)
  attempt(() => open().prepare('insert or ignore into revocation values (?, ?)').run(token, Date.now()))
}

export function forgetRevocation(token: string): void {
  pending?.delete(token)
  attempt(() => open().prepare('delete from revocation where token = ?').run(token))
}

let pending: Set<string> | undefined
let opened: DatabaseSync | undefined

function readPending(): Set<string> {
  const rows = attempt(() => {
    open()
      .prepare('delete from revocation where kept_at < ?')
      .run(Date.now() - keptFor)
    return open().prepare('select token from revocation').all()
  })
  return new Set(rows?.map(({ token }) => String(token)))
}

/** A separate file, excluded from backups: its tokens are valid until the upstream is back. */
function open(): DatabaseSync {
  if (opened) return opened
  const folder = siteEnv().dataDir
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'revocations.sqlite')
  closeSync(openSync(file, 'a', 0o600))
  opened = new DatabaseSync(file)
  opened.exec(`pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;
    create table if not exists revocation (token text primary key, kept_at integer not null) strict`)
  return opened
}

/** Without a writable disk, memory has to do. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    reportFailure(error, 'revocations')
    return undefined
  }
}
