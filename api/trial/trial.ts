import type { Database } from '../db/tables.ts'
import type { ProxyTrust } from '../http/trusted-proxies.ts'
import type { Log } from '../log.ts'
import type { TrialSecrets } from './secrets.ts'

/** What everything about trials stands on. */
export interface Trial {
  db: Database
  /** Milliseconds since the epoch. */
  now: () => number
  log: Log
  secrets: TrialSecrets
  /** Proxies that say whom they speak for. */
  isTrustedProxy: ProxyTrust
  /** Where notifications go. */
  salesEmail: string
  /** The site, where mails lead to: `https://www.firm.example`. */
  siteOrigin: string
  /** Where the staff side is, for notices to a webhook; undefined: none are sent. */
  noticeOrigin?: string | undefined
  /** Called after a message has been committed to the outbox. */
  wakeMail: () => void
}
