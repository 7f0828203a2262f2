import type { Log } from '../base/log.ts'
import type { TrialSecrets } from '../base/trial-secrets.ts'
import type { Database } from '../db/tables.ts'
import type { ProxyTrust } from '../http/caller.ts'

/** Dependencies of everything visitors write to. */
export interface Services {
  db: Database
  /** ms since the epoch */
  now: () => number
  log: Log
  secrets: TrialSecrets
  isTrustedProxy: ProxyTrust
  /** Call after a message has been committed to the outbox. */
  wakeMail: () => void
}
