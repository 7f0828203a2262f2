import type { Log } from '../base/log.ts'
import type { TrialSecrets } from '../base/trial-secrets.ts'
import type { Database } from '../db/tables.ts'
import type { ProxyTrust } from '../http/caller.ts'

/** What everything that visitors write to stands on. */
export interface Services {
  db: Database
  /** Milliseconds since the epoch. */
  now: () => number
  log: Log
  secrets: TrialSecrets
  /** Proxies that say whom they speak for. */
  isTrustedProxy: ProxyTrust
  /** Called after a message has been committed to the outbox. */
  wakeMail: () => void
}
