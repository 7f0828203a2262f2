import type { Database } from '../db/tables.ts'
import type { ProxyTrust } from '../http/trusted-proxies.ts'
import type { Log } from '../log.ts'
import type { TrialSecrets } from '../trial/secrets.ts'
import type { PasswordHasher } from './passwords/password-hash.ts'

/** What everything about accounts stands on. */
export interface Accounts {
  db: Database
  /** Milliseconds since the epoch. */
  now: () => number
  log: Log
  secrets: TrialSecrets
  /** Proxies that say whom they speak for. */
  isTrustedProxy: ProxyTrust
  passwords: PasswordHasher
  /** Called after a message has been committed to the outbox. */
  wakeMail: () => void
  /** Waits before an answer, see try-limits.ts. */
  pause: (ms: number) => Promise<unknown>
  /** Origins of the sites a visitor may be sent back to; the first one is home. */
  siteOrigins: readonly [string, ...string[]]
  /** Domain of the cookies; undefined keeps them on the host. */
  cookieDomain: string | undefined
}
