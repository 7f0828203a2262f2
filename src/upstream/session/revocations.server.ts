import { closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { siteEnv } from '#src/site/env.ts'
import { reportFailure } from '#src/site/report.ts'

/** No session lives as long, in ms. */
const keptFor = 90 * 86_400_000

/**
 * Whether somebody has logged out with a token while the upstream could not be told: this site takes it no more, though
 * the upstream still would.
 */
export function isRevoked(token: string): boolean {
  return pendingRevocations().has(token)
}

/** Tokens the upstream has still to be told of. */
export function pendingRevocations(): ReadonlySet<string> {
  pending ??= readPending()
  return pending
}

/** Keeps a token until the upstream has revoked it, also over a restart. It is sent as it is: a hash would not do. */
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

/** In a file of its own, which no backup takes along: whoever reads it can log in until the upstream is back. */
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

/** A disk that takes nothing leaves what is in memory. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    reportFailure(error, 'revocations')
    return undefined
  }
}
